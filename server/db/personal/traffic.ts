/** Personal data of messages, codes, counts, payments and sign-ins. */
import { personal, secret, type PersonalTable } from './entry';

export const traffic: readonly PersonalTable[] = [
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
    erase: { kept: 'A keyed hash: erasing it would undo the limit of messages to an address' },
    ends: { after: 'records', from: { editionUntil: 'last_at' } },
    export: secret,
  }),
  personal('message_opt_out', {
    columns: ['recipient_hash', 'code'],
    purpose: 'message',
    erase: { kept: 'A keyed hash: who wants no more messages stays known' },
    ends: { after: 'records', from: { editionUntil: 'created_at' }, where: { column: 'opted_out_at', is: null } },
    export: secret,
  }),
  personal('verification_code', {
    columns: ['address', 'session', 'code_hash', 'client'],
    purpose: 'security',
    owned: { contacts: ['address'] },
    erase: 'delete',
    ends: { after: 'codes', from: { time: 'sent_at' } },
    export: { not: 'Ten minutes long that a code was sent' },
  }),
  personal('proof', {
    columns: ['address', 'session'],
    purpose: 'security',
    owned: { contacts: ['address'] },
    erase: 'delete',
    ends: { after: 'codes', from: { time: 'expires_at' } },
    export: { not: 'Half an hour long that a code was right' },
  }),
  personal('wecom_contact', {
    columns: ['state', 'picture_url'],
    purpose: 'security',
    erase: { kept: 'A keyed hash of the number, gone two days after it ended' },
    ends: { after: 'codes', from: { time: 'expires_at' } },
    export: secret,
  }),
  personal('limit_count', {
    columns: ['who'],
    purpose: 'security',
    erase: { kept: 'Counts for two days; erasing it would undo the limit' },
    ends: { after: 'codes', from: { time: 'since' } },
    export: { not: 'How often something was asked for' },
  }),
  personal('wechat_state', {
    columns: ['hash', 'session'],
    purpose: 'security',
    erase: { kept: 'A sign-in in its midst, gone two days after it ended' },
    ends: { after: 'codes', from: { time: 'expires_at' } },
    export: secret,
  }),
  personal('form_preview', {
    columns: ['client'],
    purpose: 'security',
    erase: { kept: 'The address of a designer of forms' },
    ends: { after: 'codes', from: { time: 'expires_at' } },
    export: { not: 'The address of a designer of forms' },
  }),
  personal('captcha', {
    columns: ['session'],
    purpose: 'security',
    erase: { kept: 'A picture that was shown, gone after two days' },
    ends: { after: 'codes', from: { time: 'made_at' } },
    export: secret,
  }),
  personal('tracking_record', {
    columns: ['viewer'],
    purpose: 'security',
    erase: { kept: 'A keyed hash that is another one each day' },
    // By the summary of the day (TrackingReport).
    export: secret,
  }),
  personal('payment', {
    columns: ['person_id', 'parameters', 'transaction_id'],
    purpose: 'payment',
    owned: { person: 'person_id' },
    erase: { kept: 'Tax law' },
    export: 'own part',
  }),
  personal('ticket', {
    columns: ['hash', 'person_id'],
    purpose: 'security',
    owned: { person: 'person_id' },
    erase: 'delete',
    ends: { after: 'codes', from: { time: 'expires_at' } },
    export: secret,
  }),
  // Orders are kept by law and name their payer by this id, of which nothing else is known any more (PersonalDataRepository).
  personal('person', {
    columns: ['mobile', 'email', 'open_id', 'account_open_id', 'nickname'],
    purpose: 'registration',
    owned: { person: 'id' },
    erase: { set: { mobile: null, email: null, account_open_id: null, nickname: null } },
    export: 'own part',
  }),
];
