/**
 * How well a bot solves hard captchas. Runs only in `npm run proof`: matching every recording at every speed takes seconds
 * per captcha.
 */
import { renderCaptchaImage } from '../../server/domain/verification/captchaImage';
import { renderCaptchaAudio } from '../../server/domain/verification/captchaAudio';
import { startImageSolver, createVoiceSolver } from '../support/captchaSolvers';

const DIGITS = ['04172', '95318', '26640', '73859', '18027'];
const hard = { isHard: true };
const PICTURES = 120;

test('Tesseract reads fewer than one of twenty hard pictures, after any cleaning filter', async () => {
  const solver = await startImageSolver();
  let solved = 0;
  // About one in two hundred is solved: a sample of 40 sometimes had two of them.
  for (let count = 0; count < PICTURES; count++) {
    const digits = DIGITS[count % DIGITS.length] ?? '';
    if ((await solver.read(await renderCaptchaImage(digits, hard))).includes(digits)) solved += 1;
  }
  await solver.close();
  expect(solved / PICTURES).toBeLessThan(1 / 20);
}, 600_000);

test.each(['zh-cn', 'en'] as const)(
  'a matched filter recognises none of five hard audio captchas in %s',
  async (locale) => {
    const solve = createVoiceSolver(locale);
    const results = [];
    for (const digits of DIGITS) results.push(solve(await renderCaptchaAudio(digits, locale, hard)) === digits);
    expect(results).toEqual([false, false, false, false, false]);
  },
  300_000,
);
