/** What a mail of the sandbox holds, and what codes are sent for. */
export interface Mail {
  subject: string;
  text: string;
  template: string;
  locale: string;
}

export type CodePurpose =
  'registration' | 'find' | 'group' | 'meeting' | 'booth' | 'me' | 'invitation' | 'landing' | 'myData' | 'visaLetter';
