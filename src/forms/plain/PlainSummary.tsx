import { type MouseEvent, useEffect, useRef } from 'react';
import styles from '@/forms/form.module.css';

interface PlainSummaryProps {
  title: string;
  /** With the id of the control that an error belongs to; none if it concerns the whole form. */
  entries: readonly { text: string; target?: string }[];
  /** Counts the attempts: the summary gets the focus after each. */
  attempt: number;
  heading?: 'h2' | 'h3';
  focus?: (event: MouseEvent, target: string) => void;
}

function focusTarget(event: MouseEvent, target: string): void {
  // A fragment would stay in the URL and scroll under the fixed header.
  event.preventDefault();
  document.getElementById(target)?.focus();
}

/** The error summary above the fields of a form. */
export function PlainSummary({
  title,
  entries,
  attempt,
  heading: Heading = 'h3',
  focus = focusTarget,
}: PlainSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={summary}>
      <Heading className={styles.summaryTitle}>{title}</Heading>
      <ul>
        {entries.map(({ text, target }) => (
          <li key={target ?? text}>
            {target === undefined ? (
              text
            ) : (
              <a href={`#${target}`} onClick={(event) => focus(event, target)}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
