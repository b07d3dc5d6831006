import { observer, RecursionField, useFieldSchema } from '@formily/react';
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useControl } from '../../useControl';
import { groupAttributes } from '../accessible';
import formStyles from '../../form.module.css';
import styles from './arrays.module.css';

/** What a part of a list reports to its frame. */
interface ArrayFrameActions {
  /** A row was added; the focus stays on the button. */
  added: (index: number) => void;
  /** A row is about to be removed: the focus goes to the row in its place, or to the button that adds one. */
  removed: (index: number) => void;
  /** A row is about to be moved by one of its parts; the focus goes with it. */
  moved: (part: string, from: number, to: number) => void;
}

const ArrayFrameContext = createContext<ArrayFrameActions | null>(null);

export function useArrayFrame(): ArrayFrameActions {
  const actions = useContext(ArrayFrameContext);
  if (!actions) throw new Error('A part of a list is rendered outside of its list');
  return actions;
}

/** The parts of this list that do something, not those of lists within its rows. */
const partsOf = (frame: HTMLElement, part: string): HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)].filter(
    (element) => element.closest('[data-list]') === frame,
  );

/** The frame of a list of rows: its name, announcements, and where the focus goes. */
export const ArrayFrame = observer(({ children }: { children: ReactNode }) => {
  const control = useControl();
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  // The number makes the same message twice two announcements.
  const [message, setMessage] = useState({ text: '', number: 0 });
  const findNext = useRef<(() => HTMLElement | undefined) | null>(null);
  const actions = useMemo<ArrayFrameActions>(() => {
    const say = (text: string) => setMessage(({ number }) => ({ text, number: number + 1 }));
    const focusPart = (name: string, index: number) => {
      findNext.current = () => {
        const parts = frame.current ? partsOf(frame.current, name) : [];
        const other = frame.current ? partsOf(frame.current, 'Addition')[0] : undefined;
        return parts[Math.min(index, parts.length - 1)] ?? other;
      };
    };
    return {
      added: (index) => say(intl.formatMessage({ id: 'form.rowAdded' }, { row: index + 1 })),
      removed: (index) => {
        focusPart('Remove', index);
        say(intl.formatMessage({ id: 'form.rowRemoved' }, { row: index + 1 }));
      },
      moved: (part, from, to) => {
        focusPart(part, to);
        say(intl.formatMessage({ id: 'form.rowMoved' }, { from: from + 1, row: to + 1 }));
      },
    };
  }, [intl]);
  useLayoutEffect(() => {
    const find = findNext.current;
    findNext.current = null;
    find?.()?.focus();
  });
  return (
    <div
      ref={frame}
      id={control.id}
      tabIndex={-1}
      className={styles.list}
      role="group"
      {...groupAttributes(control)}
      data-invalid={control.aria['aria-invalid']}
      data-list=""
    >
      <ArrayFrameContext.Provider value={actions}>{children}</ArrayFrameContext.Provider>
      <p className={formStyles.hidden} role="status">
        <span key={message.number}>{message.text}</span>
      </p>
    </div>
  );
});

/** The button that adds a row, where the form has one. */
export function ArrayAddition() {
  return useFieldSchema().mapProperties((schema, name) =>
    String(schema['x-component']).endsWith('_Addition') ? (
      <RecursionField key={name} schema={schema} name={name} />
    ) : null,
  );
}
