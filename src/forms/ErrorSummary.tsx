import { isField } from '@formily/core';
import { observer, useForm } from '@formily/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { listFields } from '@/rules/forms/fields';
import { localise } from '@/rules/locales';
import { decodeIssue } from './feedback';
import styles from './form.module.css';
import { useFormKit } from './kit';
import { formMessages } from './messages';

interface Entry {
  key: string;
  text: string;
  target?: string;
}

function focusControl(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  // The fragment would stay in the address and jump to the control's upper edge, under the fixed header.
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.closest('[data-error]')?.scrollIntoView?.({ block: 'start' });
}

/** What keeps the form from being sent, on top of it; takes the focus after each attempt (`attempt` counts them). */
export const ErrorSummary = observer(({ general, attempt }: { general: readonly string[]; attempt: number }) => {
  const form = useForm();
  const kit = useFormKit();
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);

  const entries: Entry[] = general.map((text) => ({ key: text, text }));
  for (const { name, schema } of listFields(kit.definition)) {
    const field = form.query(name).take();
    if (!isField(field) || field.display !== 'visible') continue;
    const message = field.errors[0]?.messages?.[0];
    if (message === undefined) continue;
    const problem = kit.text(decodeIssue(String(message)), schema.title);
    const text = intl.formatMessage(formMessages.summaryEntry, { field: localise(schema.title, kit.locale), problem });
    entries.push({ key: name, text, target: kit.idOf(name) });
  }

  useEffect(() => {
    if (attempt > 0) frame.current?.focus();
  }, [attempt]);

  if (entries.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={frame}>
      <h2 className={styles.summaryTitle}>{intl.formatMessage(formMessages.problemTitle)}</h2>
      <ul>
        {entries.map(({ key, text, target }) => (
          <li key={key}>
            {target === undefined ? (
              text
            ) : (
              <a href={`#${target}`} onClick={(event) => focusControl(event, target)}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});
