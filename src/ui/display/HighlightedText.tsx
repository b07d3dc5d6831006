import { Fragment } from 'react';

interface HighlightedTextProps {
  text: string;
  /** Ranges in UTF-16 units, `to` exclusive; in order, without overlaps. */
  ranges: readonly { from: number; to: number }[];
}

/** A text with highlighted matches, built from parts and never from HTML. */
export function HighlightedText({ text, ranges }: HighlightedTextProps) {
  let position = 0;
  const parts = ranges.flatMap(({ from, to }, index) => {
    if (from < position || to <= from) return [];
    const plainText = text.slice(position, from);
    position = to;
    return [
      <Fragment key={index}>
        {plainText}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>,
    ];
  });
  return (
    <>
      {parts}
      {text.slice(position)}
    </>
  );
}
