/** List blocks: steps, facts, questions, items with pictures, links. */
import type { PageBlock } from '@/api';
import { Anchor } from '@/ui/controls/Anchor';
import { Picture } from '@/ui/display/Picture';
import { classes } from '@/ui/classes';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Icon } from '@/ui/controls/Icon';
import { Card } from '@/ui/layout/Layout';
import { Deadline } from './FigureBlocks';
import styles from './ListBlocks.module.css';

type BlockItem = NonNullable<PageBlock['items']>[number];
type ListProps = { items: readonly BlockItem[] };

interface NoteProps extends Pick<BlockItem, 'note' | 'until'> {
  className: string | undefined;
}

/** A short note of a line, and its deadline. */
const Note = ({ note, until, className }: NoteProps) =>
  (note ?? until) && (
    <span className={className}>
      {note} {until && <Deadline until={until} showsUntil />}
    </span>
  );

const isExternal = (url: string): boolean => !url.startsWith('/') && !url.startsWith('#');

/** Numbered cards below dark lines. */
export const Steps = ({ items }: ListProps) => (
  <ol className={classes(styles.steps, items.length % 3 === 0 && styles.thirds)}>
    {items.map(({ title, text, note, until, url }, index) => (
      <li key={title} className={styles.step}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <h3 className={styles.stepTitle}>
          {url ? (
            <Anchor href={url} className={styles.cover}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </h3>
        <p>{text}</p>
        <Note note={note} until={until} className={styles.note} />
      </li>
    ))}
  </ol>
);

/** Names and values between hairlines, in two columns if they fit. */
export const FactList = ({ items }: ListProps) => (
  <dl className={styles.facts}>
    {items.map(({ title, text, note, until, url }) => (
      <div key={title} className={styles.fact}>
        <dt>{title}</dt>
        <dd>
          {url ? (
            <Anchor href={url} className={styles.value}>
              {text}
            </Anchor>
          ) : (
            text
          )}
          <Note note={note} until={until} className={styles.factNote} />
        </dd>
      </div>
    ))}
  </dl>
);

/** Collapsible answers; the browser's find-in-page opens them too. */
export const Questions = ({ items }: ListProps) => (
  <div className={styles.questions}>
    {items.map(({ title, text, note, until, url }) => (
      <details key={title} className={styles.question}>
        <summary className={styles.summary}>
          <span>{title}</span>
          <Icon name="chevron-down" className={styles.icon} />
        </summary>
        <p className={styles.answer}>
          {text}
          {url && (
            <>
              {' '}
              <Anchor href={url} className={styles.inline} aria-label={title}>
                <Icon name="arrow-right" size={18} />
              </Anchor>
            </>
          )}
          <Note note={note} until={until} className={styles.factNote} />
        </p>
      </details>
    ))}
  </div>
);

/** Cards if the items have pictures, else rows with an arrow. */
export function Items({ items }: ListProps) {
  if (items.some(({ picture }) => picture))
    return (
      <ul className={styles.cards}>
        {items.map((item) => (
          <Card as="li" isInteractive={Boolean(item.url)} key={item.title} className={styles.card}>
            {item.picture && <Picture className={styles.picture} image={item.picture} loading="lazy" />}
            <div className={styles.body}>
              <h3 className={styles.cardTitle}>
                {item.url ? (
                  <Anchor href={item.url} className={styles.cover}>
                    <PhraseLineBreaks>{item.title}</PhraseLineBreaks>
                  </Anchor>
                ) : (
                  <PhraseLineBreaks>{item.title}</PhraseLineBreaks>
                )}
              </h3>
              <p>{item.text}</p>
              <Note note={item.note} until={item.until} className={styles.note} />
            </div>
          </Card>
        ))}
      </ul>
    );
  return (
    <ul className={styles.rows}>
      {items.map(({ title, text, note, until, url }) => (
        <li key={title} className={styles.row}>
          <h3 className={styles.rowTitle}>
            {url ? (
              <Anchor href={url} className={styles.cover}>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </h3>
          <p className={styles.rowText}>
            {text}
            <Note note={note} until={until} className={styles.rowNote} />
          </p>
          {url && <Icon name={isExternal(url) ? 'external' : 'arrow-right'} className={styles.arrow} />}
        </li>
      ))}
    </ul>
  );
}

/** Links as a grid of large targets. */
export const Links = ({ links }: { links: NonNullable<PageBlock['links']> }) => (
  <ul className={styles.links}>
    {links.map(({ name, url, target }) => (
      <li key={url}>
        <Anchor href={url} className={styles.link} target={target === '_blank' ? target : undefined}>
          {name}
          <Icon name={isExternal(url) ? 'external' : 'arrow-right'} className={styles.arrow} />
        </Anchor>
      </li>
    ))}
  </ul>
);
