import type { Background, Palette, ThemeId } from './palette';
import type { Rng } from './rng';

export interface SceneOptions {
  scene: string;
  seed: string | number;
  theme: ThemeId;
  width: number;
  height: number;
  background: Background;
  title?: string;
}
export interface Brush {
  rng: Rng;
  palette: Palette;
  seed: string;
  theme: ThemeId;
  width: number;
  height: number;
  title: string;
}
export type Draw = (brush: Brush) => string;
