import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '@/ui/classes';
import styles from './Tabs.module.css';

interface Tab<Id extends string> {
  id: Id;
  name: string;
  /** A count next to the name. */
  count?: number;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
}

const KEY_TARGETS: Record<string, (current: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs whose panels all stay mounted, so that no input is lost. */
export function Tabs<Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = KEY_TARGETS[event.key]?.(
      tabs.findIndex(({ id }) => id === current),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`[id="${prefix}${tab.id}-tab"]`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      {/* Key events of the tabs bubble to here. */}
      <div role="tablist" aria-label={label} className={styles.list} ref={list} onKeyDown={move} tabIndex={-1}>
        {tabs.map(({ id, name, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}-tab`}
            aria-controls={`${prefix}${id}`}
            aria-selected={id === current}
            tabIndex={id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(id)}
          >
            {name}
            {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}`}
          aria-labelledby={`${prefix}${id}-tab`}
          className={classes(styles.panel, id === current && styles.shown)}
          hidden={id !== current}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
