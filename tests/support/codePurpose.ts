/** A mail of the sandbox, and the purposes of codes. */
export interface Mail {
  subject: string;
  text: string;
  template: string;
  locale: string;
}

export type CodePurpose =
  'registration' | 'find' | 'group' | 'meeting' | 'booth' | 'me' | 'invitation' | 'landing' | 'myData' | 'visaLetter';
