/** Who registers in English, and what is sent for it, complete and right: for tests, benches and the soak alike. */

/** What she types into the form; what is hers alone, address and answers, a test says itself. */
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
export const registrationOf = (email, changes = {}) => ({
  formId: 'visitor-en',
  formVersion: 2,
  ...annasForm,
  email,
  answers: {},
  ...changes,
});

/** The body of its questionnaire. */
export const questionnaireOf = (registrationId, changes = {}) => ({
  registrationId,
  formId: 'questionnaire-en',
  formVersion: 2,
  answers: { purposes: ['1001', '1002'], products: ['1008', '1024'], business: '1025' },
  ...changes,
});
