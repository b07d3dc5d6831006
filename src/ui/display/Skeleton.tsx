import { classes } from '@/ui/classes';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  /** The aspect ratio of a picture's placeholder, such as `16 / 9`. */
  ratio?: string;
  className?: string;
}

/** Reserves space while content loads; the list around it announces loading once. */
export const Skeleton = ({ width = '100%', height, ratio, className }: SkeletonProps) => (
  <span
    className={classes(styles.skeleton, className)}
    style={{ width, height, aspectRatio: ratio }}
    aria-hidden="true"
  />
);
