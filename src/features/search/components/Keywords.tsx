import { useId } from 'react';
import { useLocale } from '@/i18n/useLocale';
import { Anchor } from '@/ui/Anchor';
import { searchHref } from '../searchHref';
import styles from './Keywords.module.css';

/** Other words to try. */
export function Keywords({ title, keywords }: { title: string; keywords: readonly string[] }) {
  const locale = useLocale();
  const id = useId();
  if (keywords.length === 0) return null;
  return (
    <section className={styles.keywords} aria-labelledby={id} data-no-print>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {keywords.map((keyword) => (
          <li key={keyword}>
            <Anchor href={searchHref(locale, { words: keyword })} className={styles.keyword}>
              {keyword}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
