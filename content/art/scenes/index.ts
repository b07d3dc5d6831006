import type { Draw } from '../types';
import { arm } from './arm';
import { badge } from './badge';
import { bearings, spring } from './bearings';
import { board } from './board';
import { fasteners } from './fasteners';
import { contour, sheet, trochoid, walk } from './flat';
import { gears } from './gears';
import { halls } from './halls';
import { hero, impeller } from './impeller';
import { lathe } from './lathe';
import { lattice } from './lattice';
import { line } from './line';
import { icon, logo } from './marks';
import { mark } from './monogram';
import { milling } from './milling';
import { press } from './press';
import { probe } from './probe';

const scene = (draw: Draw, title: string): { draw: Draw; title: string } => ({ draw, title });

export const scenes = {
  gears: scene(gears, 'Meshing gears'),
  lathe: scene(lathe, 'A turned shaft in a chuck'),
  milling: scene(milling, 'A milling tool following its path'),
  press: scene(press, 'A press brake bending a sheet'),
  arm: scene(arm, 'A six-axis arm'),
  board: scene(board, 'A circuit board'),
  halls: scene(halls, 'Exhibition halls in isometry'),
  lattice: scene(lattice, 'A printed lattice'),
  probe: scene(probe, 'A measuring probe touching a ring'),
  bearings: scene(bearings, 'A rolling bearing'),
  springs: scene(spring, 'Coil springs'),
  line: scene(line, 'A production line'),
  sheet: scene(sheet, 'Parts nested on a sheet'),
  contour: scene(contour, 'Contours of a toolpath'),
  trochoid: scene(trochoid, 'Trochoidal toolpaths'),
  walk: scene(walk, 'A walk from a hotel to the west entrance'),
  fasteners: scene(fasteners, 'Rows of flange nuts'),
  impeller: scene(impeller, 'A centrifugal impeller'),
  hero: scene(hero, 'A centrifugal impeller with the toolpath of one blade'),
  logo: scene(logo, 'Five roofs in five colours'),
  mark: scene(mark, 'A drawn mark'),
  icon: scene(icon, 'Icon'),
  badge: scene(badge, 'A visitor badge'),
};
export type SceneName = keyof typeof scenes;
