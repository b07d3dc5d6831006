/** A spur gear seen from above at an angle, one tooth broken off: computed from its measures, so that no picture file is needed for an error. */
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

const gear = {
  face: outline(teeth) + holes.map(([x, y, radius]) => holePath(x, y, radius)).join(''),
  brokenFace: outline(tooth(angleOf(BROKEN), 240)),
  depth: DEPTH,
};

/** Layers below the face, the lowest first: so close that they look like a wall. */
const layers = (depth: number): number[] =>
  Array.from({ length: Math.ceil(depth / 2) }, (_, index) => depth - index * 2);

/** Decoration of an error page. */
export const BrokenGear = ({ className }: { className?: string }) => (
  <svg
    className={className}
    viewBox="-375 -310 750 620"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <defs>
      <path id="gear-face" d={gear.face} fillRule="evenodd" />
      <path id="gear-tooth" d={gear.brokenFace} />
      <linearGradient id="gear-wall">
        <stop stopColor="#94a3b1" />
        <stop offset="1" stopColor="#6d7f8f" />
      </linearGradient>
    </defs>
    <rect x="-2000" y="-2000" width="4000" height="4000" fill="var(--ink)" />
    <g fill="none" stroke="var(--on-ink-hairline)">
      {[280, 320, 365, 415, 470].map((radius, index) => (
        <ellipse key={radius} rx={radius} ry={radius * 0.78} strokeDasharray={index % 2 ? '2 7' : undefined} />
      ))}
    </g>
    <g transform="translate(0 -24)">
      {layers(gear.depth).map((drop) => (
        <use key={drop} href="#gear-face" y={drop} fill="url(#gear-wall)" />
      ))}
      <use href="#gear-face" fill="#b1bec9" stroke="#e3e9ee" />
      <ellipse rx="178" ry="139" fill="none" stroke="#7b8c9b" />
      <g transform="translate(-26 44)">
        {layers(40).map((drop) => (
          <use key={drop} href="#gear-tooth" y={drop} fill="var(--accent)" />
        ))}
        <use href="#gear-tooth" fill="#f0596b" stroke="#ffb3bc" />
      </g>
    </g>
  </svg>
);
