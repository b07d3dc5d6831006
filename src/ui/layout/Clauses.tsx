/** A run of text with the punctuation that ends a clause in Chinese and Japanese. */
const CLAUSE = /[^，、。：；！？]+[，、。：；！？]*/gu;

/**
 * A title whose clauses stay together, so that a Chinese line breaks after its comma. Other scripts break at spaces
 * and pass unchanged.
 */
export function Clauses({ children }: { children: string }) {
  const clauses = children.match(CLAUSE) ?? [];
  if (clauses.length < 2) return children;
  return clauses.map((clause, index) => (
    <span key={index} style={{ display: 'inline-block' }}>
      {clause}
    </span>
  ));
}
