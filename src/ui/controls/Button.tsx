import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';
import { classes } from '@/ui/classes';

/**
 * Ranks of an action: `main` is the one red action of a page, `second` is ink, `quiet` is outlined, `text` is
 * underlined; `outline` and `light` are for ink backgrounds.
 */
export type ButtonLook = 'main' | 'second' | 'quiet' | 'text' | 'outline' | 'light';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The class of a button for anything clickable: a button, an Anchor, a summary. */
export const buttonClass = (look: ButtonLook, size: ButtonSize = 'medium', more?: string): string =>
  classes(styles.button, styles[look], styles[size], more);

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: ButtonSize;
}

export const Button = ({ look = 'second', size, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={buttonClass(look, size, className)} {...rest} />
);
