import type { ComponentPropsWithRef, FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button, type ButtonVariant } from '@/ui/controls/Button';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/controls/Icon';
import styles from './SearchField.module.css';

interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'name'> {
  /** The search page. */
  action: string;
  label: string;
  /** A line below the field, or a white box. */
  look?: 'line' | 'box';
  submitVariant?: ButtonVariant;
  /** Searches without loading a document. */
  onSearch?: (keyword: string) => void;
}

/** The search field. A GET form, so that it works without JavaScript; an empty keyword is not submitted. */
export function SearchField({
  action,
  label,
  look = 'line',
  submitVariant,
  onSearch,
  className,
  ...input
}: SearchFieldProps) {
  const { formatMessage } = useIntl();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const keyword = (event.currentTarget.elements.namedItem('k') as HTMLInputElement).value.trim();
    if (keyword && !onSearch) return;
    event.preventDefault();
    if (keyword) onSearch?.(keyword);
  };
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      method="get"
      className={classes(styles.form, styles[look], className)}
      onSubmit={submit}
      data-no-print
    >
      <Icon name="search" size={24} className={styles.icon} />
      <input
        type="search"
        name="k"
        aria-label={label}
        className={styles.input}
        required
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
      />
      <Button
        type="submit"
        size={look === 'box' ? 'small' : undefined}
        variant={submitVariant}
        className={styles.submit}
      >
        {formatMessage({ id: 'ui.search' })}
      </Button>
    </form>
  );
}
