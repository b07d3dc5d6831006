/** A phrase of a Chinese or Japanese text with its final punctuation. */
const PHRASE = /[^，、。：；！？]+[，、。：；！？]*/gu;

/**
 * Breaks lines between the phrases of a title only, like `word-break: auto-phrase`: a Chinese line breaks after its
 * comma. Other scripts break at spaces and pass unchanged.
 */
export function PhraseLineBreaks({ children }: { children: string }) {
  const phrases = children.match(PHRASE) ?? [];
  if (phrases.length < 2) return children;
  return phrases.map((phrase, index) => (
    <span key={index} style={{ display: 'inline-block' }}>
      {phrase}
    </span>
  ));
}
