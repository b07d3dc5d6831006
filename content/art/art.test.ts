import fs from 'node:fs';
import path from 'node:path';
import { type SceneName, drawScene, iconNames, pictureNames, sceneNames, subjectOf } from './index';
import type { Background, ThemeId } from './palette';
import { xmlProblems } from '../../tests/support/xml';

const draw = (
  scene: SceneName,
  seed: string | number,
  theme: ThemeId = 1,
  background: Background = 'tint',
  width = 640,
  height = 400,
): string => drawScene({ scene, seed, theme, width, height, background });

describe('drawScene', () => {
  test.each(sceneNames)('%s is deterministic for a seed and differs between seeds', (scene) => {
    const seed = scene === 'icon' ? 'map' : 7;
    expect(draw(scene, seed)).toBe(draw(scene, seed));
    if (!['hero', 'toolpath', 'logo'].includes(scene))
      expect(
        new Set([1, 2, 3, 4, 5].map((s) => draw(scene, scene === 'icon' ? iconNames[s]! : s))).size,
      ).toBeGreaterThan(3);
  });

  test('the toolpath follows a pass of the hero’s blade, and moves for less than five seconds, if motion is welcome', () => {
    const svg = draw('toolpath', 1);
    const pass = /d="M\d+ \d+l([^"]{100})/.exec(svg)?.[1];
    expect(draw('hero', 1)).toContain(pass);
    expect(svg).toContain('@media (prefers-reduced-motion:no-preference){path{animation:cut 4s 0.8s ease-in-out}}');
    expect(svg.match(/animation/g)).toHaveLength(1);
  });

  test('escapes markup in a title', () => {
    const svg = drawScene({
      scene: 'gears',
      seed: 1,
      theme: 4,
      width: 100,
      height: 80,
      background: 'tint',
      title: '</title><script>&',
    });
    expect(svg).toContain('<title>&lt;/title&gt;&lt;script&gt;&amp;</title>');
  });

  test('rejects an unknown scene and lists the known ones', () => {
    expect(() => drawScene({ scene: 'castle', seed: 1, theme: 1, width: 10, height: 10, background: 'tint' })).toThrow(
      /No scene "castle"; there are gears/,
    );
  });

  test('has unique ids and no dangling references', () => {
    for (const scene of pictureNames) {
      const svg = draw(scene, 3);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const m of svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)) expect(ids).toContain(m[1] ?? m[2]);
    }
  });
});

/** Every { scene, seed, theme } in the content's files. */
function pictures(
  value: unknown,
  into: { scene: string; seed: string | number; theme: ThemeId; ground: Background; alt?: Record<string, string> }[],
): void {
  if (Array.isArray(value)) for (const v of value) pictures(v, into);
  else if (value !== null && typeof value === 'object') {
    if ('scene' in value && 'seed' in value) into.push(value as never);
    for (const v of Object.values(value)) pictures(v, into);
  }
}

describe('pictures named by the content', () => {
  const root = path.join(__dirname, '..');
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.json'));
  const named: Parameters<typeof pictures>[1] = [];
  for (const file of files) pictures(JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')), named);

  test('all exist, and what shows no subject has alternative text in Chinese and English', () => {
    expect(named.length).toBeGreaterThan(60);
    for (const p of named) {
      expect(sceneNames).toContain(p.scene);
      const alt = p.alt ?? subjectOf(p.scene);
      expect(alt?.['zh-cn'] && alt.en).toBeTruthy();
    }
  });

  test('all are well-formed', () => {
    const drawn = named.map(({ scene, seed, theme = 1, ground = 'tint' }) =>
      draw(scene as SceneName, seed, theme, ground),
    );
    expect(drawn.flatMap(xmlProblems)).toEqual([]);
  });

  test('no two items share a picture', () => {
    // A company shows the same mark everywhere.
    const once = [...new Map(named.map((p) => [p.scene === 'mark' ? JSON.stringify(p) : p, p])).values()];
    const drawn = once.filter((p) => p.seed !== 'site').map((p) => `${p.scene}/${p.theme}/${p.seed}`);
    expect(drawn.filter((d, i) => drawn.indexOf(d) !== i)).toEqual([]);
  });
});
