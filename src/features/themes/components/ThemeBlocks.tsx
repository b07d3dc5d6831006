import type { Theme } from '@/api/types';
import { Clauses } from '@/ui/Clauses';
import styles from './ThemeView.module.css';

/** What is to be seen, block by block: the picture at the right and at the left by turns. */
export const ThemeBlocks = ({ blocks }: { blocks: Theme['blocks'] }) => (
  <div className={styles.blocks}>
    {blocks.map(({ title, background, items }, index) => (
      <section key={title} className={styles.block} aria-labelledby={`block-${index}`}>
        {background && (
          <img className={styles.picture} src={background} alt="" width={960} height={540} loading="lazy" />
        )}
        <div className={styles.words}>
          <h2 id={`block-${index}`} className={styles.title}>
            <Clauses>{title}</Clauses>
          </h2>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.title} className={styles.item}>
                <h3 className={styles.itemTitle}>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    ))}
  </div>
);
