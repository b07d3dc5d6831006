import type { Home } from '@/api/types';
import { Anchor } from '@/ui/Anchor';
import { Section } from '@/ui/Section';
import styles from './Concurrent.module.css';

/** Exhibitions at the same time, as cards with a picture. */
export const Concurrent = ({ block }: { block: Home['concurrent'] }) => (
  <Section id="concurrent" title={block.title} text={block.text} link={block.link} ground="haze">
    <ul className={styles.cards}>
      {block.items.map(({ id, title, text, picture, link }) => (
        <li key={id}>
          <Anchor href={link} className={styles.card}>
            <img
              className={styles.picture}
              src={picture.url}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
            />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  </Section>
);
