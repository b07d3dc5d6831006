import type { Home } from '@/api/types';
import { Anchor } from '@/ui/Anchor';
import { Section } from '@/ui/Section';
import styles from './Photos.module.css';

/** A mosaic of eight: one large, four small, a row of three. */
export const Photos = ({ block }: { block: Home['photos'] }) => (
  <Section id="photos" title={block.title} text={block.text} link={block.link}>
    <ul className={styles.mosaic}>
      {block.items.slice(0, 8).map(({ id, title, picture, link }) => (
        <li key={id} className={styles.tile}>
          <Anchor href={link} className={styles.link}>
            <img
              className={styles.picture}
              src={picture.url}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
            />
            <span className={styles.title}>{title}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  </Section>
);
