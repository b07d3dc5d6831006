import type { Home, NewsSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDate } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Picture } from '@/ui/display/Picture';
import { Section } from '@/ui/layout/Section';
import { Tag } from '@/ui/display/Tag';
import styles from './LatestNews.module.css';

interface LatestNewsProps {
  block: Home['news'];
  news: readonly NewsSummary[];
}

function NewsTeaser({ item, large }: { item: NewsSummary; large?: boolean }) {
  const locale = useLocale();
  const { id, title, summary, cover, typeName, publishedAt, lang } = item;
  return (
    <Anchor href={paths.newsDetails.href({ lang: locale, id })} className={large ? styles.large : styles.small}>
      {cover && (
        <span className={styles.frame}>
          <Picture className={styles.cover} image={cover} loading="lazy" />
        </span>
      )}
      <span className={styles.body}>
        <span className={styles.title} lang={langOf(lang, locale)}>
          <PhraseLineBreaks>{title}</PhraseLineBreaks>
        </span>
        {large && (
          <span className={styles.summary} lang={langOf(lang, locale)}>
            {summary}
          </span>
        )}
        <span className={styles.meta}>
          <Tag>{typeName}</Tag>
          <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
        </span>
      </span>
    </Anchor>
  );
}

/** The newest in a large card, four next to it. */
export function LatestNews({ block, news }: LatestNewsProps) {
  const [first, ...others] = news;
  if (!first) return null;
  return (
    <Section id="news" title={block.title} text={block.text} link={block.link} background="haze">
      <div className={styles.news}>
        <NewsTeaser item={first} large />
        <ul>
          {others.slice(0, 4).map((item) => (
            <li key={item.id} className={styles.item}>
              <NewsTeaser item={item} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
