import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './Layout.module.css';
import { classes } from '@/ui/classes';

/** A space token: `--space-2` to `--space-7` of styles/tokens.css. */
type Space = 2 | 3 | 4 | 5 | 6 | 7;

/** The props of a primitive: its own, its element (a div by default) and that element's props. */
type Props<E extends ElementType, OwnProps> = OwnProps & { as?: E } & Omit<
    ComponentPropsWithRef<E>,
    keyof OwnProps | 'as'
  >;

interface StackProps {
  gap?: Space;
  /** In wrapping lines instead of a column. */
  inRow?: boolean;
  /** Each item as wide as its content. */
  alignStart?: boolean;
}

/** Stacks its children vertically. */
export function Stack<E extends ElementType = 'div'>(props: Props<E, StackProps>) {
  const { as: Element = 'div', gap = 4, inRow, alignStart, className, ...rest } = props as Props<'div', StackProps>;
  const look = classes(inRow ? styles.row : styles.stack, alignStart && styles.start, styles[`gap${gap}`], className);
  return <Element className={look} {...rest} />;
}

/** A row of buttons; on a phone each takes the full width. */
export function Actions<E extends ElementType = 'div'>(props: Props<E, object>) {
  const { as: Element = 'div', className, ...rest } = props as Props<'div', object>;
  return <Element className={classes(styles.actions, styles.gap3, className)} {...rest} />;
}

interface GridProps {
  /** The minimum column width, in px at the default font size: columns grow with the user's font size. */
  column: 240 | 264 | 300;
  gap?: Space;
}

/** As many columns of equal width as fit. */
export function Grid<E extends ElementType = 'div'>(props: Props<E, GridProps>) {
  const { as: Element = 'div', column, gap = 5, className, ...rest } = props as Props<'div', GridProps>;
  const look = classes(styles.grid, styles[`column${column}`], styles[`gap${gap}`], className);
  return <Element className={look} {...rest} />;
}

/** Columns that become a row to scroll through on phones; the next item shows at the edge. Its items need a link for the keyboard. */
export function Scroller<E extends ElementType = 'div'>(props: Props<E, object>) {
  const { as: Element = 'div', className, ...rest } = props as Props<'div', object>;
  return <Element className={classes(styles.scroller, className)} {...rest} />;
}

interface CardProps {
  /** A link: the card lifts under the pointer. */
  isInteractive?: boolean;
}

/** A framed item in a list of the same kind. */
export function Card<E extends ElementType = 'div'>(props: Props<E, CardProps>) {
  const { as: Element = 'div', isInteractive, className, ...rest } = props as Props<'div', CardProps>;
  return <Element className={classes(styles.card, isInteractive && styles.lifts, className)} {...rest} />;
}

interface PanelProps {
  /** `haze`: own background; `line`: below a strong line; `note`: a remark, smaller, with a bar at its left. */
  variant?: 'haze' | 'line' | 'note';
}

/** A part of a page that is set off from the text around it. */
export function Panel<E extends ElementType = 'div'>(props: Props<E, PanelProps>) {
  const { as: Element = 'div', variant = 'haze', className, ...rest } = props as Props<'div', PanelProps>;
  return <Element className={classes(styles[variant], className)} {...rest} />;
}
