import { inLocale, LANGUAGE_NAMES, LOCALES, SHELL_LOCALES, type Locale } from '@/i18n/locales';
import { languageTag } from '@/rules/locales';
import type { PageAddress } from './types';

/** The header's three languages, plus the current one if it is another. */
export const headerLocales = (current: Locale): Locale[] =>
  LOCALES.filter((locale) => SHELL_LOCALES.includes(locale) || locale === current);

interface LanguageItemsProps extends PageAddress {
  /** The languages to list. */
  locales: readonly Locale[];
  /** "EN" in place of "English". */
  isShort?: boolean;
  /** Class of a link; the current language may have its own. */
  className: string | undefined;
  currentClassName?: string;
}

/**
 * Plain links to the same page in other languages: each loads a new document. Properties are written out, because
 * Node 20's V8 creates new hidden classes for spread objects, and every page renders three lists
 * (docs/decisions/0017).
 */
export const LanguageItems = ({
  locales,
  locale,
  path,
  query,
  origins = {},
  isShort = false,
  className,
  currentClassName = className,
}: LanguageItemsProps) =>
  locales.map((other) => (
    <li key={other}>
      <a
        href={(origins[other] ?? '') + inLocale(path, other) + query}
        hrefLang={languageTag(other)}
        lang={languageTag(other)}
        title={LANGUAGE_NAMES[other].name}
        aria-current={other === locale ? 'true' : undefined}
        className={other === locale ? currentClassName : className}
      >
        {isShort ? LANGUAGE_NAMES[other].short : LANGUAGE_NAMES[other].name}
      </a>
    </li>
  ));
