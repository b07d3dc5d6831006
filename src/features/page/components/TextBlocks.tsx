/** Texts: one beside its title, two side by side, or a long read with its contents. */
import { FormattedMessage } from 'react-intl';
import type { PageBlock } from '@/api/types';
import { Clauses } from '@/ui/Clauses';
import { Prose } from '@/ui/Prose';
import { pageMessages } from '../messages';
import styles from './TextBlocks.module.css';

const Title = ({ id, children }: { id: string; children: string }) => (
  <h2 id={id} className={styles.title}>
    <Clauses>{children}</Clauses>
  </h2>
);

const TextBlock = ({ block: { title, html = '' }, id }: { block: PageBlock; id: string }) => (
  <section className={styles.text} aria-labelledby={title ? id : undefined}>
    {title && <Title id={id}>{title}</Title>}
    <Prose html={html} />
  </section>
);

/** Texts that follow each other. */
export function TextBlocks({ blocks, id }: { blocks: PageBlock[]; id: string }) {
  if (blocks.length === 1 && blocks[0]) return <TextBlock block={blocks[0]} id={id} />;
  const parts = blocks.map((block, index) => ({ block, anchor: `${id}-${index + 1}` }));
  if (blocks.length === 2)
    return (
      <div className={styles.pair}>
        {parts.map(({ block, anchor }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <Title id={anchor}>{block.title ?? ''}</Title>
            <Prose html={block.html ?? ''} />
          </section>
        ))}
      </div>
    );
  return (
    <div className={styles.read}>
      <nav className={styles.contents} aria-labelledby={`${id}-contents`} data-no-print>
        <p id={`${id}-contents`} className={styles.contentsTitle}>
          <FormattedMessage {...pageMessages.onThisPage} />
        </p>
        <ol>
          {parts.map(({ block, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={styles.contentsLink}>
                {block.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.parts}>
        {parts.map(({ block, anchor }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <Title id={anchor}>{block.title ?? ''}</Title>
            <Prose html={block.html ?? ''} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** One sentence set large. */
export const QuoteBlock = ({ block }: { block: PageBlock }) => (
  <blockquote className={styles.quote}>
    <Prose html={block.html ?? ''} className={styles.said} />
    {block.title && <footer className={styles.who}>{block.title}</footer>}
  </blockquote>
);
