/** Ways to take part that depend on language and phase: the shell and the home page offer the same. */
import type { Edition } from '@/api';
import { isChinese, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import type { TextId } from '@/lib/textIds';

type Phase = Edition['phase'];

/** Section 2: the same address in every language; the page offers the mobile number in Chinese, the e-mail address in others. */
export const registrationHref = (lang: Locale): string => paths.register.href({ lang, type: 1 });

export const delegationHref = (lang: Locale): string => paths.register.href({ lang, type: 2 });

export const boothHref = (lang: Locale): string =>
  isChinese(lang) ? paths.boothReservation.href({ lang }) : paths.internationalReserveBooth.href({ lang });

/** What decides what a visitor can do next. */
export interface VisitState {
  /** Pre-registration may be open outside of its phase (section 4). */
  registrationOpen?: boolean;
  /** Whether the reader has a registration; unknown, and so false, until after hydration. */
  isRegistered?: boolean;
}

/** Section 4, second flag: the English site always shows the entry, whose page says after the deadline what is left (decisions/0020). */
const showsEntryAlways = (lang: Locale): boolean => lang === 'en';

interface VisitAction {
  text: { id: TextId };
  href: string;
}

/** The one red action of the shell: the reader's badge, or to register while that is possible, otherwise what is left to do. */
export function visitAction(
  phase: Phase,
  lang: Locale,
  { registrationOpen = phase === 'open', isRegistered = false }: VisitState = {},
): VisitAction {
  if (isRegistered && phase !== 'after') return { text: { id: 'visit.badge' }, href: paths.my.href({ lang }) };
  if (registrationOpen || showsEntryAlways(lang))
    return { text: { id: 'visit.register' }, href: registrationHref(lang) };
  const left: Record<Phase, VisitAction> = {
    before: { text: { id: 'visit.newsletter' }, href: '#newsletter' },
    open: { text: { id: 'visit.my' }, href: paths.my.href({ lang }) },
    closed: { text: { id: 'visit.my' }, href: paths.my.href({ lang }) },
    during: { text: { id: 'visit.plan' }, href: paths.myPlan.href({ lang }) },
    after: { text: { id: 'visit.review' }, href: paths.image.href({ lang }) },
  };
  return left[phase];
}
