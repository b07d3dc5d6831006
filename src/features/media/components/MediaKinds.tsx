import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import styles from './MediaKinds.module.css';

interface MediaKindsProps {
  /** How many of each are published. */
  counts: Record<'news' | 'video' | 'image', number>;
}

const KINDS = [
  {
    kind: 'news',
    name: { id: 'media.news' },
    text: { id: 'media.newsText' },
    path: paths.news,
    art: 'sheet/1/media-news',
  },
  {
    kind: 'video',
    name: { id: 'media.videos' },
    text: { id: 'media.videosText' },
    path: paths.video,
    art: 'milling/3/media-video',
  },
  {
    kind: 'image',
    name: { id: 'media.photos' },
    text: { id: 'media.photosText' },
    path: paths.image,
    art: 'lattice/5/media-photo',
  },
] as const;

/** Three large ways on, each with its number. */
export function MediaKinds({ counts }: MediaKindsProps) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Section
      id="kinds"
      title={formatMessage({ id: 'media.kinds' })}
      text={formatMessage({ id: 'media.kindsText' })}
      ground="haze"
    >
      <ul className={styles.kinds}>
        {KINDS.map(({ kind, name, text, path, art }) => (
          <li key={kind} className={styles.kind}>
            <img
              className={styles.picture}
              src={`/art/${art}.svg?w=640&h=360&ground=dark`}
              alt=""
              width={640}
              height={360}
              loading="lazy"
            />
            <h3 className={styles.name}>
              <Anchor href={path.href({ lang: locale })} className={styles.link}>
                {formatMessage(name)}
                <Icon name="arrow-right" className={styles.arrow} />
              </Anchor>
            </h3>
            <p className={styles.text}>{formatMessage(text)}</p>
            <p className={styles.count}>{formatNumber(counts[kind])}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
