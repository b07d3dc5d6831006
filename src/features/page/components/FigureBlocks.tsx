/** Numbers and years set large, and tables. */
import type { PageBlock } from '@/api/types';
import styles from './FigureBlocks.module.css';

type Line = NonNullable<PageBlock['items']>[number];

/** Large figures with their names under ink lines. */
export const Figures = ({ items }: { items: readonly Pick<Line, 'title' | 'text'>[] }) => (
  <dl className={styles.figures}>
    {items.map(({ title, text }) => (
      <div key={text} className={styles.figure}>
        <dt className={styles.name}>{text}</dt>
        <dd className={styles.value}>{title}</dd>
      </div>
    ))}
  </dl>
);

/** Years along a line, the newest last. */
export const Timeline = ({ items }: { items: readonly Line[] }) => (
  <ol className={styles.timeline}>
    {items.map(({ title, text }) => (
      <li key={title} className={styles.year}>
        <h3 className={styles.yearTitle}>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

/** A table that scrolls by itself where the page is narrower. */
export const Table = ({ head, rows, label }: { head: string[]; rows: string[][]; label: string }) => (
  <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
