import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fetchLatest, visitorApi } from '@/api';
import { paths } from '@/lib/paths';
import type { TextId } from '@/lib/textIds';
import type { Locale } from '@/rules/locales';
import type { Breadcrumb } from '@/state/breadcrumbsSlice';

const crumbs = (lang: Locale, last: TextId): Breadcrumb[] => [
  { message: 'shell.home', path: paths.home.href({ lang }) },
  { message: 'visitor.crumbVisit', path: paths.register.href({ lang, type: 1 }) },
  { message: last },
];

/** The breadcrumbs of a registration page. */
export const registrationCrumbs = (_state: unknown, { locale }: { locale: Locale }) =>
  crumbs(locale, 'visitor.crumbRegistration');

/** The breadcrumbs of a page about the user's registration, with the name of the last part. */
export const registrationCrumbsTo =
  (last: TextId) =>
  (_state: unknown, { locale }: { locale: Locale }) =>
    crumbs(locale, last);

/** Reads the visitor's own registration for a page's `load`. */
export const fetchRegistration = (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) =>
  fetchLatest(dispatch, visitorApi.endpoints.visitorFindVisit, undefined);
