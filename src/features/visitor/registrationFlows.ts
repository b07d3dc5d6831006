/**
 * The two registration flows: by e-mail address (for visitors from abroad) and by mobile number. Both exist in every
 * language.
 */
import type { MessageDescriptor } from 'react-intl';
import type { RegistrationChannel, VisitorRegistration } from '@/api';
import { isChinese } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';

/** The contact that identifies the visitor. */
export type FlowName = 'email' | 'mobile';
export type FlowStep = 'verification' | 'information' | 'payment' | 'meetings' | 'questionnaire' | 'complete';

export interface RegistrationFlow {
  name: FlowName;
  /** Their form files. */
  form: string;
  questionnaire: string;
  hrefs(lang: Locale): FlowHrefs;
}

/** The path of each step; `start` is also the page for returning visitors, `result` the one with the badge. */
interface FlowHrefs {
  start: string;
  /** The step that changes a registration's number; in the flow by e-mail the form contains the address. */
  changeNumber: string;
  edit: string;
  findRegistration: string;
  payment: string;
  meetings: string;
  questionnaire: string;
  result: string;
}

const email: RegistrationFlow = {
  name: 'email',
  form: 'visitor-en',
  questionnaire: 'questionnaire-en',
  hrefs(lang) {
    const start = paths.registration.href({ lang });
    const questionnaire = paths.registrationQuestionnaire.href({ lang });
    return {
      start,
      changeNumber: `${start}?edit=1`,
      edit: `${start}?edit=1`,
      findRegistration: `${start}?find=1`,
      // The flow by e-mail has neither payment nor meetings.
      payment: questionnaire,
      meetings: questionnaire,
      questionnaire,
      result: paths.registrationResult.href({ lang }),
    };
  },
};

const mobile: RegistrationFlow = {
  name: 'mobile',
  form: 'visitor-zh',
  questionnaire: 'questionnaire-zh',
  hrefs(lang) {
    const register = paths.register.href({ lang, type: 1 });
    // In other languages that URL offers registration by e-mail.
    const start = isChinese(lang) ? register : `${register}?by=mobile`;
    return {
      start,
      changeNumber: `${register}?edit=1`,
      edit: `${paths.registerInfo.href({ lang })}?edit=1`,
      // The first step finds a registration by the same code that starts one.
      findRegistration: start,
      payment: paths.registerPay.href({ lang }),
      meetings: paths.registerMeeting.href({ lang }),
      questionnaire: paths.registerQuestionnaire.href({ lang }),
      result: paths.registerResult.href({ lang }),
    };
  },
};

export const registrationFlows: Record<FlowName, RegistrationFlow> = { email, mobile };

/** The flow of a registration: all channels except `en` register by mobile number. */
export const flowOf = ({ channel }: { channel: RegistrationChannel }): RegistrationFlow =>
  channel === 'en' ? email : mobile;

/** The contact of a registration, by which it is also found: e-mail address or mobile number. */
export const contactOf = (registration: VisitorRegistration): string | null =>
  (flowOf(registration).name === 'email' ? registration.email : registration.mobile) ?? null;

/** The current step of a registration. */
export function currentStep(registration: Pick<VisitorRegistration, 'state' | 'questionnaire'>): FlowStep {
  if (registration.state === 'awaitingPayment') return 'payment';
  return registration.questionnaire ? 'complete' : 'questionnaire';
}

/** The next page of a registration, from its record. */
export function nextHref(registration: VisitorRegistration, lang: Locale): string {
  const hrefs = flowOf(registration).hrefs(lang);
  const step = currentStep(registration);
  return step === 'payment' ? hrefs.payment : step === 'complete' ? hrefs.result : hrefs.questionnaire;
}

const NAMES: Record<FlowStep, MessageDescriptor> = {
  verification: { id: 'visitor.stepVerification' },
  information: { id: 'visitor.stepInformation' },
  payment: { id: 'visitor.stepPayment' },
  meetings: { id: 'visitor.stepMeetings' },
  questionnaire: { id: 'visitor.stepQuestionnaire' },
  complete: { id: 'visitor.stepComplete' },
};

/** The visible steps; payment is included only if there is a fee. */
export function stepsOf(
  flowName: FlowName,
  { hasFee }: { hasFee: boolean },
): readonly { step: FlowStep; name: MessageDescriptor }[] {
  const steps: FlowStep[] =
    flowName === 'email'
      ? ['information', 'questionnaire', 'complete']
      : [
          'verification',
          'information',
          ...(hasFee ? (['payment'] as const) : []),
          'meetings',
          'questionnaire',
          'complete',
        ];
  return steps.map((step) => ({ step, name: NAMES[step] }));
}

/** Whether a registration has or had a fee. */
export const hasFee = ({ state }: Pick<VisitorRegistration, 'state'>): boolean =>
  state === 'awaitingPayment' || state === 'paid';
