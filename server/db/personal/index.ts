/**
 * The personal-data registry: every column that identifies a person or contains personal input, with purpose,
 * retention, erasure and export. It drives export, erasure, deletion after the retention period, and the periods on
 * the privacy page.
 * tests/api/personalTables compares it with the database. Specification, section 6; security.md, personal data.
 */
import { type PersonalTable, opaque, personalTable } from './entry';
import { records } from './records';

/** Personal data of messages, codes, counts, payments and sign-ins. */
const traffic: readonly PersonalTable[] = [
  personalTable('outbox_message', {
    columns: ['recipient', 'subject', 'text', 'html', 'params', 'attachments', 'client'],
    purpose: 'message',
    owner: { contacts: ['recipient'] },
    erase: 'delete',
    expiry: { after: 'messages', from: { time: 'created_at' }, where: { column: 'state', isNot: 'pending' } },
    export: 'records',
  }),
  personalTable('message_history', {
    columns: ['recipient_hash'],
    purpose: 'message',
    erase: { retained: 'A keyed hash: erasing it would undo the limit of messages to an address' },
    expiry: { after: 'records', from: { editionUntil: 'last_at' } },
    export: opaque,
  }),
  personalTable('message_opt_out', {
    columns: ['recipient_hash', 'code'],
    purpose: 'message',
    erase: { retained: 'A keyed hash: erasing it would undo the opt-out' },
    expiry: { after: 'records', from: { editionUntil: 'created_at' }, where: { column: 'opted_out_at', is: null } },
    export: opaque,
  }),
  personalTable('verification_code', {
    columns: ['address', 'session', 'code_hash', 'client'],
    purpose: 'security',
    owner: { contacts: ['address'] },
    erase: 'delete',
    expiry: { after: 'codes', from: { time: 'sent_at' } },
    export: { excluded: 'A code that expires after ten minutes' },
  }),
  personalTable('proof', {
    columns: ['address', 'session'],
    purpose: 'security',
    owner: { contacts: ['address'] },
    erase: 'delete',
    expiry: { after: 'codes', from: { time: 'expires_at' } },
    export: { excluded: 'A verification that expires after half an hour' },
  }),
  personalTable('wecom_contact', {
    columns: ['state', 'picture_url'],
    purpose: 'security',
    erase: { retained: 'A keyed hash of the number, deleted two days after it expires' },
    expiry: { after: 'codes', from: { time: 'expires_at' } },
    export: opaque,
  }),
  personalTable('limit_count', {
    columns: ['who'],
    purpose: 'security',
    erase: { retained: 'Counts for two days; erasing it would undo the limit' },
    expiry: { after: 'codes', from: { time: 'since' } },
    export: { excluded: 'Counts of requests' },
  }),
  personalTable('wechat_state', {
    columns: ['hash', 'session'],
    purpose: 'security',
    erase: { retained: 'A pending sign-in, deleted two days after it expires' },
    expiry: { after: 'codes', from: { time: 'expires_at' } },
    export: opaque,
  }),
  personalTable('form_preview', {
    columns: ['client'],
    purpose: 'security',
    erase: { retained: 'The IP of a form designer' },
    expiry: { after: 'codes', from: { time: 'expires_at' } },
    export: { excluded: 'The IP of a form designer' },
  }),
  personalTable('form_draft', {
    columns: ['author', 'lock_author', 'review_author'],
    purpose: 'security',
    erase: { retained: 'The name of a form designer' },
    export: { excluded: 'The name of a form designer' },
  }),
  personalTable('form_draft_revision', {
    columns: ['author'],
    purpose: 'security',
    erase: { retained: 'The name of a form designer' },
    expiry: { after: 'records', from: { editionUntil: 'at' } },
    export: { excluded: 'The name of a form designer' },
  }),
  personalTable('captcha', {
    columns: ['session'],
    purpose: 'security',
    erase: { retained: 'A captcha, deleted after two days' },
    expiry: { after: 'codes', from: { time: 'made_at' } },
    export: opaque,
  }),
  personalTable('tracking_record', {
    columns: ['viewer'],
    purpose: 'security',
    erase: { retained: 'A keyed hash that changes daily' },
    // Removed by TrackingReport.
    export: opaque,
  }),
  personalTable('payment', {
    columns: ['person_id', 'parameters', 'transaction_id'],
    purpose: 'payment',
    owner: { person: 'person_id' },
    erase: { retained: 'Tax law' },
    export: 'own section',
  }),
  personalTable('ticket', {
    columns: ['hash', 'person_id'],
    purpose: 'security',
    owner: { person: 'person_id' },
    erase: 'delete',
    expiry: { after: 'codes', from: { time: 'expires_at' } },
    export: opaque,
  }),
  // The row is retained, because orders reference it and must be retained by law. PersonalDataRepository replaces
  // open_id.
  personalTable('person', {
    columns: ['mobile', 'email', 'open_id', 'account_open_id', 'nickname'],
    purpose: 'registration',
    owner: { person: 'id' },
    erase: { set: { mobile: null, email: null, account_open_id: null, nickname: null } },
    export: 'own section',
  }),
];

export { retention, type ExpiryRule, type PersonalTable, type RetentionPeriod } from './entry';

/** In order of removal: a table comes before the tables through which its rows are found. */
export const personalTables: readonly PersonalTable[] = [...records, ...traffic];
