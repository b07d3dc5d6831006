/** Every scene for many seeds: `npm run proof` only; art.test.ts draws the pictures that the content names. */
import { xmlProblems } from '../../tests/support/xml';
import { backgrounds, drawScene, sceneNames } from './index';
import type { ThemeId } from './palette';

test.each(sceneNames)('%s is well-formed and within its byte limit for 40 seeds, landscape and portrait', (scene) => {
  const limit = scene === 'hero' ? 60_000 : 15_360;
  for (let seed = 0; seed < 40; seed++) {
    const [width, height] = seed % 3 === 0 ? [1280, 480] : seed % 3 === 1 ? [640, 400] : [600, 900];
    const svg = drawScene({
      scene,
      seed,
      theme: (seed % 6) as ThemeId,
      background: backgrounds[seed % 4]!,
      width,
      height,
    });
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(limit);
    expect(xmlProblems(svg)).toEqual([]);
    expect(svg.slice(0, 400)).toMatch(
      new RegExp(
        `^<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 \\d+ \\d+" role="img"><title>[^<]+</title>`,
      ),
    );
  }
});
