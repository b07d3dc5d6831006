/**
 * A page that editors compose of blocks, found by its route. Used for many rows of the table and for the organiser's
 * own pages.
 */
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { configApi, type Edition, type PageConfig, selectEdition, siteApi } from '@/api';
import { organization } from '@/features/edition/structured';
import { useEdition } from '@/features/edition/useEdition';
import { PageView } from '@/features/page/components/PageView';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { definePage, type Page } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';

type Params = Readonly<Record<string, string | undefined>>;

const once = { subscribe: false } as const;

/** The route of a URL as editors write it: without its language. */
function routeOf(pattern: string, params: Params): string {
  const parts = pattern.split('/').flatMap((segment) => {
    if (segment === '' || segment === ':lang') return [];
    if (segment !== '*' && !segment.startsWith(':')) return [segment];
    const value = params[segment.replace(/^:|\?$/g, '')];
    return value ? [value] : [];
  });
  return `/${parts.join('/')}`;
}

const pageOf = (state: RootState, routeUrl: string): PageConfig | undefined =>
  configApi.endpoints.configPageByRoute.select({ routeUrl })(state).data;

const has = (page: PageConfig, kind: PageConfig['blocks'][number]['kind']) =>
  page.blocks.some((block) => block.kind === kind);

/** A part of a page below its blocks, with its own loader. */
interface Below {
  load: NonNullable<Page['load']>;
  Component: ComponentType;
}

interface OwnPageOptions {
  canPrint?: boolean;
  below?: Below;
}

function OwnPage({ routeUrl, canPrint = false, below }: OwnPageOptions & { routeUrl: string }) {
  const locale = useSelector(selectLocale);
  const edition = useEdition();
  const { data: page } = configApi.endpoints.configPageByRoute.useQuery({ routeUrl });
  const { data: themes } = siteApi.endpoints.ownThemes.useQuery(undefined, { skip: !page || !has(page, 'themes') });
  if (!page) return null;
  return (
    <PageView page={page} world={{ locale, edition, themes }} canPrint={canPrint}>
      {below && <below.Component />}
    </PageView>
  );
}

/** Structured data of questions and answers (schema.org). */
function faqPage(page: PageConfig): object[] {
  const items = page.blocks.flatMap(({ kind, items: lines = [] }) => (kind === 'questions' ? lines : []));
  if (items.length === 0) return [];
  const mainEntity = items.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}

const structured = (page: PageConfig, edition: Edition | undefined): object[] => [
  ...faqPage(page),
  ...(edition && has(page, 'contacts') ? [organization(edition)] : []),
];

/** The page of a route pattern; a 404 when the API has no page for the URL. */
export function ownPage(pattern: string, options: OwnPageOptions = {}): Page {
  const Component = () => <OwnPage routeUrl={routeOf(pattern, useParams())} {...options} />;
  return definePage({
    async load(world) {
      const { store, params } = world;
      const { dispatch, getState } = store;
      const routeUrl = routeOf(pattern, params);
      await loadRequired(dispatch(configApi.endpoints.configPageByRoute.initiate({ routeUrl }, once)));
      await options.below?.load(world);
      const page = pageOf(getState(), routeUrl);
      if (page && has(page, 'themes'))
        await loadRequired(dispatch(siteApi.endpoints.ownThemes.initiate(undefined, once)));
    },
    head(state, { params }) {
      const page = pageOf(state, routeOf(pattern, params));
      if (!page) return {};
      const { title, description, picture, languages, edition } = page;
      return {
        title: edition && !title.includes(String(edition.year)) ? `${title} · ${edition.year}` : title,
        description,
        image: picture ?? undefined,
        languages,
        structured: structured(page, selectEdition(state)),
      };
    },
    crumbs(state, { locale, params }) {
      const name = pageOf(state, routeOf(pattern, params))?.title ?? '';
      return [{ message: 'shell.home', path: paths.home.href({ lang: locale }) }, { name }];
    },
    Component,
  });
}
