import { buttonClass } from './Button';
import { classes } from '@/ui/classes';
import { Icon } from './Icon';
import { useHydrated } from '@/ui/hooks/useHydrated';
import styles from './FavouriteButton.module.css';

interface FavouriteButtonProps {
  marked: boolean;
  /** What the button does, with the name of the thing: `Keep Sixform Robotics in my plan`. */
  label: string;
  /** Words beside the heart; a heart alone where there are none. They are part of what is read aloud. */
  words?: string;
  onToggle: () => void;
}

/** A heart that keeps something. It needs script, so it appears with it, in room that was kept. */
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
