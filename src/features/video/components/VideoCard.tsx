import { useIntl } from 'react-intl';
import type { VideoSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDate } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { classes } from '@/ui/classes';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Icon } from '@/ui/controls/Icon';
import { Picture } from '@/ui/display/Picture';
import styles from './VideoCard.module.css';

/** `1:05`, as players show it. */
const formatDuration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** `PT65S` (ISO 8601), machine-readable. */
export const isoDuration = (seconds: number): string => `PT${seconds}S`;

interface VideoCardProps {
  video: VideoSummary;
  /** `large` opens a list on a dark background, `row` is in a column next to a player. */
  variant?: 'large' | 'card' | 'row';
  heading?: 'h2' | 'h3';
}

/** A video by its poster, with length and summary; one link. */
export function VideoCard({ video, variant = 'card', heading: Heading = 'h2' }: VideoCardProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { id, title, summary, cover, durationSeconds, publishedAt, typeName, lang } = video;
  const duration = formatDuration(durationSeconds);
  return (
    <article aria-label={title} className={classes(styles.video, styles[variant])}>
      <div className={styles.frame}>
        <Picture
          className={styles.picture}
          image={cover}
          loading={variant === 'large' ? 'eager' : 'lazy'}
          fetchPriority={variant === 'large' ? 'high' : undefined}
        />
        <span className={styles.play} aria-hidden="true">
          <Icon name="play" size={variant === 'large' ? 28 : 18} />
        </span>
        <span className={styles.duration}>
          <span aria-hidden="true">{duration}</span>
          <span className="visually-hidden">{formatMessage({ id: 'video.duration' }, { duration })}</span>
        </span>
      </div>
      <div className={styles.body}>
        <Heading className={styles.title} lang={langOf(lang, locale)}>
          <Anchor href={paths.videoDetails.href({ lang: locale, id })} className={styles.link}>
            <PhraseLineBreaks>{title}</PhraseLineBreaks>
          </Anchor>
        </Heading>
        {variant !== 'row' && (
          <p className={styles.summary} lang={langOf(lang, locale)}>
            {summary}
          </p>
        )}
        <p className={styles.meta}>
          <span>{typeName}</span>
          <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
        </p>
      </div>
    </article>
  );
}
