import { arm } from './arm';
import { badge } from './badge';
import { bearings, rollerBearing, spring } from './bearings';
import { board } from './board';
import { controls } from './cutting/controls';
import { coolant } from './cutting/coolant';
import { drillingMachines } from './cutting/drilling';
import { eroding } from './cutting/eroding';
import { gearCutting } from './cutting/gearCutting';
import { grinding } from './cutting/grinding';
import { holding } from './cutting/holding';
import { machines } from './cutting/machines';
import { tools } from './cutting/tools';
import { fasteners } from './fasteners';
import { contour, sheet, trochoid, walk } from './flat';
import { bending } from './forming/bending';
import { presses } from './forming/presses';
import { sheetMetal } from './forming/sheetMetal';
import { storage } from './forming/storage';
import { tubesAndWelds } from './forming/tubesAndWelds';
import { gears } from './gears';
import { halls } from './halls';
import { hero, impeller } from './impeller';
import { lathe } from './lathe';
import { lattice } from './lattice';
import { line } from './line';
import { icon, logo } from './marks';
import { milling } from './milling';
import { mark } from './monogram';
import { press } from './press';
import { probe } from './probe';

/** What a scene shows is in ../subjects.json, by the same name. */
export const scenes = {
  gears,
  lathe,
  milling,
  press,
  arm,
  board,
  halls,
  lattice,
  probe,
  bearings,
  rollerBearing,
  springs: spring,
  line,
  sheet,
  contour,
  trochoid,
  walk,
  fasteners,
  impeller,
  hero,
  logo,
  mark,
  icon,
  badge,
  ...controls,
  ...coolant,
  ...drillingMachines,
  ...eroding,
  ...gearCutting,
  ...grinding,
  ...holding,
  ...machines,
  ...tools,
  ...bending,
  ...presses,
  ...sheetMetal,
  ...storage,
  ...tubesAndWelds,
};
export type SceneName = keyof typeof scenes;
