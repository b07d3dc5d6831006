/** A world for tests of the registration: an API of plain functions, and a page drawn by its own loader in a router. */
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { api } from '@/api';
import type { Edition, Partner, VisitorRegistration } from '@/api/types';
import type { FieldError } from '@/api/errors';
import { fixedClock } from '@/rules/clock';
import type { Services } from '@/state/services';
import { ServicesContext } from '@/state/ServicesContext';
import questionnaireFile from '../../../public/forms/questionnaire-en/2.json';
import visitorFile from '../../../public/forms/visitor-en/2.json';

/** Stores of the test that is running: their timers end with it. */
const stores: Pick<Parameters<typeof Provider>[0]['store'], 'dispatch'>[] = [];
afterEach(() => {
  for (const { dispatch } of stores.splice(0)) dispatch(api.util.resetApiState());
});

export const NOW = '2026-03-10T10:00:00+08:00';

export const anna: VisitorRegistration = {
  id: '01HZX3J8Q4T5V6W7X8Y9Z0A1B2',
  number: null,
  channel: 'en',
  state: 'submitted',
  email: 'anna@example.ru',
  firstName: 'Anna',
  lastName: 'Sokolova',
  jobTitle: 'engineer',
  department: 'purchasing',
  company: 'Obtek Mekhanika',
  country: 'RU',
  mobileCountryCode: '+7',
  mobile: '913 555 01 27',
  city: 'Novosibirsk',
  address: 'Krasny prospekt 1',
  privacyAgreed: true,
  formId: 'visitor-en',
  formVersion: 2,
  answers: {},
  questionnaire: null,
  qrContent: null,
  createdAt: '2026-03-10T01:00:00.000Z',
  updatedAt: '2026-03-10T01:00:00.000Z',
};

export const confirmedAnna: VisitorRegistration = {
  ...anna,
  number: 'V27-4K7Q-90XM',
  state: 'confirmed',
  qrContent: 'V27-4K7Q-90XM.c2lnbmF0dXJl',
  questionnaire: {
    formId: 'questionnaire-en',
    formVersion: 2,
    answers: { purposes: ['1001'], products: ['1008'], business: '1025' },
    submittedAt: '2026-03-10T01:30:00.000Z',
  },
};

export const partner = (name: string, email: string): Partner => ({
  id: `P${name}`,
  registrationId: anna.id,
  name,
  email,
  state: 'invited',
  invitedAt: NOW,
  createdAt: NOW,
});

export const edition = {
  year: 2026,
  number: 27,
  name: 'Shenzhen International Industrial Manufacturing Technology Exhibition',
  shortName: 'Industrial Manufacturing Technology Exhibition',
  days: ['2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03'].map((date, index) => ({
    id: index + 1,
    date,
    time: index < 3 ? '9:00-17:00' : '9:00-15:00',
  })),
  range: '31 March – 3 April 2026',
  dailyOpeningHours: 'Daily 9:00–17:00, on 3 April 9:00–15:00',
  preRegOpensAt: '2025-12-08T01:00:00.000Z',
  preRegDeadline: '2026-03-30T01:00:00.000Z',
  start: '2026-03-31T01:00:00.000Z',
  end: '2026-04-03T07:00:00.000Z',
  venue: { name: 'Shenzhen World Exhibition & Convention Center', city: 'Shenzhen' },
  contacts: { email: 'service@example.com' },
} as Edition;

const formInfo = (formId: string, version: number) => ({
  formId,
  current: { formId, version, url: `/forms/${formId}/${version}.json` },
  versions: [],
});

/** Data of the envelope, a refusal, or a whole response. */
type Answer =
  | { data: unknown; ticket?: string }
  | { refused: number; reason: string; errors?: FieldError[]; message?: string }
  | Response;
export type Answers = Record<string, (body: Record<string, unknown>, url: URL) => Answer>;

