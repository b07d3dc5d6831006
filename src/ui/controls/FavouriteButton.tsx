import { buttonClass } from './Button';
import { classes } from '@/ui/classes';
import { Icon } from './Icon';
import { useHydrated } from '@/ui/hooks/useHydrated';
import styles from './FavouriteButton.module.css';

interface FavouriteButtonProps {
  marked: boolean;
  /** The accessible name with the item: `Keep Sixform Robotics in my plan`. */
  label: string;
  /** Visible text next to the heart, included in the accessible name; a heart alone without it. */
  words?: string;
  onToggle: () => void;
}

/** A heart that toggles a favourite. It needs JavaScript, so it appears after hydration in reserved space. */
export function FavouriteButton({ marked, label, words, onToggle }: FavouriteButtonProps) {
  const ready = useHydrated();
  return (
    <button
      type="button"
      className={words ? buttonClass('quiet', 'small', styles.worded) : styles.heart}
      aria-pressed={marked}
      aria-label={words ? undefined : label}
      title={label}
      data-ready={ready || undefined}
      data-no-print
      onClick={onToggle}
    >
      <Icon name="heart" size={words ? 18 : 22} className={classes(styles.icon, marked && styles.marked)} />
      {words}
    </button>
  );
}
