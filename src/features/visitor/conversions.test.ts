import { parseForm } from '@/rules/forms/parseForm';
import { toFormBody, visibleFields } from '@/rules/forms/fields';
import { readFileSync } from 'node:fs';
import { readableNumber, toFormValues, toRequest } from './conversions';
import { formForEditing } from './adaptForm';
import { qrPath } from '@/ui/display/QrCode';
import type { VisitorRegistration } from '@/api';
import { newestOf } from '../../../tests/support/newestOf.mjs';

const form = parseForm(JSON.parse(readFileSync(`public/forms/visitor-en/${newestOf('visitor-en')}.json`, 'utf8')));
const registration: VisitorRegistration = {
  id: '01HZX3J8Q4T5V6W7X8Y9Z0A1B2',
  number: 'V27-4K7Q-90XM',
  channel: 'en',
  state: 'confirmed',
  email: 'anna@example.ru',
  firstName: 'Anna',
  lastName: 'Sokolova',
  jobTitle: 'others',
  jobTitleOther: 'Toolmaker',
  department: 'others',
  departmentOther: 'Tool shop',
  company: 'Obtek Mekhanika',
  country: 'RU',
  mobileCountryCode: '+7',
  mobile: '913 555 01 27',
  city: 'Novosibirsk',
  address: 'Krasny prospekt 1',
  website: 'https://obtek.example',
  exhibits: 'Turn-mill lathes',
  privacyAgreed: true,
  formId: 'visitor-en',
  formVersion: newestOf('visitor-en'),
  answers: {},
  questionnaire: null,
  amountDue: 0,
  qrContent: 'V27-4K7Q-90XM.c2ln',
  createdAt: '2026-03-10T01:00:00.000Z',
  updatedAt: '2026-03-10T01:00:00.000Z',
};

test('converting a registration to form values and back keeps it unchanged', () => {
  const values = { ...toFormValues(registration), privacyAgreed: true };
  const { id, number, amountDue, channel, state, questionnaire, qrContent, createdAt, updatedAt, ...sent } =
    registration;
  expect(toRequest(toFormBody(form, values))).toEqual(sent);
});

test('does not prefill the consent', () => {
  expect(toFormValues(registration)).not.toHaveProperty('privacyAgreed');
});

test('omits a source that the contract does not allow', () => {
  const body = toFormBody(form, toFormValues(registration));
  expect(toRequest(body, 'autumn-fair').source).toBe('autumn-fair');
  expect(toRequest(body, 'two words')).not.toHaveProperty('source');
});

test('a changed form requires a code only for a new e-mail address', () => {
  const edited = formForEditing(form, 'anna@example.ru');
  const requiresCode = (email: string) =>
    visibleFields(edited, { email }).some(({ name }) => name === 'verificationCode');
  expect([requiresCode('anna@example.ru'), requiresCode('new@example.ru')]).toEqual([false, true]);
  expect(formForEditing(form, "o'hara@example.ru")).toBe(form);
});

test('formats a number in groups', () => {
  expect(readableNumber('V27-4K7Q-90XM')).toBe('V27 4K7Q 90XM');
});

test('a QR code is one path that covers its finder patterns', () => {
  const { size, path } = qrPath('V27-4K7Q-90XM');
  expect(size).toBeGreaterThanOrEqual(21);
  expect(path.startsWith('M0 0h7v1h-7z')).toBe(true);
});