export interface Call {
  call: string;
  body?: unknown;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

function toResponse(answer: Answer): Response {
  if (answer instanceof Response) return answer;
  if ('data' in answer)
    return json(
      { code: 200, message: 'ok', data: answer.data },
      200,
      answer.ticket ? { 'access-token': answer.ticket } : {},
    );
  const { refused, reason, errors = [], message = reason } = answer;
  return json({ code: refused, message, data: { reason, errors, requestId: 'r' } }, refused);
}

export const fieldRefused = (code: number, reason: string, pointer: string, message: string): Answer => ({
  refused: code,
  reason,
  message,
  errors: [{ pointer, reason, message }],
});

/** Services whose API is functions by `METHOD path`; every call that is no read of a page's own data is written down. */
export function testServices(own: Answers = {}, storage = new Map<string, string>()) {
  const calls: Call[] = [];
  const downloads: { name: string; file: Blob }[] = [];
  const cookies = new Map<string, string>();
  let captchas = 0;
  const answers: Answers = {
    'GET /visit/regist/info/findVisit': () => ({ data: { registration: null } }),
    'GET /web/own/edition': () => ({ data: edition }),
    'GET /basic/country/findList': () => ({
      data: [
        { code: 'DE', name: 'Germany', dialCode: '+49', sort: 1, common: false },
        { code: 'RU', name: 'Russian Federation', dialCode: '+7', sort: 2, common: true },
      ],
    }),
    'GET /web/own/form/visitor-en': () => ({ data: formInfo('visitor-en', 2) }),
    'GET /web/own/form/questionnaire-en': () => ({ data: formInfo('questionnaire-en', 2) }),
    'GET /forms/visitor-en/2.json': () => json(visitorFile),
    'GET /forms/questionnaire-en/2.json': () => json(questionnaireFile),
    'POST /verification/sendImageCode': () => ({
      data: {
        // Each one is another: the first ends in 1.
        captchaId: `01HZX3K8Q4N6T2V9B7M5C1D0E${(captchas += 1)}`,
        image: 'data:image/png;base64,iVBORw0KGgo=',
        audioUrl: '/api/web/own/captcha/01HZX3K8Q4N6T2V9B7M5C1D0EF/audio?locale=en',
        expiresIn: 300,
      },
    }),
    'POST /captcha/checkVerificationResult': ({ code }) =>
      code === '48213'
        ? { data: { passed: true, expiresAt: NOW } }
        : fieldRefused(400, 'captcha.wrong', '/body/code', 'These are not the digits'),
    'POST /web/own/email-code': () => ({ data: { resendAfter: 60, expiresIn: 600 } }),
    'POST /web/own/email-code/check': () => ({ data: { verified: true, proofExpiresAt: NOW } }),
    ...own,
  };
  const services: Services = {
    transport: (address, { method = 'GET', body }) => {
      const url = new URL(address, 'http://site');
      const call = `${method} ${url.pathname}`;
      const parsed = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
      if (method !== 'GET') calls.push({ call, body: parsed });
      const answer = answers[call];
      return answer
        ? Promise.resolve(toResponse(answer(parsed, url)))
        : Promise.reject(new Error(`No answer to ${call}`));
    },
    clock: { ...fixedClock(NOW), synchronise: () => undefined },
    timers: {
      after: (milliseconds, run) => {
        const id = setTimeout(run, milliseconds);
        return () => clearTimeout(id);
      },
      every: () => () => undefined,
      whenIdle: () => () => undefined,
    },
    storage: {
      get: (key) => storage.get(key) ?? null,
      set: (key, value) => void storage.set(key, value),
      remove: (key) => void storage.delete(key),
      watch: () => () => undefined,
    },
    cookies: {
      get: (name) => cookies.get(name) ?? null,
      set: (name, value) => void cookies.set(name, value),
      remove: (name) => void cookies.delete(name),
    },
    navigation: { current: () => '/', assign: () => undefined },
    copy: () => Promise.resolve(),
    print: () => void calls.push({ call: 'print' }),
    machine: { userAgent: '', isWide: () => true, onWidth: () => undefined },
    forget: () => Promise.resolve(),
    keep: () => undefined,
    keepPersonal: () => undefined,
    forgetPersonal: () => undefined,
    savesData: () => false,
    beacon: () => true,
    download: (file, name) => void downloads.push({ file, name }),
    config: {
      bases: { main: '', helper: '', legacy: '', static: '' },
      languageOrigins: {},
      region: 'global',
      sandbox: true,
      origin: 'http://site',
    },
  };
  return { services, calls, downloads, cookies, storage };
}

interface ShownPage<Store> {
  page: { load?: (world: never) => Promise<void>; Component: ComponentType };
  /** The route's pattern, and where the reader is. */
  pattern: string;
  at: string;
  store: Store;
  services: Services;
}

/** Draws a page by its loader. Any other address shows itself, so that a test sees where the page has led. */
export function showPage<Store extends Parameters<typeof Provider>[0]['store']>({
  page,
  pattern,
  at,
  store,
  services,
}: ShownPage<Store>) {
  stores.push(store);
  const load: NonNullable<RouteObject['loader']> = async ({ params, request }) => {
    const url = new URL(request.url);
    await page.load?.({
      store,
      locale: 'en',
      params,
      query: url.searchParams,
      url: url.pathname + url.search,
    } as never);
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: pattern, loader: load, Component: page.Component, HydrateFallback: () => null },
      { path: '*', Component: () => <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="Asia/Shanghai">
        <ServicesContext value={services}>
          <RouterProvider router={router} />
        </ServicesContext>
      </IntlProvider>
    </Provider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, address, user: userEvent.setup() };
}
