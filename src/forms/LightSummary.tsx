import { useEffect, useRef } from 'react';
import styles from './form.module.css';

interface LightSummaryProps {
  title: string;
  /** With the id of the control that it is about; none where it concerns the whole. */
  entries: readonly { text: string; target?: string }[];
  /** Counts the attempts: the summary takes the focus after each. */
  attempt: number;
}

/** What keeps a light form from being sent, on top of it, as `ErrorSummary` says it of a form file. */
export function LightSummary({ title, entries, attempt }: LightSummaryProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) frame.current?.focus();
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={frame}>
      <h3 className={styles.summaryTitle}>{title}</h3>
      <ul>
        {entries.map(({ text, target }) => (
          <li key={text}>
            {target === undefined ? (
              text
            ) : (
              <a
                href={`#${target}`}
                onClick={(event) => {
                  // The fragment would stay in the address and jump under the fixed header.
                  event.preventDefault();
                  document.getElementById(target)?.focus();
                }}
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
