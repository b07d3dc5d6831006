/** A spur gear seen from above at an angle, one tooth broken off: drawn from its measures, so that no picture file is needed for an error. */
const TEETH = 22;
const TILT = 0.78;
const DEPTH = 46;
const round = (value: number): string => value.toFixed(1);

type Point = [number, number];
const at = (radius: number, angle: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle) * TILT];
const outline = (points: Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** A tooth with flanks that narrow outwards, as four points. */
const tooth = (middle: number, outer: number): Point[] => {
  const pitch = Math.PI / TEETH;
  return [
    at(200, middle - pitch * 0.62),
    at(outer, middle - pitch * 0.26),
    at(outer, middle + pitch * 0.26),
    at(200, middle + pitch * 0.62),
  ];
};

const BROKEN = 8;
const angleOf = (index: number): number => (index * 2 * Math.PI) / TEETH - 0.35;

function holePath(x: number, y: number, radius: number): string {
  const ry = radius * TILT;
  return `M${round(x - radius)} ${round(y)}a${radius} ${round(ry)} 0 1 0 ${2 * radius} 0a${radius} ${round(ry)} 0 1 0 ${-2 * radius} 0Z`;
}

const holes = [
  [0, 0, 56] as const,
  ...Array.from({ length: 5 }, (_, i) => [...at(122, i * 1.2566 + 0.5), 34] as const),
];
const teeth = Array.from({ length: TEETH }, (_, index) => (index === BROKEN ? [] : tooth(angleOf(index), 240))).flat();

export const gear = {
  face: outline(teeth) + holes.map(([x, y, radius]) => holePath(x, y, radius)).join(''),
  brokenFace: outline(tooth(angleOf(BROKEN), 240)),
  depth: DEPTH,
};
