/** Pictures of the exhibition: pure functions from a scene, a seed and a theme to an SVG. */
import { type Background, type ThemeId, makePalette } from './palette';
import { makeRng } from './rng';
import { type SceneName, scenes } from './scenes';
import subjects from './subjects.json';
import type { SceneOptions } from './types';

export { iconNames } from './scenes/marks';
export type { Background as Ground, SceneName, SceneOptions, ThemeId };
export const sceneNames = Object.keys(scenes) as SceneName[];
export const backgrounds: readonly Background[] = ['tint', 'dark', 'strong', 'none'];
export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name);

/** Scenes that show something; the others are signs (logo, drawn marks, icons) or lie over a picture. */
type PictureName = Exclude<SceneName, 'logo' | 'mark' | 'icon' | 'toolpath'>;
interface Subject {
  name: Record<'zh-cn' | 'en' | 'ru' | 'ja', string>;
  /** A text about the picture has one of these words, in English; a word may go on, as “bend” does in “bending”. */
  words: readonly string[];
}
const subjectByScene: Record<PictureName, Subject> = subjects;
export const pictureNames = Object.keys(subjectByScene) as PictureName[];

/** What a scene shows, in each language of the content; undefined for a sign. */
export const subjectOf = (scene: string): Subject['name'] | undefined =>
  Object.hasOwn(subjectByScene, scene) ? subjectByScene[scene as PictureName].name : undefined;

/** The words of a scene's subject, if the English text has none of them; null when the text agrees with the picture. */
export function missingSubjectWords(scene: string, text: string): readonly string[] | null {
  if (!Object.hasOwn(subjectByScene, scene)) return null;
  const { words } = subjectByScene[scene as PictureName];
  const found = words.some((word) => new RegExp(`\\b${word}`, 'i').test(text));
  return found ? null : words;
}

/** The picture of a scene. The same options always give the same bytes. */
export function drawScene(options: SceneOptions): string {
  const { scene, seed, theme, width, height, background } = options;
  if (!isSceneName(scene)) throw new RangeError(`No scene "${scene}"; there are ${sceneNames.join(', ')}.`);
  return scenes[scene]({
    rng: makeRng(`${scene}/${seed}`),
    palette: makePalette(theme, background),
    seed: String(seed),
    theme,
    width,
    height,
    title: options.title ?? subjectOf(scene)?.en ?? scene,
  });
}
