import { icons, type IconName } from './icons';

interface IconAppearance {
  /** CSS pixels: 18 to 28. */
  size?: number;
  className?: string;
}

/** A shared icon by name, or path data of a feature's own. */
type IconProps = IconAppearance & ({ name: IconName; path?: never } | { path: string; name?: never });

/** Decorative and hidden from assistive technology: a control with an icon only needs its own label. */
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
