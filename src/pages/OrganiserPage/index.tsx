/**
 * A page that editors compose of blocks, found by its route. Used by many routes and for the pages of
 * the organiser.
 */
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { configApi, type Edition, type PageConfig, selectEdition, siteApi } from '@/api';
import { organization } from '@/features/edition/jsonLd';
import { useEdition } from '@/features/edition/useEdition';
import { PageView } from '@/features/page/components/PageView';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { definePage, type Page } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';

type Params = Readonly<Record<string, string | undefined>>;

const unsubscribed = { subscribe: false } as const;

/** The route of a URL in the form that editors enter it: without the language. */
function toRouteUrl(pattern: string, params: Params): string {
  const parts = pattern.split('/').flatMap((segment) => {
    if (segment === '' || segment === ':lang') return [];
    if (segment !== '*' && !segment.startsWith(':')) return [segment];
    const value = params[segment.replace(/^:|\?$/g, '')];
    return value ? [value] : [];
  });
  return `/${parts.join('/')}`;
}

const pageOf = (state: RootState, routeUrl: string): PageConfig | undefined =>
  configApi.endpoints.configPageByRoute.select(routeUrl)(state).data;

const hasBlock = (page: PageConfig, kind: PageConfig['blocks'][number]['kind']) =>
  page.blocks.some((block) => block.kind === kind);

/** A section below the blocks of a page, with its own loader. */
interface PageExtension {
  load: NonNullable<Page['load']>;
  Component: ComponentType;
}

interface OrganiserPageOptions {
  canPrint?: boolean;
  extension?: PageExtension;
}

function OrganiserPage({ routeUrl, canPrint = false, extension }: OrganiserPageOptions & { routeUrl: string }) {
  const locale = useSelector(selectLocale);
  const edition = useEdition();
  const { data: page } = configApi.endpoints.configPageByRoute.useQuery(routeUrl);
  const { data: themes } = siteApi.endpoints.ownThemes.useQuery(undefined, {
    skip: !page || !hasBlock(page, 'themes'),
  });
  if (!page) return null;
  return (
    <PageView page={page} context={{ locale, edition, themes }} canPrint={canPrint}>
      {extension && <extension.Component />}
    </PageView>
  );
}

/** Structured data of questions and answers (schema.org). */
function faqPage(page: PageConfig): object[] {
  const items = page.blocks.flatMap(({ kind, items: questions = [] }) => (kind === 'questions' ? questions : []));
  if (items.length === 0) return [];
  const mainEntity = items.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}

const structuredData = (page: PageConfig, edition: Edition | undefined): object[] => [
  ...faqPage(page),
  ...(edition && hasBlock(page, 'contacts') ? [organization(edition)] : []),
];

/** The page of a route pattern; a 404 when the API has no page for the URL. */
export function organiserPage(pattern: string, options: OrganiserPageOptions = {}): Page {
  const Component = () => <OrganiserPage routeUrl={toRouteUrl(pattern, useParams())} {...options} />;
  return definePage({
    async load(context) {
      const { store, params } = context;
      const { dispatch, getState } = store;
      const routeUrl = toRouteUrl(pattern, params);
      await loadRequired(dispatch(configApi.endpoints.configPageByRoute.initiate(routeUrl, unsubscribed)));
      await options.extension?.load(context);
      const page = pageOf(getState(), routeUrl);
      if (page && hasBlock(page, 'themes'))
        await loadRequired(dispatch(siteApi.endpoints.ownThemes.initiate(undefined, unsubscribed)));
    },
    head(state, { params }) {
      const page = pageOf(state, toRouteUrl(pattern, params));
      if (!page) return {};
      const { title, description, picture, languages, edition } = page;
      return {
        title: edition && !title.includes(String(edition.year)) ? `${title} · ${edition.year}` : title,
        description,
        image: picture ?? undefined,
        languages,
        jsonLd: structuredData(page, selectEdition(state)),
      };
    },
    crumbs(state, { locale, params }) {
      const name = pageOf(state, toRouteUrl(pattern, params))?.title ?? '';
      return [{ message: 'shell.home', path: paths.home.href({ lang: locale }) }, { name }];
    },
    Component,
  });
}
