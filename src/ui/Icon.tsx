import { icons, type IconName } from './icons';

interface IconProps {
  /** One of those that every page has, */
  name?: IconName;
  /** or path data of its own, of one feature. */
  path?: string;
  /** CSS pixels: 18 to 28. */
  size?: number;
  className?: string;
}

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
    <path d={path ?? (name && icons[name])} />
  </svg>
);
