/** A visitor who registers in English, with the requests of the pages, from its own loopback address. */
import { Agent } from 'node:http';
import { ask } from '../../deploy/rehearsal/ask.mjs';
import { addressOfVisitor } from './addresses.mjs';
import { makeQuestionnaireBody, makeRegistrationBody } from '../support/registrationBody.mjs';

/** The maximum number of attempts without a response, and the time between them. */
const MAX_TRIES = 12;
const RETRY_DELAY_MS = 3_000;
const MAIL_TIMEOUT_MS = 120_000;
/** Calls of one registration that count as traffic. */
export const CALLS = 6;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A browser session: stores cookie and ticket, and retries requests that got no response. */
export class Session {
  constructor({ port, number, record }) {
    Object.assign(this, { port, record, cookie: null, ticket: null });
    this.localAddress = addressOfVisitor(number);
    this.agent = new Agent({ keepAlive: true, maxSockets: 1 });
  }

  async once(method, path, body) {
    const response = await ask(this, {
      method,
      path,
      body: body && JSON.stringify(body),
      headers: {
        'x-locale': 'en',
        ...(body && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.ticket && { 'access-token': this.ticket }),
      },
    });
    const [setCookie] = response.headers['set-cookie'] ?? [];
    if (setCookie) this.cookie = setCookie.split(';')[0];
    this.ticket = response.headers['access-token'] ?? this.ticket;
    return response;
  }

  /**
   * Returns the response's data, and whether an earlier attempt had lost its response.
   * @throws RequestRejected
   */
  async call(method, path, body) {
    let isLost = false;
    for (let tries = 1; ; tries += 1) {
      const from = performance.now();
      const { status, text } = await this.once(method, path, body);
      this.record({ kind: 'registering', path, status, from });
      if (status === 200) return { data: JSON.parse(text).data, isLost };
      if (status >= 400 && status < 500) throw new RequestRejected(path, status, text, isLost);
      if (tries === MAX_TRIES) throw new RequestRejected(path, status, 'no response', isLost);
      isLost = true;
      await pause(RETRY_DELAY_MS);
    }
  }
}

class RequestRejected extends Error {
  constructor(path, status, text, isLost) {
    const reason = /"reason":"([^"]+)"/.exec(text)?.[1] ?? text.slice(0, 80);
    super(`${path}: ${status} ${reason}`);
    Object.assign(this, { isLost, status, reason });
  }
}

/**
 * Runs the whole registration. Returns what was acknowledged: the address, the registration's id after the first
 * form, its number after the questionnaire. `outcome` is done, or the reason why the visitor gave up.
 */
export async function register({ port, toolPorts, number, mails, record }) {
  const session = new Session({ port, number, record });
  try {
    return await registerIn(session, { email: `visitor${number}@soak.example.org`, toolPorts, mails });
  } finally {
    session.agent.destroy();
  }
}

/** The same in an existing session, which has the visitor's ticket afterwards. */
export async function registerIn(session, { email, toolPorts, mails }) {
  const result = { email, id: null, number: null, outcome: 'done' };
  try {
    const { captchaId } = (await session.call('GET', '/api/captcha/generateVerifyImg')).data;
    // The captcha's solution, which the sandbox reveals to testers; not a visitor's request, so it is not counted.
    let solution = { status: 0 };
    for (let tries = 0; solution.status !== 200 && tries < MAX_TRIES; tries += 1) {
      if (tries > 0) await pause(RETRY_DELAY_MS);
      // Directly to a replica, because these tools are blocked through a proxy.
      const toolPort = toolPorts[tries % toolPorts.length];
      solution = await ask({ port: toolPort }, { path: `/dev/captcha/${captchaId}.json` });
    }
    const parsedSolution = JSON.parse(solution.text);
    await session.call('POST', '/api/captcha/checkVerificationResult', { captchaId, ...parsedSolution });
    await session.call('POST', '/api/web/own/email-code', { email, purpose: 'registration' });
    const code = await mails.codeFor(email, MAIL_TIMEOUT_MS);
    if (code === null) throw new Error('the mail with the code did not come in time');
    await session.call('POST', '/api/web/own/email-code/check', { email, purpose: 'registration', code });
    const first = await session.call('POST', '/api/visit/regist/info/en/insert', makeRegistrationBody(email));
    result.id = first.data.registration.id;
    const second = await session.call(
      'POST',
      '/api/visit/regist/info/en/submitQuestion',
      makeQuestionnaireBody(result.id),
    );
    result.number = second.data.registration.number;
  } catch (error) {
    result.outcome = error.message;
    result.wasLost = error.isLost ?? false;
  }
  return result;
}
