/** Test data created through the API before a browser test. */
import type { Page } from 'playwright-core';
import { makeChineseBody, makeChineseQuestionnaireBody } from '../support/factories';
import type { Site } from './site';

interface Envelope {
  code: number;
  data: { reason?: string; errors?: { pointer: string }[]; registration?: { id: string; answers: object } } & Record<
    string,
    string
  >;
}

/** Calls the API outside the browser, with the session's cookie and ticket: POST with a body, GET without one. */
export function createApiClient(site: Site) {
  const cookies = new Map<string, string>();
  let ticket: string | null = null;
  const request = async (path: string, body?: object): Promise<Envelope> => {
    const response = await fetch(`${site.url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(ticket !== null && { 'access-token': ticket }),
        'x-locale': 'en',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    ticket = response.headers.get('access-token') ?? ticket;
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return (await response.json()) as Envelope;
  };
  return Object.assign(request, { ticket: () => ticket });
}

/**
 * Registers in Chinese, up to the questionnaire.
 * @returns the caller and the registration's id
 */
async function register(site: Site, mobile: string) {
  const request = createApiClient(site);
  const { data: captcha } = await request('/verification/sendImageCode', { purpose: 'registration' });
  const captchaId = captcha['captchaId'] ?? '';
  await request('/captcha/checkVerificationResult', { captchaId, ...(await site.captcha(captchaId)) });
  await request('/verification/sendSmsCode', { mobile, purpose: 'registration' });
  await request(`/basic/user/smsCodeValidate/${await site.code(mobile)}/${mobile}?purpose=registration`);
  const { code, data } = await request('/visit/regist/info/insert', makeChineseBody(mobile));
  if (code !== 200) throw new Error(`${mobile} could not register: ${JSON.stringify(data)}`);
  return { request, id: data.registration?.id ?? '' };
}

/** Registers in Chinese, including the questionnaire. */
export async function registerConfirmedVisitor(site: Site, mobile: string): Promise<void> {
  const { request, id } = await register(site, mobile);
  const response = await request('/visit/regist/info/submitQuestion', makeChineseQuestionnaireBody(id));
  if (response.code !== 200) throw new Error(`${mobile} could not answer: ${JSON.stringify(response)}`);
}

/** Registers in Chinese, up to the questionnaire, and gives the browser this visitor's session. */
export async function registerAndSignIn(page: Page, site: Site, mobile: string): Promise<void> {
  const { request } = await register(site, mobile);
  await page.context().addCookies([{ name: 'webTicket', value: request.ticket() ?? '', url: site.url }]);
}
