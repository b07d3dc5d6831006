/** The way of an English registration in tests of its pages: one visitor, the calls that each step makes, a page by its address. */
import { act } from '@testing-library/react';
import { ownApi } from '@/api/own';
import { fakeServer, refusal, withHeaders, type Answers, type FakeRequest } from './fakeTransport';
import type { StoreOptions } from './makeTestStore';
import { renderPage } from './renderApp';
import { edition, NOW } from './visitors';

const formInfo = (formId: string, version: number) => ({
  formId,
  current: { formId, version, url: `/forms/${formId}/${version}.json` },
  versions: [],
});

/** What the pages of the way ask for before anybody has done anything. */
function answersOf(own: Answers): Answers {
  let captchas = 0;
  return {
    configSeoByUrl: null,
    visitorFindVisit: { registration: null },
    ownEdition: edition,
    basicCountries: [
      { code: 'DE', name: 'Germany', dialCode: '+49', sort: 1, common: false },
      { code: 'RU', name: 'Russian Federation', dialCode: '+7', sort: 2, common: true },
    ],
    ownFormCurrent: ({ url }: FakeRequest) => formInfo(url.split('/').at(-1) ?? '', 2),
    verifyImageCode: () => ({
      // Each one is another: the first ends in 1.
      captchaId: `01HZX3K8Q4N6T2V9B7M5C1D0E${(captchas += 1)}`,
      image: 'data:image/png;base64,iVBORw0KGgo=',
      audioUrl: '/api/web/own/captcha/01HZX3K8Q4N6T2V9B7M5C1D0EF/audio?locale=en',
      expiresIn: 300,
    }),
    verifyCaptchaCheck: ({ body }: FakeRequest) =>
      (body as { code: string }).code === '48213'
        ? { passed: true, expiresAt: NOW }
        : refusal('captcha.wrong', '/body/code', 'These are not the digits'),
    ownSendEmailCode: { resendAfter: 60, expiresIn: 600 },
    ownCheckEmailCode: { verified: true, proofExpiresAt: NOW },
    ...own,
  };
}

/** A ticket goes with the answer. */
export const withTicket = (data: unknown, ticket: string) => withHeaders(data, { 'access-token': ticket });

/** Draws a step; `sent()` is every call that did more than read. */
export async function renderStep(
  path: string,
  answers: Answers = {},
  options: Pick<StoreOptions, 'storage' | 'ticket'> = {},
) {
  const server = fakeServer(answersOf(answers));
  const shown = await renderPage(path, { ...options, server, document: 'form', keeping: true });
  // The shell, which a page's test does not draw, asks for it on every page.
  await act(() => shown.store.dispatch(ownApi.endpoints.ownEdition.initiate({})));
  const sent = () =>
    server.requests
      .filter(({ id, method }) => method !== 'GET' && id !== 'configSeoByUrl')
      .map(({ id, body }) => ({ call: id, body }));
  return { ...shown, sent };
}
