import type { MeetingDynamic } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDate } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { Anchor } from '@/ui/controls/Anchor';
import { Section } from '@/ui/layout/Section';
import styles from './MeetingNews.module.css';

interface MeetingNewsProps {
  news: readonly MeetingDynamic[];
  title: string;
}

/** News about meetings: changed rooms, added seats. */
export function MeetingNews({ news, title }: MeetingNewsProps) {
  const locale = useLocale();
  if (news.length === 0) return null;
  return (
    <Section id="meeting-news" title={title} background="haze">
      <ul className={styles.list}>
        {news.map(({ id, title: headline, summary, url, publishedAt, lang }) => (
          <li key={id} className={styles.item}>
            <time className={styles.date} dateTime={publishedAt}>
              {formatDate(publishedAt, locale)}
            </time>
            <div lang={langOf(lang, locale)}>
              <h3 className={styles.title}>{url ? <Anchor href={url}>{headline}</Anchor> : headline}</h3>
              <p className={styles.text}>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
