type Changes = Record<string, unknown>;

/** What a person types; a type and not an interface, since forms take it as a record. */
export type Typed = {
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

export interface RegistrationBody extends Typed {
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

export const annasForm: Typed;
export function registrationOf(email: string, changes?: Changes): RegistrationBody;
export function questionnaireOf(registrationId: string, changes?: Changes): QuestionnaireBody;
