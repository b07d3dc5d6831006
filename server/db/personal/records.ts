/** Personal data of registrations, delegations, meetings, exhibiting and enquiries. */
import { opaque, personalTable, type PersonalTable } from './entry';

const ofRegistration = { column: 'registration_id', tables: ['visitor_registration'] } as const;
const noDocument = { document_kind: null, document_sealed: null } as const;

export const records: readonly PersonalTable[] = [
  personalTable('partner', {
    columns: ['name', 'email', 'mobile', 'company', 'token_hash'],
    purpose: 'registration',
    owner: { via: ofRegistration, contacts: ['email', 'mobile'] },
    erase: 'delete',
    expiry: { after: 'records', from: { editionOf: 'registration_id', table: 'visitor_registration' } },
    export: 'records',
  }),
  personalTable('change_link', {
    columns: ['token_hash'],
    purpose: 'security',
    owner: { via: ofRegistration },
    erase: 'delete',
    expiry: { after: 'codes', from: { time: 'expires_at' } },
    export: opaque,
  }),
  personalTable('badge_link', {
    columns: ['token_hash'],
    purpose: 'registration',
    owner: { via: ofRegistration },
    erase: 'delete',
    expiry: { after: 'records', from: { editionOf: 'registration_id', table: 'visitor_registration' } },
    export: opaque,
  }),
  personalTable('document_claim', {
    columns: ['document_hash'],
    purpose: 'registration',
    owner: { via: ofRegistration },
    erase: 'delete',
    expiry: { after: 'documents', from: { edition: 'edition' } },
    export: opaque,
  }),
  personalTable('visitor_registration', {
    columns: ['document_kind', 'document_sealed', 'document_hash'],
    purpose: 'registration',
    owner: { person: 'person_id' },
    erase: { set: { ...noDocument, document_hash: null } },
    expiry: { after: 'documents', from: { edition: 'edition' } },
    export: 'own section',
  }),
  // Before the records that it references.
  personalTable('submission', {
    columns: ['number', 'company', 'email_hash', 'mobile_hash'],
    purpose: 'enquiry',
    owner: {
      via: {
        column: 'record_id',
        tables: ['booth_reservation', 'application', 'visa_letter', 'counselling', 'download_log', 'form_submission'],
      },
    },
    erase: 'delete',
    expiry: { after: 'enquiries', from: { time: 'created_at' } },
    export: 'records',
  }),
  personalTable('visitor_registration', {
    columns: ['person_id', 'email', 'mobile', 'core', 'answers', 'questionnaire', 'cancel_reason'],
    purpose: 'registration',
    owner: { person: 'person_id' },
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
    expiry: { after: 'records', from: { edition: 'edition' } },
    export: 'own section',
  }),
  personalTable('redeem_hold', {
    columns: ['mobile'],
    purpose: 'registration',
    owner: { contacts: ['mobile'] },
    erase: 'delete',
    export: 'records',
  }),

  // PersonalDataService removes members first, so that the delegation gets another master.
  personalTable('excel_import', {
    columns: ['sealed'],
    purpose: 'delegation',
    owner: { via: { column: 'group_id', tables: ['visitor_group'] } },
    erase: 'delete',
    expiry: { after: 'codes', from: { time: 'expires_at' } },
    export: { excluded: 'A file that is being imported, deleted within an hour' },
  }),
  personalTable('group_user', {
    columns: ['document_kind', 'document_sealed'],
    purpose: 'delegation',
    owner: { contacts: ['mobile', 'email'] },
    erase: { set: noDocument },
    expiry: { after: 'documents', from: { editionOf: 'group_id', table: 'visitor_group' } },
    export: { excluded: 'Encrypted; the number is the person’s own' },
  }),
  personalTable('group_user', {
    columns: ['name', 'mobile', 'email', 'job_title', 'department', 'number'],
    purpose: 'delegation',
    owner: { contacts: ['mobile', 'email'] },
    // Members are removed with their delegation when its retention period ends.
    erase: 'delete',
    export: 'records',
  }),
  personalTable('visitor_group', {
    columns: ['person_id', 'company', 'contact_name', 'contact_mobile', 'contact_email', 'remarks', 'car_nos'],
    purpose: 'delegation',
    owner: { person: 'person_id', contacts: ['contact_mobile'] },
    erase: 'delete',
    expiry: { after: 'records', from: { edition: 'edition' } },
    export: 'own section',
  }),

  personalTable('visitor_group', {
    columns: ['contact_email'],
    purpose: 'delegation',
    owner: { contacts: ['contact_email'] },
    erase: { set: { contact_email: null } },
    export: 'records',
  }),

  personalTable('enrolment', {
    columns: ['contact', 'name', 'mobile', 'email', 'company', 'job_title', 'answers'],
    purpose: 'meeting',
    owner: { contacts: ['contact', 'mobile', 'email'] },
    erase: {
      set: { contact: null, name: '—', mobile: null, email: null, company: null, job_title: null, answers: '{}' },
    },
    expiry: { after: 'records', from: { editionUntil: 'created_at' } },
    export: 'own section',
  }),

  // Exhibiting and enquiries to the organiser.
  personalTable('booth_reservation', {
    columns: ['person_id', 'mobile', 'email', 'core', 'answers'],
    purpose: 'exhibiting',
    owner: { person: 'person_id', contacts: ['mobile', 'email'] },
    erase: 'delete',
    export: 'own section',
  }),
  personalTable('application', {
    columns: ['email', 'core', 'answers'],
    purpose: 'enquiry',
    owner: { contacts: ['email'] },
    erase: 'delete',
    expiry: { after: 'records', from: { edition: 'edition' } },
    export: 'own section',
  }),
  // Submitted files are removed with their submission.
  personalTable('form_upload', {
    columns: ['session', 'client', 'name', 'sealed'],
    purpose: 'enquiry',
    owner: { via: { column: 'submission_id', tables: ['form_submission'] } },
    erase: 'delete',
    expiry: { after: 'uploads', from: { time: 'created_at' }, where: { column: 'submission_id', is: null } },
    export: { excluded: 'Encrypted; the answers name each file, which the person has' },
  }),
  personalTable('form_submission', {
    columns: ['email', 'answers', 'consent'],
    purpose: 'enquiry',
    owner: { contacts: ['email'] },
    erase: 'delete',
    expiry: { after: 'records', from: { edition: 'edition' } },
    export: 'records',
  }),
  personalTable('problem_report', {
    columns: ['email', 'description', 'story'],
    purpose: 'enquiry',
    owner: { contacts: ['email'] },
    erase: 'delete',
    expiry: { after: 'documents', from: { time: 'created_at' } },
    export: 'records',
  }),
  personalTable('visa_letter', {
    columns: ['email', 'sealed', 'answers'],
    purpose: 'registration',
    owner: { contacts: ['email'] },
    erase: 'delete',
    expiry: { after: 'documents', from: { edition: 'edition' } },
    export: 'own section',
  }),
  personalTable('counselling', {
    columns: ['name', 'company', 'mobile', 'email', 'content', 'client'],
    purpose: 'enquiry',
    owner: { contacts: ['mobile', 'email'] },
    erase: 'delete',
    expiry: { after: 'enquiries', from: { time: 'created_at' } },
    export: 'records',
  }),
  personalTable('download_log', {
    columns: ['session', 'name', 'company', 'email', 'mobile', 'client'],
    purpose: 'enquiry',
    owner: { contacts: ['email', 'mobile'] },
    // The row is retained for download counts.
    erase: { set: { name: null, company: null, email: null, mobile: null, client: '', session: '' } },
    expiry: { after: 'enquiries', from: { time: 'created_at' } },
    export: 'records',
  }),
  personalTable('exchange_message', {
    columns: ['name', 'email', 'content', 'client'],
    purpose: 'enquiry',
    owner: { contacts: ['email'] },
    erase: 'delete',
    expiry: { after: 'enquiries', from: { time: 'created_at' } },
    export: 'records',
  }),
  personalTable('newsletter_subscription', {
    columns: ['email', 'token_hash', 'client'],
    purpose: 'newsletter',
    owner: { contacts: ['email'] },
    erase: 'delete',
    expiry: { after: 'unconfirmed', from: { time: 'asked_at' }, where: { column: 'state', is: 'pending' } },
    export: 'own section',
  }),
];
