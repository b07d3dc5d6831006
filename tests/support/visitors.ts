/** A visitor of the English registration at every step, and related records, for tests of the browser side. */
import type { Edition, Partner, VisitorRegistration } from '@/api';
import { exampleOf } from './fakeResponses';
import { annasForm } from './registrationBody.mjs';
import { newestOf } from './newestOf.mjs';

export const NOW = '2026-03-10T10:00:00+08:00';

export const anna: VisitorRegistration = {
  id: '01HZX3J8Q4T5V6W7X8Y9Z0A1B2',
  number: null,
  channel: 'en',
  state: 'submitted',
  ...annasForm,
  address: 'Krasny prospekt 1',
  formId: 'visitor-en',
  formVersion: newestOf('visitor-en'),
  answers: {},
  questionnaire: null,
  amountDue: 0,
  qrContent: null,
  createdAt: '2026-03-10T01:00:00.000Z',
  updatedAt: '2026-03-10T01:00:00.000Z',
};

export const confirmedAnna: VisitorRegistration = {
  ...anna,
  number: 'V27-4K7Q-90XM',
  state: 'confirmed',
  qrContent: 'V27-4K7Q-90XM.c2lnbmF0dXJl',
  questionnaire: {
    formId: 'questionnaire-en',
    formVersion: newestOf('questionnaire-en'),
    answers: { purposes: ['1001'], products: ['1008'], business: '1025' },
    submittedAt: '2026-03-10T01:30:00.000Z',
  },
};

/** A visitor of the Chinese registration, before and after the questionnaire. */
export const wang: VisitorRegistration = {
  id: '01HZX3J8Q4T5V6W7X8Y9Z0A1W1',
  number: null,
  channel: 'zh',
  state: 'submitted',
  name: '王小明',
  mobile: '13800138000',
  documentKind: 'idCard',
  documentMasked: '4403**********0012',
  under18: false,
  jobTitle: 'manager',
  department: 'purchasing',
  company: '深圳市示例机械有限公司',
  country: 'CN',
  privacyAgreed: true,
  formId: 'visitor-zh',
  formVersion: newestOf('visitor-zh'),
  answers: {},
  questionnaire: null,
  amountDue: 0,
  qrContent: null,
  createdAt: '2026-03-10T01:00:00.000Z',
  updatedAt: '2026-03-10T01:00:00.000Z',
};

export const confirmedWang: VisitorRegistration = {
  ...wang,
  number: 'V27-9A2B-C3D4',
  state: 'confirmed',
  qrContent: 'V27-9A2B-C3D4.c2lnbmF0dXJl',
  questionnaire: {
    formId: 'questionnaire-zh',
    formVersion: newestOf('questionnaire-zh'),
    answers: { purposes: ['1001'], products: ['1008'], business: '1025' },
    submittedAt: '2026-03-10T01:30:00.000Z',
  },
};

/** A number of four digits, usually another one for another text. */
const numberOf = (text: string): string =>
  String([...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000, 0)).padStart(4, '0');

export const partner = (name: string, email: string): Partner => ({
  id: `01HZX3J8Q4T5V6W7X8Y9Z0${numberOf(email)}`,
  registrationId: anna.id,
  name,
  email,
  state: 'invited',
  invitedAt: NOW,
  createdAt: NOW,
});

const editionExample = exampleOf('ownEdition');

export const edition: Edition = {
  ...editionExample,
  range: '31 March – 3 April 2026',
  dailyOpeningHours: 'Daily 9:00–17:00, on 3 April 9:00–15:00',
  lateFee: { from: '2026-03-23T16:00:00.000Z', fen: 5000 },
  venue: { ...editionExample.venue, name: 'Shenzhen World Exhibition & Convention Center', city: 'Shenzhen' },
  contacts: { ...editionExample.contacts, email: 'service@example.com', phone: '0755-2600 0127' },
};
