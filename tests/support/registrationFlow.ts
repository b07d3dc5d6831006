/** The English registration flow for page tests: one visitor, the calls of each step, a page by its URL. */
import { act, screen } from '@testing-library/react';
import { siteApi } from '@/api';
import { errorResponse, withHeaders, type FakeResponses } from './fakeResponses';
import { newestForm } from './formInfo';
import { fakeServer, type FakeServer } from './fakeTransport';
import type { StoreOptions } from './makeTestStore';
import { renderPage } from './renderApp';
import { edition, NOW } from './visitors';

type User = Awaited<ReturnType<typeof renderPage>>['user'];

/** Responses to the initial requests of the flow's pages. */
function flowResponses(overrides: FakeResponses): FakeResponses {
  let captchas = 0;
  return {
    configSeoByUrl: null,
    visitorFindVisit: { registration: null },
    wxItesPre: { registration: null },
    ownEdition: edition,
    basicCountries: [
      { code: 'CN', name: 'China', dialCode: '+86', sort: 0, common: true },
      { code: 'DE', name: 'Germany', dialCode: '+49', sort: 1, common: false },
      { code: 'RU', name: 'Russian Federation', dialCode: '+7', sort: 2, common: true },
    ],
    ownFormCurrent: newestForm,
    basicProvinces: [{ id: '440000', name: 'Guangdong' }],
    basicCitiesByParent: [{ id: '440300', parentId: '440000', name: 'Shenzhen' }],
    basicAreasByParent: [{ id: '440306', parentId: '440300', name: 'Bao’an' }],
    verifySmsCode: { resendAfter: 60, expiresIn: 600 },
    verifyImageCode: () => ({
      // Each captcha has its own id; the first ends in 1.
      captchaId: `01HZX3K8Q4N6T2V9B7M5C1D0E${(captchas += 1)}`,
      image: 'data:image/png;base64,iVBORw0KGgo=',
      audioUrl: '/api/web/own/captcha/01HZX3K8Q4N6T2V9B7M5C1D0EF/audio?locale=en',
      expiresIn: 300,
      work: { prefix: '01HZX3K8Q4N6T2V9B7M5C1D0EF', puzzles: 1, bits: 0 },
    }),
    verifyCaptchaCheck: ({ body }) =>
      body.code === '48213'
        ? { passed: true, expiresAt: NOW }
        : errorResponse('captcha.wrong', '/body/code', 'The digits don’t match'),
    ownSendEmailCode: { resendAfter: 60, expiresIn: 600 },
    ownCheckEmailCode: { verified: true, proofExpiresAt: NOW },
    ...overrides,
  };
}

/** A response with a ticket. */
export const withTicket = (data: unknown, ticket: string) => withHeaders(data, { 'access-token': ticket });

/** Renders a step; `sent()` returns all calls that are not reads. */
export async function renderStep(
  path: string,
  answers: FakeResponses = {},
  options: Pick<StoreOptions, 'at' | 'storage' | 'sessionStorage' | 'ticket' | 'locale' | 'userAgent' | 'wechatPay'> & {
    forms?: FakeServer['forms'];
  } = {},
) {
  const server = Object.assign(fakeServer(flowResponses(answers)), { forms: options.forms ?? {} });
  const page = await renderPage(path, { ...options, server, document: 'form', isPersisted: true });
  // The shell requests it on every page, but page tests do not render the shell.
  await act(() => page.store.dispatch(siteApi.endpoints.ownEdition.initiate(undefined)));
  const sent = () =>
    server.requests
      .filter(({ id, method }) => method !== 'GET' && id !== 'configSeoByUrl')
      .map(({ id, body }) => ({ call: id, body }));
  return { ...page, sent };
}

/** Drafts as persisted in the browser, by key. */
export const storedDrafts = (
  drafts: Record<string, { version: number; values: object }>,
  { expiresAt = '2026-03-15T00:00:00.000Z' } = {},
): Record<string, string> => ({
  drafts: JSON.stringify(
    Object.fromEntries(
      Object.entries(drafts).map(([formId, { version: formVersion, values }]) => [
        formId,
        { formId, formVersion, values, savedAt: '2026-03-10T01:50:00.000Z', expiresAt },
      ]),
    ),
  ),
  persist: JSON.stringify({ version: 1, rehydrated: true }),
});

/** Requests a code and solves the captcha. */
export async function requestCode(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  await screen.findByRole('img', { name: /five digits/ });
  await user.type(screen.getByLabelText('Digits in the picture'), '48213{Enter}');
}
