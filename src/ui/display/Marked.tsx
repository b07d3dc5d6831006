import { Fragment } from 'react';
import styles from './Marked.module.css';

interface MarkedProps {
  text: string;
  /** Ranges in UTF-16 units, `to` exclusive; in order, without overlaps. */
  marks: readonly { from: number; to: number }[];
}

/** A text with marked matches, built from parts and never from HTML. */
export function Marked({ text, marks }: MarkedProps) {
  let at = 0;
  const parts = marks.flatMap(({ from, to }, index) => {
    if (from < at || to <= from) return [];
    const before = text.slice(at, from);
    at = to;
    return [
      <Fragment key={index}>
        {before}
        <mark className={styles.mark}>{text.slice(from, to)}</mark>
      </Fragment>,
    ];
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
