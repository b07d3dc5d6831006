/** The ways by which visitors register, and what is different between them; all else is the same for all. */
import type { RegistrationChannel } from '../../db/schema';
import type { Purpose } from '../verification/verificationService';

export interface Channel {
  name: RegistrationChannel;
  /** What the visitor proves to own, which identifies the registration. */
  contact: 'email' | 'mobile';
  /** The form that it registers by. */
  form: string;
  /** The form by which a registration is changed later. */
  changeForm: string;
  questionnaire: string;
  purpose: Purpose;
  /** Whether the fee of late registrations is asked for. */
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
  // The exhibitor who invites pays, and so does the delegation's company by coming with five or more.
  exhibitor: { ...chinese, name: 'exhibitor', form: 'invitation', purpose: 'invitation', pays: false },
  group: { ...chinese, name: 'group', form: 'visitor-zh', purpose: 'group', pays: false },
} as const satisfies Record<RegistrationChannel, Channel>;

export const channelOf = ({ channel }: { channel: RegistrationChannel }): Channel => channels[channel];
