import type { ReactNode } from 'react';
import { classes } from '@/ui/classes';
import styles from './Tag.module.css';

interface TagProps {
  kind?: 'new' | 'hot' | 'neutral';
  className?: string;
  children: ReactNode;
}

/** A short word on a tint. The word carries the meaning, not the colour alone. */
export const Tag = ({ kind = 'neutral', className, children }: TagProps) => (
  <span className={classes(styles.tag, styles[kind], className)}>{children}</span>
);
