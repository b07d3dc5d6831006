// A bot requests captchas like the pages do and does the proof of work. It reads the picture with Tesseract or the
// recording with a matched filter.
import { tsImport } from 'tsx/esm/api';

const { createVoiceSolver, startImageSolver } = await tsImport('../../support/captchaSolvers.ts', import.meta.url);
const { solveWorkSync } = await tsImport('../../../src/rules/proofOfWork.ts', import.meta.url);

const PICTURES = 110;
const VOICES = 6;
/** A client's captchas per hour before they are hard (captchaLevel: a quarter of 120). */
const EASY_PICTURES = 30;
/** The maximum share of solved hard pictures; the measured one is about one in two hundred. */
const MAX_SOLVED_SHARE = 1 / 20;

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
async function attempt(request, solve) {
  const response = await request('/api/captcha/generateVerifyImg');
  if (!response.ok) throw new Error(`There is no captcha to solve: ${response.status}.`);
  const { data } = await response.json();
  const code = await solve(data);
  if (!/^\d{5}$/.test(code)) return false;
  const body = { captchaId: data.captchaId, code, work: solveWorkSync(data.work) };
  return (await request('/api/captcha/checkVerificationResult', body)).ok;
}

/** The number of solved captchas. */
async function countSolved(count, request, solve) {
  let solved = 0;
  for (let tries = 0; tries < count; tries++) solved += Number(await attempt(request, solve));
  return solved;
}

export async function run({ startSite }) {
  const site = await startSite();
  const pictures = await startImageSolver();
  try {
    return await measure(site, pictures);
  } finally {
    await pictures.close();
  }
}

async function measure(site, pictures) {
  const recogniseVoice = createVoiceSolver('en');
  const solvePicture = async ({ image }) =>
    (await pictures.read(Buffer.from(image.split(',')[1], 'base64'))).find((reading) => reading.length === 5) ?? '';
  const request = session(site.base);
  const solveVoice = async ({ audioUrl }) => {
    const sound = await request(audioUrl);
    return sound.ok ? recogniseVoice(Buffer.from(await sound.arrayBuffer())) : '';
  };
  const easySolved = await countSolved(EASY_PICTURES, request, solvePicture);
  const hardSolved = await countSolved(PICTURES - EASY_PICTURES, request, solvePicture);
  const voicesSolved = await countSolved(VOICES, request, solveVoice);
  const problems = [];
  // Without a solved easy picture the solver is broken, and the other results mean nothing.
  if (easySolved === 0) problems.push(`none of ${EASY_PICTURES} easy pictures was solved`);
  if (hardSolved / (PICTURES - EASY_PICTURES) >= MAX_SOLVED_SHARE)
    problems.push(`${hardSolved} of ${PICTURES - EASY_PICTURES} hard pictures were solved`);
  if (voicesSolved > 0) problems.push(`${voicesSolved} of ${VOICES} hard recordings were solved`);
  return { problems, easySolved, hardSolved, voicesSolved };
}
