import { gear } from './gearOutline';

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
