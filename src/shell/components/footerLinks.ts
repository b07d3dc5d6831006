import { boothHref, delegationHref, registrationHref } from '@/features/home/visitAction';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { footerMessages, shellMessages } from './messages';

/** The footer's two columns of links (section 2). */
export const footerColumns = (lang: Locale) => [
  {
    title: footerMessages.takePart,
    links: [
      { text: footerMessages.individual, href: registrationHref(lang) },
      { text: footerMessages.delegation, href: delegationHref(lang) },
      { text: footerMessages.my, href: paths.my.href({ lang }) },
      { text: shellMessages.boothReservation, href: boothHref(lang) },
      { text: footerMessages.meeting, href: paths.meetings.href({ lang }) },
    ],
  },
  {
    title: footerMessages.exhibition,
    links: [
      { text: shellMessages.home, href: paths.home.href({ lang }) },
      { text: footerMessages.about, href: paths.about.href({ lang }) },
      { text: footerMessages.news, href: paths.news.href({ lang }) },
      { text: footerMessages.hallPlan, href: paths.hallPlan.href({ lang }) },
      { text: footerMessages.contact, href: paths.contact.href({ lang }) },
      { text: footerMessages.privacy, href: paths.privacy.href({ lang }) },
    ],
  },
];
