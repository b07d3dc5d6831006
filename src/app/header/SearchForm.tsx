import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentType, FormEvent, KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { SearchResult } from '@/api';
import { Anchor } from '@/ui/controls/Anchor';
import { Button } from '@/ui/controls/Button';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/controls/Icon';
import { paths } from '@/lib/paths';
import { useLocale } from '@/i18n/useLocale';
import type { Locale } from '@/i18n/locales';
import type { SuggestionsProps } from './Suggestions';
import type { Suggest } from './types';
import styles from './SearchForm.module.css';

const loadSuggestions = () => import(/* webpackChunkName: "suggestions" */ './Suggestions');

const NoSuggestions: ComponentType<SuggestionsProps> = () => null;

/** Loaded when the field gets focus. Without a network there are no suggestions, and the field still works. */
const Suggestions = lazy(async () => ({
  default: (await loadSuggestions().catch(() => null))?.Suggestions ?? NoSuggestions,
}));

const searchHref = (lang: Locale, keyword: string): string =>
  `${paths.search.href({ lang })}?${new URLSearchParams({ k: keyword }).toString()}`;

interface SearchFormProps {
  /** Id of its field: a page has more than one. */
  id: string;
  hotKeywords: readonly string[];
  /** The maximum number shown. */
  maxKeywords?: number;
  onSearch?: (href: string) => void;
  /** Searches while the user types. */
  suggest?: Suggest;
  isOnDark?: boolean;
}

interface PopularProps {
  keywords: readonly string[];
  maxKeywords: number;
}

const Popular = memo(function Popular({ keywords, maxKeywords }: PopularProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <div>
      <p className={styles.heading}>{formatMessage({ id: 'shell.popular' })}</p>
      <ol className={styles.keywords}>
        {keywords.slice(0, maxKeywords).map((keyword, index) => (
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
    </div>
  );
});

/** Two letters make a keyword; one Chinese or Japanese character does too. */
const isSearchable = (text: string): boolean => text.length > 1 || /[\u3040-\u9fff]/.test(text);

/**
 * A search field with popular keywords. A GET form, so that it works without JavaScript; an empty keyword is not
 * submitted.
 */
export function SearchForm({
  id,
  hotKeywords,
  maxKeywords = Infinity,
  onSearch,
  suggest,
  isOnDark = false,
}: SearchFormProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [searchResult, setFound] = useState<SearchResult | null>(null);
  useEffect(() => (suggest && isSearchable(typed) ? suggest(typed, setFound) : undefined), [suggest, typed]);
  const suggestions = isSearchable(typed) && searchResult && searchResult.total > 0 ? searchResult : null;
  const root = useRef<HTMLDivElement>(null);
  /** Arrow keys move from the field to the suggestions and through them. */
  const onArrowKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const focusTargets = [field.current, ...(root.current?.querySelectorAll<HTMLElement>('[data-suggestion]') ?? [])];
    const position = focusTargets.indexOf(event.target as HTMLInputElement);
    const next = step === undefined || position < 0 ? undefined : focusTargets[position + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const submit = (event: FormEvent) => {
    const keyword = field.current?.value.trim() ?? '';
    if (keyword && !onSearch) return;
    event.preventDefault();
    if (keyword) onSearch?.(searchHref(locale, keyword));
  };
  return (
    <div ref={root} className={isOnDark ? styles.onDark : undefined} onKeyDown={onArrowKey}>
      <form
        role="search"
        action={paths.search.href({ lang: locale })}
        method="get"
        className={styles.form}
        onSubmit={submit}
      >
        <label htmlFor={id} className="visually-hidden">
          {formatMessage({ id: 'shell.searchFor' })}
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
          placeholder={formatMessage({ id: 'shell.keyword' })}
          onFocus={suggest && (() => void loadSuggestions().catch(() => undefined))}
          onChange={suggest && ((event) => setTyped(event.target.value.trim()))}
        />
        <Button type="submit" size="small" variant={isOnDark ? 'light' : 'secondary'} className={styles.submit}>
          {formatMessage({ id: 'shell.search' })}
        </Button>
      </form>
      <div className={styles.below} data-both={suggestions ? true : undefined}>
        {hotKeywords.length > 0 && <Popular keywords={hotKeywords} maxKeywords={maxKeywords} />}
        <p className="visually-hidden" role="status">
          {suggestions && formatMessage({ id: 'shell.suggested' }, { count: suggestions.total })}
        </p>
        {suggestions && (
          <Suspense>
            <Suggestions result={suggestions} allHref={searchHref(locale, typed)} keyword={typed} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
