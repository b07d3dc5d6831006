import { icons, type IconName } from './icons';

interface Looks {
  /** CSS pixels: 18 to 28. */
  size?: number;
  className?: string;
}

/** One of those that many pages draw, or path data of a feature's own. */
type IconProps = Looks & ({ name: IconName; path?: never } | { path: string; name?: never });

/** Decoration beside words: never read aloud, so whoever uses it alone must name the control itself. */
export const Icon = ({ name, path, size = 20, className }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={name === undefined ? path : icons[name]} />
  </svg>
);
