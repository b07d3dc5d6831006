/** What a visitor sends to register in English, complete and right: for tests, benches and the soak alike. */

/** The body of the first form. */
export const registrationOf = (email, changes = {}) => ({
  formId: 'visitor-en',
  formVersion: 2,
  email,
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
