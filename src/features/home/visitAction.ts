/** Ways to take part that depend on language and phase: the shell and the home page offer the same. */
import type { Edition } from '@/api/types';
import { isChinese, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { visitMessages } from './messages';

type Phase = Edition['phase'];

/** Chinese readers register by mobile number, all others by e-mail. */
export const registrationHref = (lang: Locale): string =>
  isChinese(lang) ? paths.register.href({ lang, type: 1 }) : paths.registration.href({ lang });

export const delegationHref = (lang: Locale): string => paths.register.href({ lang, type: 2 });

export const boothHref = (lang: Locale): string =>
  isChinese(lang) ? paths.boothReservation.href({ lang }) : paths.internationalReserveBooth.href({ lang });

/** The one red action of the shell: to register while that is possible, otherwise what is left to do. */
export function visitAction(phase: Phase, lang: Locale, registrationOpen = phase === 'open') {
  if (registrationOpen) return { text: visitMessages.register, href: registrationHref(lang) };
  const left = {
    before: { text: visitMessages.newsletter, href: '#newsletter' },
    open: { text: visitMessages.my, href: paths.my.href({ lang }) },
    closed: { text: visitMessages.my, href: paths.my.href({ lang }) },
    during: { text: visitMessages.plan, href: paths.myPlan.href({ lang }) },
    after: { text: visitMessages.review, href: paths.image.href({ lang }) },
  };
  return left[phase];
}
