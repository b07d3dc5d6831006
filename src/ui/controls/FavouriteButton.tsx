import { buttonClass } from './Button';
import { classes } from '@/ui/classes';
import { Icon } from './Icon';
import { useHydrated } from '@/ui/hooks/useHydrated';
import styles from './FavouriteButton.module.css';

interface FavouriteButtonProps {
  isFavourite: boolean;
  /** The accessible name with the item: `Keep Sixform Robotics in my plan`. */
  label: string;
  /** Visible text next to the heart, included in the accessible name; a heart alone without it. */
  text?: string;
  onToggle: () => void;
}

/** A heart that toggles a favourite. It needs JavaScript, so it appears after hydration; its space is reserved to avoid a layout shift. */
export function FavouriteButton({ isFavourite, label, text, onToggle }: FavouriteButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      className={text ? buttonClass('quiet', 'small', styles.worded) : styles.heart}
      aria-pressed={isFavourite}
      aria-label={text ? undefined : label}
      title={label}
      data-ready={isHydrated || undefined}
      data-no-print
      onClick={onToggle}
    >
      <Icon name="heart" size={text ? 18 : 22} className={classes(styles.icon, isFavourite && styles.favourite)} />
      {text}
    </button>
  );
}
