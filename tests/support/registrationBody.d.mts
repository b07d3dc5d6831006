type Changes = Record<string, unknown>;

/** The fields of the form; a type and not an interface, because forms need an index signature. */
export type FormFields = {
  email: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  department: string;
  company: string;
  country: string;
  mobileCountryCode: string;
  mobile: string;
  city: string;
  privacyAgreed: boolean;
};

export interface RegistrationBody extends FormFields {
  formId: string;
  formVersion: number;
  answers: object;
}

export interface QuestionnaireBody {
  registrationId: string;
  formId: string;
  formVersion: number;
  answers: { purposes: string[]; products: string[]; business: string };
}

export const annasForm: FormFields;
export function makeRegistrationBody(email: string, changes?: Changes): RegistrationBody;
export function makeQuestionnaireBody(registrationId: string, changes?: Changes): QuestionnaireBody;
