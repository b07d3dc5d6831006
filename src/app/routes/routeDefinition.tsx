/** The type of a route, and functions that define routes with a common page or layout. */
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { DownloadAudience } from '@/api';
import type { TextPart } from '@/i18n/texts';
import type { FlowName } from '@/features/visitor/registrationFlows';
import { pickQuery } from '@/lib/listSearch';
import { paths, type PathName } from '@/lib/paths';
import type { Page } from '@/pages/shared/definePage';
import { isChinese, type Locale } from '@/i18n/locales';
import { selectLocale } from '@/state/localeSlice';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';

interface PageAddress {
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

const registersByEmail = ({ locale, params, query }: PageAddress): boolean =>
  params.type === '1' && !isChinese(locale) && !query.has('by') && !query.has('edit');

/**
 * Visitor pre-registration has one URL in every language, /{lang}/audience/register/1 (section 2). Chinese users
 * register by mainland mobile number; others by e-mail, unless the query selects the number (`by=mobile`) or changes
 * it (`edit`).
 */
function registerPage({ byMobile, byEmail }: Record<'byMobile' | 'byEmail', Page>): Page {
  const selectPage = (address: PageAddress): Page => (registersByEmail(address) ? byEmail : byMobile);
  return {
    load: async (world) => selectPage(world).load?.(world),
    head: (state, address) => selectPage(address).head?.(state, address) ?? {},
    crumbs: (state, address) => selectPage(address).crumbs?.(state, address) ?? [],
    Component: function Register() {
      const { Component } = selectPage({
        locale: useSelector(selectLocale),
        params: useParams(),
        query: useRouteQuery(),
      });
      return <Component />;
    },
  };
}

export type LayoutName = 'default' | 'empty' | 'mobile' | 'landing-en' | 'landing-zh';

export interface RouteDefinition {
  name: PathName;
  layout: LayoutName;
  /**
   * A form page is a separate document: it uses the ticket, and no browser or CDN caches it.
   */
  kind: 'content' | 'form';
  /** The page shows the camera picture; only its documents may use the camera. */
  camera?: true;
  /**
   * Differs by client, or shows personal data to everyone who has the URL: never cached, and the URL must not leak to
   * other sites.
   */
  isPrivate?: true;
  /** Its policy has a nonce, for the style elements of the code editor; never cached. */
  hasNonce?: true;
  /** Query keys that the page reads. All other keys (campaigns, messengers, random ones) are ignored. */
  query?: readonly string[];
  /** The page type in performance metrics; a form page is always 'form', any other defaults to 'page'. */
  pageType?: 'home' | 'details' | 'list' | 'plan';
  /** Not in the sitemap: a result page, a personal page, or one that depends on a query or a record. */
  isUnlisted?: true;
  /** Chunk name, if it differs from the route's name. */
  chunk?: string;
  /** Text parts that the page uses in addition to the shell's; a test finds missing ones. */
  texts: readonly TextPart[];
  page: () => Promise<{ page: Page }>;
}

/** The query keys of a URL that the route's page reads. */
export const queryOf = ({ query = [] }: Pick<RouteDefinition, 'query'>, { searchParams }: URL): URLSearchParams =>
  pickQuery(searchParams, query);

/** The page type for performance metrics; 'page' for a URL without a route. */
export const pageTypeOf = (
  route: RouteDefinition | undefined,
): 'form' | 'page' | NonNullable<RouteDefinition['pageType']> =>
  route?.kind === 'form' ? 'form' : (route?.pageType ?? 'page');

/** What differs from a content page in the default layout with the shell's texts only. */
type RouteOptions = Partial<Omit<RouteDefinition, 'name' | 'page'>>;

export const route = (
  name: PathName,
  page: RouteDefinition['page'],
  differences: RouteOptions = {},
): RouteDefinition => ({
  name,
  layout: 'default',
  kind: 'content',
  texts: [],
  page,
  ...differences,
});

export const form = (name: PathName, page: RouteDefinition['page'], differences: RouteOptions = {}): RouteDefinition =>
  route(name, page, { kind: 'form', texts: ['fields', 'forms'], ...differences });

/** A page of a delegation; these pages share a text part. */
export const delegation = (name: PathName, page: RouteDefinition['page']): RouteDefinition =>
  form(name, page, { texts: ['delegation', 'fields'] });

export const mobileForm = (
  name: PathName,
  page: RouteDefinition['page'],
  differences: RouteOptions = {},
): RouteDefinition => form(name, page, { layout: 'mobile', ...differences });

/** Both registrations and the delegation, at one URL. */
export const register = (): RouteDefinition => ({
  ...form('register', async () => {
    const [{ page: byMobile }, { page: byEmail }] = await Promise.all([
      import(/* webpackChunkName: "register" */ '@/pages/RegisterPage'),
      import(/* webpackChunkName: "registration" */ '@/pages/RegistrationPage'),
    ]);
    return { page: registerPage({ byMobile, byEmail }) };
  }),
  texts: ['delegation', 'fields', 'forms'],
});

/** Questionnaire and badge are the last steps of two registration flows. */
export const questionnaire = (name: PathName, flow: FlowName): RouteDefinition => ({
  ...form(name, async () => {
    const { questionnairePage } = await import(
      /* webpackChunkName: "registrationQuestionnaire" */ '@/pages/QuestionnairePage'
    );
    return { page: questionnairePage(flow) };
  }),
  chunk: 'registrationQuestionnaire',
});

export const result = (name: PathName, flow: FlowName): RouteDefinition => ({
  ...form(name, async () => {
    const { resultPage } = await import(/* webpackChunkName: "registrationResult" */ '@/pages/RegistrationResultPage');
    return { page: resultPage(flow) };
  }),
  chunk: 'registrationResult',
});

/** Booth reservation is one page for the mainland and for everyone else. */
export const booth = (name: 'boothReservation' | 'internationalReserveBooth'): RouteDefinition => ({
  ...form(name, async () => {
    const { boothPage } = await import(/* webpackChunkName: "booth" */ '@/pages/BoothPage');
    return { page: boothPage(name) };
  }),
  chunk: 'booth',
});

/** A campaign's page, by the name of its content. */
export const landing = (
  name: PathName,
  layout: LayoutName,
  content: { id: string; year?: number; canReserve?: boolean },
): RouteDefinition => ({
  ...route(name, async () => {
    const { landingPage } = await import(/* webpackChunkName: "landing" */ '@/pages/LandingPage');
    return { page: landingPage(content) };
  }),
  layout,
  texts: ['pages', 'news', 'fields', 'forms'],
  chunk: 'landing',
});

/** A page that editors compose, found by its route; all of them share one chunk. */
export const organiserRoute = (
  name: PathName,
  layout: LayoutName,
  options?: { canPrint: boolean },
): RouteDefinition => ({
  ...route(name, async () => {
    const { organiserPage } = await import(/* webpackChunkName: "ownPage" */ '@/pages/OrganiserPage');
    return { page: organiserPage(paths[name].pattern, options) };
  }),
  layout,
  texts: ['pages'],
  chunk: 'ownPage',
});

/** The editors' visa text and the form of the letter below it: two pages in one chunk. */
export const visaInvitation = (): RouteDefinition => ({
  ...form('visaInvitation', async () => {
    const [{ organiserPage }, { visaLetter }] = await Promise.all([
      import(/* webpackChunkName: "visaInvitation" */ '@/pages/OrganiserPage'),
      import(/* webpackChunkName: "visaInvitation" */ '@/pages/VisaLetterPage'),
    ]);
    return { page: organiserPage(paths.visaInvitation.pattern, { extension: visaLetter }) };
  }),
  texts: ['fields', 'forms', 'pages'],
});

/** The hall plan is one page in three layouts. */
export const plan = (name: 'hallPlan' | 'map' | 'mapHall', layout: LayoutName): RouteDefinition => ({
  ...route(name, async () => {
    const { planPage } = await import(/* webpackChunkName: "hallPlan" */ '@/pages/HallPlanPage');
    return { page: planPage(name) };
  }),
  layout,
  texts: ['halls'],
  chunk: 'hallPlan',
  query: ['hall', 'booth', 'q'],
  pageType: 'plan',
});

/** The existing registration is one page for both flows that lead to it. */
export const registered = (name: PathName, start: 'invitation' | 'meRegister'): RouteDefinition => ({
  ...mobileForm(name, async () => {
    const { registeredPage } = await import(/* webpackChunkName: "registered" */ '@/pages/RegisteredPage');
    return { page: registeredPage(start) };
  }),
  texts: ['forms'],
  chunk: 'registered',
});

/** Downloads are one page for two audiences. */
export const downloads = (name: PathName, audience: DownloadAudience): RouteDefinition => ({
  ...route(name, async () => {
    const { downloadsPage } = await import(/* webpackChunkName: "downloads" */ '@/pages/DownloadsPage');
    return { page: downloadsPage(audience) };
  }),
  texts: ['fields', 'files'],
  chunk: 'downloads',
});
