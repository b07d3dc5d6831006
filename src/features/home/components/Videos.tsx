import { useIntl } from 'react-intl';
import type { Home } from '@/api';
import { Anchor } from '@/ui/controls/Anchor';
import { Picture } from '@/ui/display/Picture';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/controls/Icon';
import { Scroller } from '@/ui/layout/Layout';
import { Section } from '@/ui/layout/Section';
import styles from './Videos.module.css';

type Video = Home['videos']['items'][number];

function VideoLink({
  video: { title, text, duration, picture, link },
  large = false,
}: {
  video: Video;
  large?: boolean;
}) {
  const { formatMessage } = useIntl();
  const durationLabel = (
    <span className={styles.duration}>
      <span aria-hidden="true">{duration}</span>
      <span className="visually-hidden">{formatMessage({ id: 'home.duration' }, { duration })}</span>
    </span>
  );
  return (
    <Anchor href={link} className={large ? styles.large : styles.small}>
      <span className={styles.frame}>
        <Picture className={styles.picture} image={picture} loading="lazy" />
        {large && durationLabel}
        <span className={classes(styles.play, large && styles.playLarge)}>
          <Icon name="play" size={large ? 22 : 16} />
        </span>
      </span>
      <span className={styles.body}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>
          {!large && <>{durationLabel} · </>}
          {text}
        </span>
      </span>
    </Anchor>
  );
}

/** One large video, the others in a column next to it, on a dark background. */
export function Videos({ block }: { block: Home['videos'] }) {
  const [first, ...others] = block.items;
  if (!first) return null;
  return (
    <Section id="videos" title={block.title} text={block.text} link={block.link} background="dark">
      <div className={styles.videos}>
        <VideoLink video={first} large />
        <Scroller as="ul" className={styles.list}>
          {others.slice(0, 4).map((video) => (
            <li key={video.id}>
              <VideoLink video={video} />
            </li>
          ))}
        </Scroller>
      </div>
    </Section>
  );
}
