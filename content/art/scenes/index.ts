import type { Draw } from '../types';
import { arm } from './arm';
import { board } from './board';
import { gears } from './gears';
import { lathe } from './lathe';
import { milling } from './milling';
import { press } from './press';

const scene = (draw: Draw, title: string): { draw: Draw; title: string } => ({ draw, title });

export const scenes = {
  gears: scene(gears, 'Meshing gears'),
  lathe: scene(lathe, 'A turned shaft in a chuck'),
  milling: scene(milling, 'A milling tool following its path'),
  press: scene(press, 'A press brake bending a sheet'),
  arm: scene(arm, 'A six-axis arm'),
  board: scene(board, 'A circuit board'),
};
export type SceneName = keyof typeof scenes;
