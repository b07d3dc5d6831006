import type { MessageDescriptor } from 'react-intl';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { wayMessages } from './messages';

const crumbs = (lang: Locale, last: MessageDescriptor) => [
  { message: 'shell.home', path: paths.home.href({ lang }) },
  { message: wayMessages.crumbVisit.id, path: paths.register.href({ lang, type: 1 }) },
  { message: String(last.id) },
];

/** The way to a page of the registration. */
export const visitCrumbs = (_state: unknown, { locale }: { locale: Locale }) =>
  crumbs(locale, wayMessages.crumbRegistration);

/** The way to a page about one's own visit, named by its last part. */
export const crumbsTo =
  (last: MessageDescriptor) =>
  (_state: unknown, { locale }: { locale: Locale }) =>
    crumbs(locale, last);
