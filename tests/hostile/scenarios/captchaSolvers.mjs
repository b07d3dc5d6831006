// A bot requests captchas like the pages do and does the proof of work. It reads the picture with Tesseract or the
// recording with a matched filter.
import { tsImport } from 'tsx/esm/api';

const { startImageSolver, voiceSolver } = await tsImport('../../support/captchaSolvers.ts', import.meta.url);
const { solveWorkNow } = await tsImport('../../../src/rules/proofOfWork.ts', import.meta.url);

const PICTURES = 110;
const VOICES = 6;
/** A client's captchas per hour before they are hard (captchaLevel: a quarter of 120). */
const EASY = 30;
/** Maximum share of solved hard pictures; the real one is about one in two hundred. */
const MOST_READ = 1 / 20;

/** A browser of the bot: stores its session. */
function session(base) {
  let cookie = '';
  return async (path, body) => {
    const response = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'x-locale': 'en', ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
}

/** Requests a captcha and sends the result of `solve` for it. Resolves with whether it passed. */
async function attempt(ask, solve) {
  const made = await ask('/api/captcha/generateVerifyImg');
  if (!made.ok) throw new Error(`There is no captcha to solve: ${made.status}.`);
  const { data } = await made.json();
  const code = await solve(data);
  if (!/^\d{5}$/.test(code)) return false;
  const body = { captchaId: data.captchaId, code, work: solveWorkNow(data.work) };
  return (await ask('/api/captcha/checkVerificationResult', body)).ok;
}

/** The number of successful attempts. */
async function passed(count, ask, solve) {
  let right = 0;
  for (let tries = 0; tries < count; tries++) right += Number(await attempt(ask, solve));
  return right;
}

export async function run({ startSite }) {
  const site = await startSite();
  const pictures = await startImageSolver();
  const hear = voiceSolver('en');
  const read = async ({ image }) =>
    (await pictures.read(Buffer.from(image.split(',')[1], 'base64'))).find((reading) => reading.length === 5) ?? '';
  const ask = session(site.base);
  const listen = async ({ audioUrl }) => {
    const sound = await ask(audioUrl);
    return sound.ok ? hear(Buffer.from(await sound.arrayBuffer())) : '';
  };
  const easyRead = await passed(EASY, ask, read);
  const hardRead = await passed(PICTURES - EASY, ask, read);
  const hardHeard = await passed(VOICES, ask, listen);
  await pictures.close();
  const problems = [];
  // Without a solved easy picture the solver is broken, and the other results mean nothing.
  if (easyRead === 0) problems.push(`none of ${EASY} easy pictures was read`);
  if (hardRead / (PICTURES - EASY) >= MOST_READ)
    problems.push(`${hardRead} of ${PICTURES - EASY} hard pictures were read`);
  if (hardHeard > 0) problems.push(`${hardHeard} of ${VOICES} hard voices were heard`);
  return { problems, easyRead, hardRead, hardHeard };
}
