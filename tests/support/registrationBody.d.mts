type Changes = Record<string, unknown>;

export interface RegistrationBody {
  formId: string;
  formVersion: number;
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
  answers: object;
}

export interface QuestionnaireBody {
  registrationId: string;
  formId: string;
  formVersion: number;
  answers: { purposes: string[]; products: string[]; business: string };
}

export function registrationOf(email: string, changes?: Changes): RegistrationBody;
export function questionnaireOf(registrationId: string, changes?: Changes): QuestionnaireBody;
