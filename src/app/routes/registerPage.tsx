/**
 * Section 2 gives visitor pre-registration one address in every language, /{lang}/audience/register/1. Chinese readers have a mobile number of the mainland;
 * others register by e-mail, unless they ask for the number (`by=mobile`) or change it (`edit`).
 */
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { isChinese, type Locale } from '@/i18n/locales';
import { selectLocale } from '@/state/localeSlice';
import type { Page } from '@/pages/shared/definePage';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';

interface Address {
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

const isByEmail = ({ locale, params, query }: Address): boolean =>
  params.type === '1' && !isChinese(locale) && !query.has('by') && !query.has('edit');

export function registerPage({ byMobile, byEmail }: Record<'byMobile' | 'byEmail', Page>): Page {
  const pageOf = (address: Address): Page => (isByEmail(address) ? byEmail : byMobile);
  return {
    load: async (world) => pageOf(world).load?.(world),
    head: (state, address) => pageOf(address).head?.(state, address) ?? {},
    crumbs: (state, address) => pageOf(address).crumbs?.(state, address) ?? [],
    Component: function Register() {
      const { Component } = pageOf({ locale: useSelector(selectLocale), params: useParams(), query: useOwnQuery() });
      return <Component />;
    },
  };
}
