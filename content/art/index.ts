/** Pictures of the exhibition: pure functions from a scene, a seed and a theme to an SVG. */
import { type Background, type ThemeId, makePalette } from './palette';
import { makeRng } from './rng';
import { type SceneName, scenes } from './scenes';
import type { SceneOptions } from './types';

export { iconNames } from './scenes/marks';
export type { Background as Ground, SceneName, SceneOptions, ThemeId };
export const sceneNames = Object.keys(scenes) as SceneName[];
/** Scenes that show something; the others are signs: the logo, drawn marks and icons. */
export const pictureNames = sceneNames.filter((name) => name !== 'logo' && name !== 'mark' && name !== 'icon');
export const backgrounds: readonly Background[] = ['tint', 'dark', 'strong', 'none'];
export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name);

/** The picture of a scene. The same options always give the same bytes. */
export function drawScene(options: SceneOptions): string {
  const { scene, seed, theme, width, height, background } = options;
  if (!isSceneName(scene)) throw new RangeError(`No scene "${scene}"; there are ${sceneNames.join(', ')}.`);
  const { draw, title } = scenes[scene];
  return draw({
    rng: makeRng(`${scene}/${seed}`),
    palette: makePalette(theme, background),
    seed: String(seed),
    theme,
    width,
    height,
    title: options.title ?? title,
  });
}
