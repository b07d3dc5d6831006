import { classes } from '@/ui/classes';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  /** `16 / 9`: for the place of a picture. */
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
