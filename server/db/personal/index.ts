/**
 * The personal-data registry: every column that identifies a person or contains personal input, with purpose,
 * retention, erasure and export. It drives export, erasure, the sweep and the periods on the privacy page.
 * tests/api/personalTables compares it with the database. Specification, section 6; security.md, personal data.
 */
import { type PersonalTable, opaque, personal } from './entry';
import { records } from './records';

/** Personal data of messages, codes, counts, payments and sign-ins. */
const traffic: readonly PersonalTable[] = [
  personal('outbox_message', {
    columns: ['recipient', 'subject', 'text', 'html', 'params', 'attachments', 'client'],
    purpose: 'message',
    owned: { contacts: ['recipient'] },
    erase: 'delete',
    ends: { after: 'messages', from: { time: 'created_at' }, where: { column: 'state', isNot: 'pending' } },
    export: 'records',
  }),
  personal('message_history', {
    columns: ['recipient_hash'],
    purpose: 'message',
    erase: { retained: 'A keyed hash: erasing it would undo the limit of messages to an address' },
    ends: { after: 'records', from: { editionUntil: 'last_at' } },
    export: opaque,
  }),
  personal('message_opt_out', {
    columns: ['recipient_hash', 'code'],
    purpose: 'message',
    erase: { retained: 'A keyed hash: who wants no more messages stays known' },
    ends: { after: 'records', from: { editionUntil: 'created_at' }, where: { column: 'opted_out_at', is: null } },
    export: opaque,
  }),
  personal('verification_code', {
    columns: ['address', 'session', 'code_hash', 'client'],
    purpose: 'security',
    owned: { contacts: ['address'] },
    erase: 'delete',
    ends: { after: 'codes', from: { time: 'sent_at' } },
    export: { excluded: 'Ten minutes long that a code was sent' },
  }),
  personal('proof', {
    columns: ['address', 'session'],
    purpose: 'security',
    owned: { contacts: ['address'] },
    erase: 'delete',
    ends: { after: 'codes', from: { time: 'expires_at' } },
    export: { excluded: 'Half an hour long that a code was right' },
  }),
  personal('wecom_contact', {
    columns: ['state', 'picture_url'],
    purpose: 'security',
    erase: { retained: 'A keyed hash of the number, gone two days after it ended' },
    ends: { after: 'codes', from: { time: 'expires_at' } },
    export: opaque,
  }),
  personal('limit_count', {
    columns: ['who'],
    purpose: 'security',
    erase: { retained: 'Counts for two days; erasing it would undo the limit' },
    ends: { after: 'codes', from: { time: 'since' } },
    export: { excluded: 'Counts of requests' },
  }),
  personal('wechat_state', {
    columns: ['hash', 'session'],
    purpose: 'security',
    erase: { retained: 'A sign-in in its midst, gone two days after it ended' },
    ends: { after: 'codes', from: { time: 'expires_at' } },
    export: opaque,
  }),
  personal('form_preview', {
    columns: ['client'],
    purpose: 'security',
    erase: { retained: 'The address of a designer of forms' },
    ends: { after: 'codes', from: { time: 'expires_at' } },
    export: { excluded: 'The address of a designer of forms' },
  }),
  personal('captcha', {
    columns: ['session'],
    purpose: 'security',
    erase: { retained: 'A picture that was shown, gone after two days' },
    ends: { after: 'codes', from: { time: 'made_at' } },
    export: opaque,
  }),
  personal('tracking_record', {
    columns: ['viewer'],
    purpose: 'security',
    erase: { retained: 'A keyed hash that is another one each day' },
    // Removed by TrackingReport.
    export: opaque,
  }),
  personal('payment', {
    columns: ['person_id', 'parameters', 'transaction_id'],
    purpose: 'payment',
    owned: { person: 'person_id' },
    erase: { retained: 'Tax law' },
    export: 'own section',
  }),
  personal('ticket', {
    columns: ['hash', 'person_id'],
    purpose: 'security',
    owned: { person: 'person_id' },
    erase: 'delete',
    ends: { after: 'codes', from: { time: 'expires_at' } },
    export: opaque,
  }),
  // The row is retained, because orders reference it and must be retained by law. PersonalDataRepository replaces
  // open_id.
  personal('person', {
    columns: ['mobile', 'email', 'open_id', 'account_open_id', 'nickname'],
    purpose: 'registration',
    owned: { person: 'id' },
    erase: { set: { mobile: null, email: null, account_open_id: null, nickname: null } },
    export: 'own section',
  }),
];

export { retention, type Ends, type PersonalTable, type Retention } from './entry';

/** In order of removal: a table comes before the tables through which its rows are found. */
export const personalTables: readonly PersonalTable[] = [...records, ...traffic];
