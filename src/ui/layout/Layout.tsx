import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './Layout.module.css';
import { classes } from '@/ui/classes';

/** A distance of the design: `--space-2` to `--space-7` of styles/tokens.css. */
type Space = 2 | 3 | 4 | 5 | 6 | 7;

/** What a primitive takes: its own props, the element it is (a div otherwise) and whatever that element takes. */
type Props<E extends ElementType, Own> = Own & { as?: E } & Omit<ComponentPropsWithRef<E>, keyof Own | 'as'>;

interface StackOwn {
  gap?: Space;
  /** One after another in lines, not one under another. */
  row?: boolean;
  /** Each as wide as its content. */
  start?: boolean;
}

/** Parts one under another. */
export function Stack<E extends ElementType = 'div'>(props: Props<E, StackOwn>) {
  const { as: Element = 'div', gap = 4, row, start, className, ...rest } = props as Props<'div', StackOwn>;
  const look = classes(row ? styles.row : styles.stack, start && styles.start, styles[`gap${gap}`], className);
  return <Element className={look} {...rest} />;
}

/** Buttons of a part: one after another, each over the whole width on a phone. */
export function Actions<E extends ElementType = 'div'>(props: Props<E, object>) {
  const { as: Element = 'div', className, ...rest } = props as Props<'div', object>;
  return <Element className={classes(styles.actions, styles.gap3, className)} {...rest} />;
}

interface GridOwn {
  /** The least width of a column, in px for letters of the usual size: columns grow with the reader's. */
  column: 240 | 264 | 300;
  gap?: Space;
}

/** As many columns of equal width as there is room for. */
export function Grid<E extends ElementType = 'div'>(props: Props<E, GridOwn>) {
  const { as: Element = 'div', column, gap = 5, className, ...rest } = props as Props<'div', GridOwn>;
  const look = classes(styles.grid, styles[`column${column}`], styles[`gap${gap}`], className);
  return <Element className={look} {...rest} />;
}

interface CardOwn {
  /** It leads somewhere: it lifts under the pointer. */
  lifts?: boolean;
}

/** One of several things of a kind, in a frame. */
export function Card<E extends ElementType = 'div'>(props: Props<E, CardOwn>) {
  const { as: Element = 'div', lifts, className, ...rest } = props as Props<'div', CardOwn>;
  return <Element className={classes(styles.card, lifts && styles.lifts, className)} {...rest} />;
}

interface PanelOwn {
  /** `haze`: on a ground of its own; `line`: below a strong line; `note`: a remark, smaller, with a bar at its left. */
  look?: 'haze' | 'line' | 'note';
}

/** A part of a page that stands apart from the text around it. */
export function Panel<E extends ElementType = 'div'>(props: Props<E, PanelOwn>) {
  const { as: Element = 'div', look = 'haze', className, ...rest } = props as Props<'div', PanelOwn>;
  return <Element className={classes(styles[look], className)} {...rest} />;
}
