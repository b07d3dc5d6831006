import { classes } from '@/ui/classes';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  /** `16 / 9`: for the place of a picture. */
  ratio?: string;
  className?: string;
}

/** Keeps the room of what is on its way; the list around it says once that it is loading. */
export const Skeleton = ({ width = '100%', height, ratio, className }: SkeletonProps) => (
  <span
    className={classes(styles.skeleton, className)}
    style={{ width, height, aspectRatio: ratio }}
    aria-hidden="true"
  />
);
