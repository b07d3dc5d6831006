/** The registration channels and their differences. */
import type { RegistrationChannel } from '../../db/schema';
import type { Purpose } from '../verification/verificationService';

export interface Channel {
  name: RegistrationChannel;
  /** The contact that the visitor verifies. It identifies the registration. */
  contact: 'email' | 'mobile';
  /** The form of the registration. */
  form: string;
  /** The form of later changes. */
  changeForm: string;
  questionnaire: string;
  purpose: Purpose;
  /** Whether a late registration costs a fee. */
  pays: boolean;
}

const chinese = {
  contact: 'mobile',
  changeForm: 'visitor-zh',
  questionnaire: 'questionnaire-zh',
} as const;

export const channels = {
  en: {
    name: 'en',
    contact: 'email',
    form: 'visitor-en',
    changeForm: 'visitor-en',
    questionnaire: 'questionnaire-en',
    purpose: 'registration',
    pays: false,
  },
  zh: { ...chinese, name: 'zh', form: 'visitor-zh', purpose: 'registration', pays: true },
  me: { ...chinese, name: 'me', form: 'me', purpose: 'me', pays: true },
  landing: { ...chinese, name: 'landing', form: 'landing', purpose: 'landing', pays: true },
  // The inviting exhibitor pays, and delegations are free.
  exhibitor: { ...chinese, name: 'exhibitor', form: 'invitation', purpose: 'invitation', pays: false },
  group: { ...chinese, name: 'group', form: 'visitor-zh', purpose: 'group', pays: false },
} as const satisfies Record<RegistrationChannel, Channel>;

export const channelOf = ({ channel }: { channel: RegistrationChannel }): Channel => channels[channel];
