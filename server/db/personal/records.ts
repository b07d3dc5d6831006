/** Personal data of registrations, delegations, meetings, exhibiting and enquiries. */
import { opaque, personal, type PersonalTable } from './entry';

const ofRegistration = { column: 'registration_id', tables: ['visitor_registration'] } as const;
const noDocument = { document_kind: null, document_sealed: null } as const;

export const records: readonly PersonalTable[] = [
  personal('partner', {
    columns: ['name', 'email', 'mobile', 'company', 'token_hash'],
    purpose: 'registration',
    owned: { of: ofRegistration, contacts: ['email', 'mobile'] },
    erase: 'delete',
    ends: { after: 'records', from: { editionOf: 'registration_id', table: 'visitor_registration' } },
    export: 'records',
  }),
  personal('change_link', {
    columns: ['token_hash'],
    purpose: 'security',
    owned: { of: ofRegistration },
    erase: 'delete',
    ends: { after: 'codes', from: { time: 'expires_at' } },
    export: opaque,
  }),
  personal('badge_link', {
    columns: ['token_hash'],
    purpose: 'registration',
    owned: { of: ofRegistration },
    erase: 'delete',
    ends: { after: 'records', from: { editionOf: 'registration_id', table: 'visitor_registration' } },
    export: opaque,
  }),
  personal('document_claim', {
    columns: ['document_hash'],
    purpose: 'registration',
    owned: { of: ofRegistration },
    erase: 'delete',
    ends: { after: 'documents', from: { edition: 'edition' } },
    export: opaque,
  }),
  personal('visitor_registration', {
    columns: ['document_kind', 'document_sealed', 'document_hash'],
    purpose: 'registration',
    owned: { person: 'person_id' },
    erase: { set: { ...noDocument, document_hash: null } },
    ends: { after: 'documents', from: { edition: 'edition' } },
    export: 'own section',
  }),
  // Before the records that it references.
  personal('submission', {
    columns: ['number', 'company', 'email_hash', 'mobile_hash'],
    purpose: 'enquiry',
    owned: {
      of: {
        column: 'record_id',
        tables: ['booth_reservation', 'application', 'visa_letter', 'counselling', 'download_log'],
      },
    },
    erase: 'delete',
    ends: { after: 'enquiries', from: { time: 'created_at' } },
    export: 'records',
  }),
  personal('visitor_registration', {
    columns: ['person_id', 'email', 'mobile', 'core', 'answers', 'questionnaire', 'cancel_reason'],
    purpose: 'registration',
    owned: { person: 'person_id' },
    erase: {
      set: {
        core: '{}',
        answers: '{}',
        questionnaire: null,
        email: null,
        mobile: null,
        cancel_reason: null,
        person_id: null,
      },
    },
    ends: { after: 'records', from: { edition: 'edition' } },
    export: 'own section',
  }),
  personal('redeem_hold', {
    columns: ['mobile'],
    purpose: 'registration',
    owned: { contacts: ['mobile'] },
    erase: 'delete',
    export: 'records',
  }),

  // PersonalDataService removes members first, so that the delegation gets another master.
  personal('excel_import', {
    columns: ['sealed'],
    purpose: 'delegation',
    owned: { of: { column: 'group_id', tables: ['visitor_group'] } },
    erase: 'delete',
    ends: { after: 'codes', from: { time: 'expires_at' } },
    export: { excluded: 'A file in the middle of its import, gone within the hour' },
  }),
  personal('group_user', {
    columns: ['document_kind', 'document_sealed'],
    purpose: 'delegation',
    owned: { contacts: ['mobile', 'email'] },
    erase: { set: noDocument },
    ends: { after: 'documents', from: { editionOf: 'group_id', table: 'visitor_group' } },
    export: { excluded: 'Encrypted; the number is the person’s own' },
  }),
  personal('group_user', {
    columns: ['name', 'mobile', 'email', 'job_title', 'department', 'number'],
    purpose: 'delegation',
    owned: { contacts: ['mobile', 'email'] },
    // The sweep removes members with their delegation.
    erase: 'delete',
    export: 'records',
  }),
  personal('visitor_group', {
    columns: ['person_id', 'company', 'contact_name', 'contact_mobile', 'contact_email', 'remarks', 'car_nos'],
    purpose: 'delegation',
    owned: { person: 'person_id', contacts: ['contact_mobile'] },
    erase: 'delete',
    ends: { after: 'records', from: { edition: 'edition' } },
    export: 'own section',
  }),

  personal('visitor_group', {
    columns: ['contact_email'],
    purpose: 'delegation',
    owned: { contacts: ['contact_email'] },
    erase: { set: { contact_email: null } },
    export: 'records',
  }),

  personal('enrolment', {
    columns: ['contact', 'name', 'mobile', 'email', 'company', 'job_title', 'answers'],
    purpose: 'meeting',
    owned: { contacts: ['contact', 'mobile', 'email'] },
    erase: {
      set: { contact: null, name: '—', mobile: null, email: null, company: null, job_title: null, answers: '{}' },
    },
    ends: { after: 'records', from: { editionUntil: 'created_at' } },
    export: 'own section',
  }),

  // Exhibiting and enquiries to the organiser.
  personal('booth_reservation', {
    columns: ['person_id', 'mobile', 'email', 'core', 'answers'],
    purpose: 'exhibiting',
    owned: { person: 'person_id', contacts: ['mobile', 'email'] },
    erase: 'delete',
    export: 'own section',
  }),
  personal('application', {
    columns: ['email', 'core', 'answers'],
    purpose: 'enquiry',
    owned: { contacts: ['email'] },
    erase: 'delete',
    ends: { after: 'records', from: { edition: 'edition' } },
    export: 'own section',
  }),
  personal('visa_letter', {
    columns: ['email', 'sealed', 'answers'],
    purpose: 'registration',
    owned: { contacts: ['email'] },
    erase: 'delete',
    ends: { after: 'documents', from: { edition: 'edition' } },
    export: 'own section',
  }),
  personal('counselling', {
    columns: ['name', 'company', 'mobile', 'email', 'content', 'client'],
    purpose: 'enquiry',
    owned: { contacts: ['mobile', 'email'] },
    erase: 'delete',
    ends: { after: 'enquiries', from: { time: 'created_at' } },
    export: 'records',
  }),
  personal('download_log', {
    columns: ['session', 'name', 'company', 'email', 'mobile', 'client'],
    purpose: 'enquiry',
    owned: { contacts: ['email', 'mobile'] },
    // The row is retained for download counts.
    erase: { set: { name: null, company: null, email: null, mobile: null, client: '', session: '' } },
    ends: { after: 'enquiries', from: { time: 'created_at' } },
    export: 'records',
  }),
  personal('exchange_message', {
    columns: ['name', 'email', 'content', 'client'],
    purpose: 'enquiry',
    owned: { contacts: ['email'] },
    erase: 'delete',
    ends: { after: 'enquiries', from: { time: 'created_at' } },
    export: 'records',
  }),
  personal('newsletter_subscription', {
    columns: ['email', 'token_hash', 'client'],
    purpose: 'newsletter',
    owned: { contacts: ['email'] },
    erase: 'delete',
    ends: { after: 'unconfirmed', from: { time: 'asked_at' }, where: { column: 'state', is: 'pending' } },
    export: 'own section',
  }),
];
