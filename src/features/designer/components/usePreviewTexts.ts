import { useEffect, useState } from 'react';
import type { Catalog } from '@/i18n/texts';
import type { Locale } from '@/rules/locales';

/** The texts of a language in which the preview is seen, beside that of the page; they come when it is first chosen. */
export function usePreviewTexts(locale: Locale): { locale: Locale; catalog: Catalog } | null {
  const [texts, setTexts] = useState<{ locale: Locale; catalog: Catalog } | null>(null);
  useEffect(() => {
    let isLate = false;
    void import('@/i18n/wholeCatalog')
      .then(({ wholeCatalog }) => wholeCatalog(locale))
      .then((catalog) => {
        if (!isLate) setTexts({ locale, catalog });
      })
      // Without them the last language stays.
      .catch(() => undefined);
    return () => {
      isLate = true;
    };
  }, [locale]);
  return texts;
}
