import { useId, useRef, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/Anchor';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { paths } from '@/lib/paths';
import type { Locale } from '@/i18n/locales';
import { shellMessages } from './messages';
import styles from './SearchForm.module.css';

export const searchHref = (lang: Locale, keyword: string): string =>
  `${paths.search.href({ lang })}?${new URLSearchParams({ k: keyword }).toString()}`;

interface SearchFormProps {
  locale: Locale;
  hotKeywords: readonly string[];
  onSearch?: (href: string) => void;
  onInk?: boolean;
}

/** A keyword and the popular ones. A GET form, so that it works without script; an empty keyword goes nowhere. */
export function SearchForm({ locale, hotKeywords, onSearch, onInk = false }: SearchFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    const keyword = field.current?.value.trim() ?? '';
    if (keyword && !onSearch) return;
    event.preventDefault();
    if (keyword) onSearch?.(searchHref(locale, keyword));
  };
  return (
    <div className={classes(styles.search, onInk && styles.onInk)}>
      <form
        role="search"
        action={paths.search.href({ lang: locale })}
        method="get"
        className={styles.form}
        onSubmit={submit}
      >
        <label htmlFor={id} className="visually-hidden">
          {formatMessage(shellMessages.searchFor)}
        </label>
        <Icon name="search" size={26} className={styles.icon} />
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="search"
          name="k"
          required
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={formatMessage(shellMessages.keyword)}
        />
        <Button type="submit" size="small" look={onInk ? 'light' : 'second'} className={styles.submit}>
          {formatMessage(shellMessages.search)}
        </Button>
      </form>
      {hotKeywords.length > 0 && (
        <>
          <p className={styles.heading}>{formatMessage(shellMessages.popular)}</p>
          <ol className={styles.keywords}>
            {hotKeywords.map((keyword, index) => (
              <li key={keyword}>
                <Anchor href={searchHref(locale, keyword)} className={styles.keyword}>
                  <span className={classes(styles.rank, index < 3 && styles.first)} aria-hidden="true">
                    {index + 1}
                  </span>
                  {keyword}
                </Anchor>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
