import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fetchLatest, ownApi } from '@/api';
import { paths } from '@/lib/paths';
import type { Breadcrumb } from '@/state/breadcrumbsSlice';
import type { Locale } from '@/rules/locales';

/** The breadcrumbs of every page of a delegation. */
export const groupCrumbs = (_state: unknown, { locale: lang }: { locale: Locale }): Breadcrumb[] => [
  { message: 'shell.home', path: paths.home.href({ lang }) },
  { message: 'group.crumbVisit', path: paths.register.href({ lang, type: 1 }) },
  { message: 'group.crumb' },
];

/** Reads the ticket's delegation for a page's `load`. */
export const fetchGroup = (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) =>
  fetchLatest(dispatch, ownApi.endpoints.ownGroup, undefined);

/** The delegation that the page has loaded; null without one. */
export const useGroup = () => ownApi.endpoints.ownGroup.useQuery().data?.group ?? null;
