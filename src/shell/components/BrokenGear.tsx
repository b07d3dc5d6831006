import { gear } from './brokenGear';

const steps = Array.from({ length: 7 }, (_, index) => ((index + 1) * gear.depth) / 7);

/** Decoration of an error page. */
export const BrokenGear = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="-375 -310 750 620" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <rect x="-2000" y="-2000" width="4000" height="4000" fill="var(--ink)" />
    <g fill="none" stroke="var(--on-ink-hairline)">
      {[280, 320, 365, 415, 470].map((radius, index) => (
        <ellipse key={radius} rx={radius} ry={radius * 0.78} strokeDasharray={index % 2 ? '2 7' : undefined} />
      ))}
    </g>
    <g transform="translate(0 -24)">
      {steps.reverse().map((drop) => (
        <path key={drop} d={gear.face} fillRule="evenodd" fill="#8494a3" transform={`translate(0 ${drop})`} />
      ))}
      <path d={gear.face} fillRule="evenodd" fill="#b1bec9" stroke="#e3e9ee" strokeWidth="1" />
      <ellipse rx="178" ry="139" fill="none" stroke="#7b8c9b" />
      <g transform="translate(-26 44)">
        {[36, 24, 12].map((drop) => (
          <path key={drop} d={gear.brokenFace} fill="#a80016" transform={`translate(0 ${drop})`} />
        ))}
        <path d={gear.brokenFace} fill="#f0596b" stroke="#ffb3bc" />
      </g>
    </g>
  </svg>
);
