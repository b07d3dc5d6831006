/** Actions for visitors by language and phase, shared by shell and home page. */
import type { Edition } from '@/api';
import { isChinese, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import type { TextId } from '@/lib/textIds';

type Phase = Edition['phase'];

/** The same URL in every language; the page registers by mobile number in Chinese, by e-mail in others (section 2). */
export const registrationHref = (lang: Locale): string => paths.register.href({ lang, type: 1 });

export const delegationHref = (lang: Locale): string => paths.register.href({ lang, type: 2 });

export const boothHref = (lang: Locale): string =>
  isChinese(lang) ? paths.boothReservation.href({ lang }) : paths.internationalReserveBooth.href({ lang });

/** What the next action of a visitor depends on. */
export interface VisitState {
  /** Pre-registration may be open outside its phase (section 4). */
  registrationOpen?: boolean;
  /** Whether the user has a registration; false until after hydration. */
  isRegistered?: boolean;
}

/**
 * Section 4, second flag: the English site always shows the entry; after the deadline its page explains the
 * alternatives (decisions/0020).
 */
const alwaysShowsEntry = (lang: Locale): boolean => lang === 'en';

interface VisitAction {
  text: { id: TextId };
  href: string;
}

/** The shell's primary action: the user's badge, else registration while it is open, else the phase's fallback. */
export function visitAction(
  phase: Phase,
  lang: Locale,
  { registrationOpen = phase === 'open', isRegistered = false }: VisitState = {},
): VisitAction {
  if (isRegistered && phase !== 'after') return { text: { id: 'visit.badge' }, href: paths.my.href({ lang }) };
  if (registrationOpen || alwaysShowsEntry(lang))
    return { text: { id: 'visit.register' }, href: registrationHref(lang) };
  const fallbackActions: Record<Phase, VisitAction> = {
    before: { text: { id: 'visit.newsletter' }, href: '#newsletter' },
    open: { text: { id: 'visit.myRegistration' }, href: paths.my.href({ lang }) },
    closed: { text: { id: 'visit.myRegistration' }, href: paths.my.href({ lang }) },
    during: { text: { id: 'visit.plan' }, href: paths.myPlan.href({ lang }) },
    after: { text: { id: 'visit.review' }, href: paths.image.href({ lang }) },
  };
  return fallbackActions[phase];
}
