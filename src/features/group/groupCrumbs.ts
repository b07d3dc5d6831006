import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { groupMessages } from './messages';

/** The way to every page of a delegation. */
export const groupCrumbs = (_state: unknown, { locale: lang }: { locale: Locale }) => [
  { message: 'shell.home', path: paths.home.href({ lang }) },
  { message: groupMessages.crumbVisit.id, path: paths.register.href({ lang, type: 1 }) },
  { message: groupMessages.crumb.id },
];
