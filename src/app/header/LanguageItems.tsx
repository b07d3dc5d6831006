import { inLocale, LANGUAGE_NAMES, LOCALES, SHELL_LOCALES, type Locale } from '@/i18n/locales';
import { languageTag } from '@/rules/locales';
import type { PageAddress } from './types';

/** The header's three languages, and the present one where it is another. */
export const headerLocales = (current: Locale): Locale[] =>
  LOCALES.filter((locale) => SHELL_LOCALES.includes(locale) || locale === current);

interface LanguageItemsProps extends PageAddress {
  /** Those that the list has. */
  locales: readonly Locale[];
  /** "EN" in place of "English". */
  isShort?: boolean;
  /** Of a link; the language of the page may have one of its own. */
  className: string | undefined;
  currentClassName?: string;
}

/**
 * The entries of a list with links to the same page in other languages: other documents, so plain links. Every page draws three lists of them, so that
 * properties are written out: V8 of Node 20 makes hidden classes anew for what is spread (docs/decisions/0017).
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
