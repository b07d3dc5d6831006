import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './Layout.module.css';
import { classes } from '@/ui/classes';

/** A space token: `--space-2` to `--space-7` of styles/tokens.css. */
type Space = 2 | 3 | 4 | 5 | 6 | 7;

/** The props of a primitive: its own, its element (a div by default) and that element's props. */
type Props<E extends ElementType, Own> = Own & { as?: E } & Omit<ComponentPropsWithRef<E>, keyof Own | 'as'>;

interface StackOwn {
  gap?: Space;
  /** In wrapping lines instead of a column. */
  row?: boolean;
  /** Each item as wide as its content. */
  start?: boolean;
}

/** Stacks its children vertically. */
export function Stack<E extends ElementType = 'div'>(props: Props<E, StackOwn>) {
  const { as: Element = 'div', gap = 4, row, start, className, ...rest } = props as Props<'div', StackOwn>;
  const look = classes(row ? styles.row : styles.stack, start && styles.start, styles[`gap${gap}`], className);
  return <Element className={look} {...rest} />;
}

/** A row of buttons; on a phone each takes the full width. */
export function Actions<E extends ElementType = 'div'>(props: Props<E, object>) {
  const { as: Element = 'div', className, ...rest } = props as Props<'div', object>;
  return <Element className={classes(styles.actions, styles.gap3, className)} {...rest} />;
}

interface GridOwn {
  /** The minimum column width, in px at the default font size: columns grow with the user's font size. */
  column: 240 | 264 | 300;
  gap?: Space;
}

/** As many columns of equal width as fit. */
export function Grid<E extends ElementType = 'div'>(props: Props<E, GridOwn>) {
  const { as: Element = 'div', column, gap = 5, className, ...rest } = props as Props<'div', GridOwn>;
  const look = classes(styles.grid, styles[`column${column}`], styles[`gap${gap}`], className);
  return <Element className={look} {...rest} />;
}

interface CardOwn {
  /** A link: the card lifts under the pointer. */
  lifts?: boolean;
}

/** A framed item in a list of the same kind. */
export function Card<E extends ElementType = 'div'>(props: Props<E, CardOwn>) {
  const { as: Element = 'div', lifts, className, ...rest } = props as Props<'div', CardOwn>;
  return <Element className={classes(styles.card, lifts && styles.lifts, className)} {...rest} />;
}

interface PanelOwn {
  /** `haze`: own background; `line`: below a strong line; `note`: a remark, smaller, with a bar at its left. */
  look?: 'haze' | 'line' | 'note';
}

/** A part of a page that is set off from the text around it. */
export function Panel<E extends ElementType = 'div'>(props: Props<E, PanelOwn>) {
  const { as: Element = 'div', look = 'haze', className, ...rest } = props as Props<'div', PanelOwn>;
  return <Element className={classes(styles[look], className)} {...rest} />;
}
