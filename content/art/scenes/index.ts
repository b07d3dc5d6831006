import { arm } from './arm';
import { cells } from './automation/cells';
import { drives } from './automation/drives';
import { grippers } from './automation/grippers';
import { reducers } from './automation/reducers';
import { robots } from './automation/robots';
import { software } from './automation/software';
import { vehicles } from './automation/vehicles';
import { vision } from './automation/vision';
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
import { assembling } from './electronics/assembling';
import { boards } from './electronics/boards';
import { cleanRoom } from './electronics/cleanRoom';
import { dispensers } from './electronics/dispensing';
import { inspection } from './electronics/inspection';
import { semiconductors } from './electronics/semiconductors';
import { soldering } from './electronics/soldering';
import { testing } from './electronics/testing';
import { advertising } from './exhibition/advertising';
import { equipment } from './exhibition/equipment';
import { places } from './exhibition/places';
import { print } from './exhibition/print';
import { travel } from './exhibition/travel';
import { fasteners } from './fasteners';
import { contour, sheet, trochoid, walk } from './flat';
import { bending } from './forming/bending';
import { presses } from './forming/presses';
import { sheetMetal } from './forming/sheetMetal';
import { storage } from './forming/storage';
import { tubesAndWelds } from './forming/tubesAndWelds';
import { gears } from './gears';
import { halls } from './halls';
import { hero, impeller, toolpath } from './impeller';
import { lathe } from './lathe';
import { lattice } from './lattice';
import { line } from './line';
import { icon, logo } from './marks';
import { milling } from './milling';
import { mark } from './monogram';
import { press } from './press';
import { probe } from './probe';
import { additive } from './supply/additive';
import { castings } from './supply/castings';
import { fastening } from './supply/fastening';
import { fluids } from './supply/fluids';
import { gearing } from './supply/gearing';
import { materials } from './supply/materials';
import { measuring } from './supply/measuring';
import { parts } from './supply/parts';
import { screwsAndGuides } from './supply/screwsAndGuides';

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
  toolpath,
  logo,
  mark,
  icon,
  badge,
  ...cells,
  ...drives,
  ...grippers,
  ...reducers,
  ...robots,
  ...software,
  ...vehicles,
  ...vision,
  ...controls,
  ...coolant,
  ...drillingMachines,
  ...eroding,
  ...gearCutting,
  ...grinding,
  ...holding,
  ...machines,
  ...tools,
  ...assembling,
  ...boards,
  ...cleanRoom,
  ...dispensers,
  ...inspection,
  ...semiconductors,
  ...soldering,
  ...testing,
  ...advertising,
  ...equipment,
  ...places,
  ...print,
  ...travel,
  ...bending,
  ...presses,
  ...sheetMetal,
  ...storage,
  ...tubesAndWelds,
  ...additive,
  ...castings,
  ...fastening,
  ...fluids,
  ...gearing,
  ...materials,
  ...measuring,
  ...parts,
  ...screwsAndGuides,
};
export type SceneName = keyof typeof scenes;
