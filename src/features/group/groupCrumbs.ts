import { paths } from '@/lib/paths';
import type { Breadcrumb } from '@/state/breadcrumbsSlice';
import type { Locale } from '@/rules/locales';

/** The way to every page of a delegation. */
export const groupCrumbs = (_state: unknown, { locale: lang }: { locale: Locale }): Breadcrumb[] => [
  { message: 'shell.home', path: paths.home.href({ lang }) },
  { message: 'group.crumbVisit', path: paths.register.href({ lang, type: 1 }) },
  { message: 'group.crumb' },
];
