/** Several members at once: from a workbook, or typed. */
export const importMessages = {
  importTitle: { id: 'group.importTitle', defaultMessage: 'From Excel' },
  importText: {
    id: 'group.importText',
    defaultMessage:
      'Nothing is saved before you have seen what would be. A member whose number is on the list already is updated.',
  },
  importLimits: { id: 'group.importLimits', defaultMessage: '.xlsx, at most 2 MB and 1,000 rows' },
  choose: { id: 'group.choose', defaultMessage: 'Choose a file' },
  checking: { id: 'group.checking', defaultMessage: 'Checking {file}…' },
  tooLarge: { id: 'group.tooLarge', defaultMessage: 'The file has more than 2 MB. Please divide it.' },
  notXlsx: { id: 'group.notXlsx', defaultMessage: 'Please choose an .xlsx file' },
  batchTitle: { id: 'group.batchTitle', defaultMessage: 'Add several members' },
  batchText: { id: 'group.batchText', defaultMessage: 'One row for each. Empty rows are left out.' },
  counts: {
    id: 'group.counts',
    defaultMessage: '{total, plural, one {# row} other {# rows}}: {good} can be saved, {bad} to mend',
  },
  mendHint: { id: 'group.mendHint', defaultMessage: 'Mend the marked cells here, or leave their rows out.' },
  faultsTitle: { id: 'group.faultsTitle', defaultMessage: '{count, plural, one {# problem} other {# problems}}' },
  noFaults: { id: 'group.noFaults', defaultMessage: 'Everything is right.' },
  place: { id: 'group.place', defaultMessage: 'Row {row}, column {column}, {title}' },
  placeRow: { id: 'group.placeRow', defaultMessage: 'Row {row}, {title}' },
  cell: { id: 'group.cell', defaultMessage: '{title}, row {row}' },
  more: { id: 'group.more', defaultMessage: 'And {count} more' },
  onlyBad: { id: 'group.onlyBad', defaultMessage: 'Only rows to mend' },
  row: { id: 'group.row', defaultMessage: 'Row' },
  saveRows: {
    id: 'group.saveRows',
    defaultMessage: '{count, plural, =0 {Nothing to save} one {Save # row} other {Save # rows}}',
  },
  saveRowsSkip: { id: 'group.saveRowsSkip', defaultMessage: 'Save {count}, leave out {bad}' },
  saving: { id: 'group.saving', defaultMessage: 'Saving {count}…' },
  savedRows: {
    id: 'group.savedRows',
    defaultMessage: '{count, plural, one {# member is saved.} other {# members are saved.}}',
  },
  left: {
    id: 'group.left',
    defaultMessage: '{count, plural, one {# row is still to be mended.} other {# rows are still to be mended.}}',
  },
  discard: { id: 'group.discard', defaultMessage: 'Discard' },
  addRow: { id: 'group.addRow', defaultMessage: 'One more row' },
  dropRow: { id: 'group.dropRow', defaultMessage: 'Leave out row {row}' },
  none: { id: 'group.none', defaultMessage: 'None' },
  duplicate: { id: 'group.duplicate', defaultMessage: 'The same mobile number as in row {row}' },
  kept: {
    id: 'group.kept',
    defaultMessage: 'The rows are kept on this device, without document numbers, until {time}.',
  },
  tooOld: { id: 'group.tooOld', defaultMessage: 'The preview has ended. Please choose the file again.' },
  table: { id: 'group.table', defaultMessage: 'Rows, which can be scrolled' },
} as const;
