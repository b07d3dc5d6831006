/** Pictures and a video within a page. */
import { useIntl } from 'react-intl';
import type { PageBlock } from '@/api/types';
import { pageMessages } from '../messages';
import styles from './MediaBlocks.module.css';

/** A mosaic: the first picture large where there are three or more. */
export const Pictures = ({ pictures }: { pictures: NonNullable<PageBlock['pictures']> }) => (
  <ul className={styles.pictures}>
    {pictures.map(({ url, width, height, alt }) => (
      <li key={url} className={styles.tile}>
        <img className={styles.picture} src={url} width={width} height={height} alt={alt} loading="lazy" />
      </li>
    ))}
  </ul>
);

/** A film with the browser's own controls. It is fetched when it is played. */
export function Film({ url, title, poster }: { url: string; title: string; poster?: string }) {
  const { formatMessage } = useIntl();
  return (
    <video
      className={styles.film}
      src={url}
      controls
      preload="none"
      poster={poster}
      playsInline
      aria-label={formatMessage(pageMessages.video, { title })}
    />
  );
}
