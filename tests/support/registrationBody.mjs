import { newestOf } from './newestOf.mjs';

/** A complete, valid English registration for tests, benchmarks and the soak. */

/** The visitor's form values; a test adds its own address and answers. */
export const annasForm = {
  email: 'anna@example.ru',
  firstName: 'Anna',
  lastName: 'Sokolova',
  jobTitle: 'engineer',
  department: 'purchasing',
  company: 'Obtek Mekhanika',
  country: 'RU',
  mobileCountryCode: '+7',
  mobile: '913 555 01 27',
  city: 'Novosibirsk',
  privacyAgreed: true,
};

/** The body of the first form. */
export const makeRegistrationBody = (email, changes = {}) => ({
  formId: 'visitor-en',
  formVersion: newestOf('visitor-en'),
  ...annasForm,
  email,
  answers: {},
  ...changes,
});

/** The body of its questionnaire. */
export const makeQuestionnaireBody = (registrationId, changes = {}) => ({
  registrationId,
  formId: 'questionnaire-en',
  formVersion: newestOf('questionnaire-en'),
  answers: { purposes: ['1001', '1002'], products: ['1008', '1024'], business: '1025' },
  ...changes,
});
