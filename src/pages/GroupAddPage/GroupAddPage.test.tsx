import { act, screen, waitFor, within } from '@testing-library/react';
import type { ExcelPreview, GroupUserInput } from '@/api';
import { file, errorResponse, type FakeRequest } from '../../../tests/support/fakeResponses';
import { groupOf, member, renderGroup } from '../../../tests/support/groups';

// Loads antd once before the tests, which takes long on a busy machine.
beforeAll(() => import('@/forms/SchemaForm').then(() => undefined), 120_000);

const rows = () => within(screen.getAllByRole('table').at(-1) as HTMLElement).getAllByRole('rowheader');
const names = () => rows().map(({ textContent }) => textContent);
const bodyOf = <T,>({ body }: FakeRequest) => body as T;

it('adds a member once, however often the button is clicked, and shows what the delegation still needs', async () => {
  const { user, sent } = await renderGroup(groupOf(1), (change) => ({
    groupSaveUser: (request: FakeRequest) => {
      const { name, mobile } = bodyOf<GroupUserInput>(request);
      const addedMember = member(1, { name, mobile });
      change({ ...groupOf(2), users: [member(0), addedMember] });
      return addedMember;
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Add member' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a member' }));
  await user.type(await dialog.findByLabelText('Full name'), 'Li Hong');
  await user.type(dialog.getByLabelText('Mobile number'), '1390013900');
  await user.click(dialog.getByRole('button', { name: 'Save the member' }));
  expect(dialog.getByLabelText('Mobile number')).toHaveAccessibleDescription(/format/);
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText('Mobile number'), '8');
  await user.dblClick(dialog.getByRole('button', { name: 'Save the member' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual(['Member A Leader', 'Li Hong ']);
  expect(screen.getAllByText(/^Add 3 more members to complete the delegation/)).toHaveLength(2);
  expect(sent()).toEqual([
    { call: 'groupSaveUser', body: { groupId: groupOf(1).id, name: 'Li Hong', mobile: '13900139008' } },
  ]);
});

it('treats a member as saved when the first response was lost', async () => {
  let tries = 0;
  const { user } = await renderGroup(groupOf(1), (change) => ({
    groupSaveUser: () => {
      tries += 1;
      change({ ...groupOf(2), users: [member(0), member(1, { name: 'Li Hong', mobile: '13900139008' })] });
      if (tries === 1) throw new Error('gone');
      return errorResponse('group.userExists', '/body/mobile', 'It is there');
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Add member' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Full name'), 'Li Hong');
  await user.type(dialog.getByLabelText('Mobile number'), '13900139008');
  await user.click(dialog.getByRole('button', { name: 'Save the member' }));
  expect(await dialog.findByText(/We’ve kept what you typed/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save the member' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual(['Member A Leader', 'Li Hong ']);
});

it('keeps the input of a member after a reload, and the stored document number', async () => {
  const firstVisit = await renderGroup(groupOf(1));
  await firstVisit.user.click(await screen.findByRole('button', { name: 'Add member' }));
  await firstVisit.user.type(await screen.findByLabelText('Full name'), 'Li Hong');
  act(() => firstVisit.advanceTime(500));
  await firstVisit.settled();
  firstVisit.view.unmount();
  const restoredStorage = { storage: Object.fromEntries(firstVisit.storage) };
  const memberWithDocument = member(0, { documentKind: 'passport', documentMasked: 'E1*****78' });
  const reloaded = await renderGroup(
    { ...groupOf(1), users: [memberWithDocument] },
    () => ({ groupUpdateUser: memberWithDocument }),
    undefined,
    restoredStorage,
  );
  await reloaded.user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Full name')).toHaveValue('Li Hong');
  await reloaded.user.click(screen.getByRole('button', { name: 'Close' }));
  await reloaded.user.click(screen.getByRole('button', { name: 'Edit Member A' }));
  expect(await screen.findByText('On file: E1*****78. Leave empty to keep it.')).toBeVisible();
  await reloaded.user.type(screen.getByLabelText(/^Job title/), 'Buyer');
  await reloaded.user.click(screen.getByRole('button', { name: 'Save the member' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { id, name, mobile, documentKind } = memberWithDocument;
  expect(reloaded.sent()).toEqual([
    { call: 'groupUpdateUser', body: { id, name, mobile, documentKind, jobTitle: 'Buyer' } },
  ]);
});

it('removes a member unless undone, and the group leader only after choosing another one', async () => {
  const { user, advanceTime, sent } = await renderGroup(groupOf(3), (change) => ({
    groupDeleteUser: () => {
      change({ ...groupOf(2), users: [member(0), member(2)] });
      return { id: member(1).id, deleted: true };
    },
    groupUpdateMaster: () =>
      change({ ...groupOf(2), users: [member(0, { isMaster: false }), member(2, { isMaster: true })] }),
  }));
  await user.click(await screen.findByRole('button', { name: 'Remove Member B' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  act(() => advanceTime(60_000));
  expect(names()).toEqual(['Member A Leader', 'Member B ', 'Member C ']);
  await user.click(screen.getByRole('button', { name: 'Remove Member B' }));
  act(() => advanceTime(10_000));
  await waitFor(() => expect(names()).toEqual(['Member A Leader', 'Member C ']));
  await user.click(screen.getByRole('button', { name: 'Remove Member A' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make Member C the group leader' }));
  await user.click(screen.getByRole('button', { name: 'Make leader' }));
  await waitFor(() => expect(names()).toEqual(['Member A ', 'Member C Leader']));
  expect(sent()).toEqual([]);
});

const preview: ExcelPreview = {
  importId: '01HZX3K8Q4N6T2V9B7M5C1D0EH',
  groupId: groupOf(0).id,
  fileName: 'delegation.xlsx',
  total: 2,
  accepted: 1,
  rejected: 1,
  columns: [
    { column: 'A', field: 'name', title: 'Full name' },
    { column: 'C', field: 'mobile', title: 'Mobile number' },
  ],
  rows: [
    { row: 3, accepted: true, values: { name: 'Li Hong', mobile: '13900139001' }, errors: [] },
    {
      row: 4,
      accepted: false,
      values: { name: 'Zhao Lei', mobile: '1390013900' },
      errors: [{ column: 'C', field: 'mobile', reason: 'mobile.invalid', message: 'The format is incorrect' }],
    },
  ],
  expiresAt: '2026-03-10T02:30:00.000Z',
};
const workbook = new File(['PK'], 'delegation.xlsx', { type: 'application/octet-stream' });

it('previews a workbook import, and saves valid and corrected rows once', async () => {
  const savedGroup = { ...groupOf(2), users: [member(0, { name: 'Li Hong' }), member(1, { name: 'Zhao Lei' })] };
  const { user, sent } = await renderGroup(groupOf(0), (change) => ({
    groupExcelImport: preview,
    groupExcelSave: () => ({ saved: 1, group: change(groupOf(1)) }),
    groupBatchSave: () => ({ saved: 1, group: change(savedGroup) }),
  }));
  await user.upload(await screen.findByLabelText('Choose a file'), workbook);
  const title = await screen.findByRole('heading', { name: 'delegation.xlsx' });
  expect(title).toHaveFocus();
  expect(screen.getByText('2 rows: 1 ready to save, 1 to correct')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Row 4, column C, Mobile number' }));
  const cell = screen.getByLabelText('Mobile number, row 4');
  expect(cell).toHaveFocus();
  expect(cell).toHaveAccessibleDescription('The format is incorrect');
  await user.type(cell, '1');
  expect(cell).toHaveAccessibleDescription('Same mobile number as row 3');
  await user.type(cell, '{Backspace}2');
  expect(screen.getByText('No problems found.')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Save 2 rows' }));
  await waitFor(() => expect(names()).toEqual(['Li Hong Leader', 'Zhao Lei ']));
  const groupId = preview.groupId;
  expect(sent().slice(1)).toEqual([
    { call: 'groupExcelSave', body: { groupId, importId: preview.importId } },
    { call: 'groupBatchSave', body: { groupId, users: [{ name: 'Zhao Lei', mobile: '13900139002' }] } },
  ]);
});

it('keeps the rows of a workbook after a reload, and shows server errors on their row', async () => {
  const firstVisit = await renderGroup(groupOf(0), () => ({ groupExcelImport: preview }));
  await firstVisit.user.upload(await screen.findByLabelText('Choose a file'), workbook);
  await firstVisit.user.type(await screen.findByLabelText('Mobile number, row 4'), '2');
  act(() => firstVisit.advanceTime(500));
  await firstVisit.settled();
  firstVisit.view.unmount();
  const { user } = await renderGroup(
    groupOf(0),
    (change) => ({
      groupExcelSave: () => ({ saved: 1, group: change(groupOf(1)) }),
      groupBatchSave: errorResponse('group.userExists', '/body/users/0/mobile', 'It is in the group already'),
    }),
    undefined,
    { storage: Object.fromEntries(firstVisit.storage) },
  );
  await user.click(await screen.findByRole('button', { name: 'Save 2 rows' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Mobile number, row 4')).toHaveAccessibleDescription('It is in the group already'),
  );
  expect(screen.queryByText('Li Hong')).toBeNull();
  expect(names()).toEqual(['Member A Leader']);
});

it('shows why a file is not a workbook, before and after the upload', async () => {
  const { user, sent } = await renderGroup(groupOf(0), () => ({
    groupExcelImport: errorResponse('excel.wrongHead', '/body/file', 'The column Full name is missing'),
  }));
  const input = await screen.findByLabelText('Choose a file');
  await user.upload(input, new File(['x'.repeat(2 * 1024 * 1024 + 1)], 'large.xlsx'));
  expect(input).toHaveAccessibleDescription(/larger than 2 MB/);
  expect(sent()).toEqual([]);
  await user.upload(input, workbook);
  await waitFor(() => expect(input).toHaveAccessibleDescription(/The column Full name is missing/));
});

it('adds members that are typed in bulk, and ignores empty rows', async () => {
  const { user, server } = await renderGroup(groupOf(0), (change) => ({
    groupBatchSave: () => ({ saved: 1, group: change(groupOf(1)) }),
  }));
  await user.click(await screen.findByRole('button', { name: 'Add several members' }));
  await user.type(screen.getByLabelText('Full name, row 2'), 'Li Hong');
  expect(screen.queryByRole('link', { name: /row 2/i })).toBeNull();
  await user.click(screen.getByLabelText('Full name, row 1'));
  expect(screen.getByRole('link', { name: 'Row 2, Mobile number' })).toBeVisible();
  await user.type(screen.getByLabelText('Mobile number, row 2'), '+86 139 0013 9001');
  await user.click(screen.getByRole('button', { name: 'Save 1 row' }));
  await waitFor(() => expect(names()).toEqual(['Member A Leader']));
  expect(server.only('groupBatchSave').body).toEqual({
    groupId: groupOf(0).id,
    users: [{ name: 'Li Hong', mobile: '13900139001' }],
  });
});

it('shows one QR code, downloads all as a file, and saves the vehicles', async () => {
  const image = 'data:image/png;base64,iVBORw0KGgo=';
  const { user, downloads, server } = await renderGroup(groupOf(5), (change) => ({
    groupQrCode: { content: 'V27', image },
    groupExportQrCode: file('zip', 'application/zip', 'qr-codes.zip'),
    groupAddCarNos: ({ body }: FakeRequest) => change(groupOf(5, { carNos: (body as { carNos: string[] }).carNos })),
  }));
  await user.click(await screen.findByRole('button', { name: 'QR code of Member B' }));
  expect(await screen.findByRole('img', { name: 'QR code of Member B' })).toHaveAttribute('src', image);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'All QR codes (zip)' }));
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['qr-codes.zip']));
  const plate = screen.getByLabelText('Number plate');
  await user.type(plate, 'B1{Enter}');
  expect(plate).toHaveAccessibleDescription(/5 to 10/);
  await user.clear(plate);
  await user.type(plate, '粤b·12345{Enter}');
  expect(await screen.findByText('粤B12345')).toBeVisible();
  expect(server.only('groupAddCarNos').body).toEqual({ groupId: groupOf(5).id, carNos: ['粤B12345'] });
});

it('is read-only after the deadline, and redirects to the first step without a group', async () => {
  await renderGroup(groupOf(5, { state: 'locked' }));
  expect(await screen.findByRole('button', { name: 'QR code of Member B' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Add|Edit|Remove|Make)/ })).toBeNull();
  expect(screen.queryByLabelText('Number plate')).toBeNull();
  const { currentUrl } = await renderGroup(null);
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/2'));
});
