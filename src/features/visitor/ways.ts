/** The two ways to a badge: from abroad by e-mail, in Chinese by mobile number. What pages of both need of them. */
import type { MessageDescriptor } from 'react-intl';
import type { RegistrationChannel, VisitorRegistration } from '@/api';
import { isChinese } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';

export type WayName = 'en' | 'zh';
export type WayStep = 'proof' | 'information' | 'payment' | 'meetings' | 'questionnaire' | 'complete';

export interface VisitorWay {
  name: WayName;
  /** Their form files. */
  form: string;
  questionnaire: string;
  contact: 'email' | 'mobile';
  hrefs(lang: Locale): WayHrefs;
}

/** Where each step is; `start` is also where one comes back to. */
interface WayHrefs {
  start: string;
  /** The step that moves a registration to another number; on the way from abroad the form has the address. */
  changeNumber: string;
  edit: string;
  find: string;
  payment: string;
  meetings: string;
  questionnaire: string;
  result: string;
}

const en: VisitorWay = {
  name: 'en',
  form: 'visitor-en',
  questionnaire: 'questionnaire-en',
  contact: 'email',
  hrefs(lang) {
    const start = paths.registration.href({ lang });
    const questionnaire = paths.registrationQuestionnaire.href({ lang });
    return {
      start,
      changeNumber: `${start}?edit=1`,
      edit: `${start}?edit=1`,
      find: `${start}?find=1`,
      // Nothing is paid, and no meetings are chosen, on the way from abroad.
      payment: questionnaire,
      meetings: questionnaire,
      questionnaire,
      result: paths.registrationResult.href({ lang }),
    };
  },
};

const zh: VisitorWay = {
  name: 'zh',
  form: 'visitor-zh',
  questionnaire: 'questionnaire-zh',
  contact: 'mobile',
  hrefs(lang) {
    const register = paths.register.href({ lang, type: 1 });
    // In other languages that address offers the e-mail address.
    const start = isChinese(lang) ? register : `${register}?by=mobile`;
    return {
      start,
      changeNumber: `${register}?edit=1`,
      edit: `${paths.registerInfo.href({ lang })}?edit=1`,
      // The first step finds a registration by the same code that begins one.
      find: start,
      payment: paths.registerPay.href({ lang }),
      meetings: paths.registerMeeting.href({ lang }),
      questionnaire: paths.registerQuestionnaire.href({ lang }),
      result: paths.registerResult.href({ lang }),
    };
  },
};

export const ways: Record<WayName, VisitorWay> = { en, zh };

/** The way by which a registration goes on: all channels but the one from abroad are of mobile numbers. */
export const wayOf = ({ channel }: { channel: RegistrationChannel }): VisitorWay => (channel === 'en' ? en : zh);

/** Where its visitor is reached, and by what it is found again: an address, or a mobile number. */
export const contactOf = (visit: VisitorRegistration): string | null =>
  (wayOf(visit).contact === 'email' ? visit.email : visit.mobile) ?? null;

/** The step that a registration is at. */
export function stepAt(visit: Pick<VisitorRegistration, 'state' | 'questionnaire'>): WayStep {
  if (visit.state === 'awaitingPayment') return 'payment';
  return visit.questionnaire ? 'complete' : 'questionnaire';
}

/** Where a registration goes on, from its record. */
export function nextHref(visit: VisitorRegistration, lang: Locale): string {
  const hrefs = wayOf(visit).hrefs(lang);
  const step = stepAt(visit);
  return step === 'payment' ? hrefs.payment : step === 'complete' ? hrefs.result : hrefs.questionnaire;
}

const NAMES: Record<WayStep, MessageDescriptor> = {
  proof: { id: 'visitor.stepProof' },
  information: { id: 'visitor.stepInformation' },
  payment: { id: 'visitor.stepPayment' },
  meetings: { id: 'visitor.stepMeetings' },
  questionnaire: { id: 'visitor.stepQuestionnaire' },
  complete: { id: 'visitor.stepComplete' },
};

/** The steps as the visitor sees them; paying is one only for who has to. */
export function stepsOf(way: WayName, pays: boolean): readonly { step: WayStep; name: MessageDescriptor }[] {
  const steps: WayStep[] =
    way === 'en'
      ? ['information', 'questionnaire', 'complete']
      : ['proof', 'information', ...(pays ? (['payment'] as const) : []), 'meetings', 'questionnaire', 'complete'];
  return steps.map((step) => ({ step, name: NAMES[step] }));
}

/** Whether a fee is or was asked for a registration. */
export const hasFee = ({ state }: Pick<VisitorRegistration, 'state'>): boolean =>
  state === 'awaitingPayment' || state === 'paid';
