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

/** The way to a page of the registration. */
export const visitCrumbs = (_state: unknown, { locale }: { locale: Locale }) =>
  crumbs(locale, 'visitor.crumbRegistration');

/** The way to a page about one's own visit, named by its last part. */
export const visitCrumbsTo =
  (last: TextId) =>
  (_state: unknown, { locale }: { locale: Locale }) =>
    crumbs(locale, last);

/** Reads the visitor's own registration for a page's `load`. */
export const fetchVisit = (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) =>
  fetchLatest(dispatch, visitorApi.endpoints.visitorFindVisit, undefined);
