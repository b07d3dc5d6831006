import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';
import { classes } from '@/ui/classes';

/**
 * Ranks of an action: `main` is the one red action of a page, `secondary` is dark, `quiet` is outlined, `text` is
 * underlined; `outline` and `light` are for dark backgrounds.
 */
export type ButtonVariant = 'main' | 'secondary' | 'quiet' | 'text' | 'outline' | 'light';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The class of a button for anything clickable: a button, an Anchor, a summary. */
export const buttonClass = (variant: ButtonVariant, size: ButtonSize = 'medium', className?: string): string =>
  classes(styles.button, styles[variant], styles[size], className);

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export const Button = ({ variant = 'secondary', size, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={buttonClass(variant, size, className)} {...rest} />
);
