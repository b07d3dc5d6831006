import type { SearchHit, SearchKind } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDate } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { Anchor } from '@/ui/controls/Anchor';
import { BoothSign } from '@/ui/display/BoothSign';
import { Icon } from '@/ui/controls/Icon';
import { Picture } from '@/ui/display/Picture';
import type { IconName } from '@/ui/controls/icons';
import { HighlightedText } from '@/ui/display/HighlightedText';
import styles from './HitRow.module.css';

/** Shown when there is no picture. */
const icons: Record<SearchKind, IconName> = {
  exhibitor: 'booth',
  exhibit: 'cube',
  news: 'press',
  meeting: 'calendar',
  video: 'play',
  image: 'cube',
  download: 'download',
  page: 'arrow-right',
};

/** A hit: its picture, its title and the text around the match. */
export const HitRow = ({ hit, kind }: { hit: SearchHit; kind: SearchKind }) => {
  const locale = useLocale();
  const { title, titleMarks, summary, summaryMarks, url, picture, date, booth, themeId, lang } = hit;
  return (
    <article aria-label={title} className={styles.hit}>
      <span className={styles.frame} data-kind={kind}>
        {picture ? (
          <Picture className={styles.picture} image={picture} alt="" loading="lazy" />
        ) : (
          <Icon name={icons[kind]} size={28} />
        )}
      </span>
      <div className={styles.body}>
        <h3 className={styles.title} lang={langOf(lang, locale)}>
          <Anchor href={url} className={styles.link}>
            <HighlightedText text={title} ranges={titleMarks} />
          </Anchor>
        </h3>
        {summary && (
          <p className={styles.summary} lang={langOf(lang, locale)}>
            <HighlightedText text={summary} ranges={summaryMarks} />
          </p>
        )}
        {date && (
          <time className={styles.date} dateTime={date}>
            {formatDate(date, locale)}
          </time>
        )}
      </div>
      {booth && <BoothSign booth={booth} themeId={themeId ?? 1} />}
    </article>
  );
};
