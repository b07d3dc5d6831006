import { Fragment } from 'react';
import styles from './Marked.module.css';

interface MarkedProps {
  text: string;
  /** Parts of the text by UTF-16 units, `to` being the first place after it; in order, without overlaps. */
  marks: readonly { from: number; to: number }[];
}

/** A text whose matches are marked. It is put together from parts, never from HTML. */
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
