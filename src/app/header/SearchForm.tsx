import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { SearchResult } from '@/api';
import { Anchor } from '@/ui/controls/Anchor';
import { classes } from '@/ui/classes';
import { SearchField } from '@/ui/controls/SearchField';
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

/** A search field with popular keywords. */
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
  return (
    <div ref={root} className={isOnDark ? styles.onDark : styles.root} onKeyDown={onArrowKey}>
      <SearchField
        ref={field}
        id={id}
        action={paths.search.href({ lang: locale })}
        label={formatMessage({ id: 'shell.searchFor' })}
        placeholder={formatMessage({ id: 'shell.keyword' })}
        submitVariant={isOnDark ? 'light' : 'secondary'}
        onSearch={onSearch && ((keyword) => onSearch(searchHref(locale, keyword)))}
        onFocus={suggest && (() => void loadSuggestions().catch(() => undefined))}
        onChange={suggest && ((event) => setTyped(event.target.value.trim()))}
      />
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
