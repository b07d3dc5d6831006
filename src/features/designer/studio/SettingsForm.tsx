import { useCallback, useMemo, useRef, useState } from 'react';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import { useLatest } from '@/ui/hooks/useLatest';
import type { FormDefinition } from '@/rules/forms/types';
import type { PropertyValues } from '../document/propertyValues';

interface SettingsFormProps {
  definition: FormDefinition;
  values: PropertyValues;
  /** Receives the values before and after a change. */
  onChange: (before: PropertyValues, after: PropertyValues) => void;
}

/** A form whose values apply while they are typed. A change from elsewhere needs another key. */
export function SettingsForm({ definition, values, onChange }: SettingsFormProps) {
  const before = useRef(values);
  const pending = useRef<PropertyValues | null>(null);
  const latest = useLatest(onChange);
  const apply = useCallback(() => {
    const after = pending.current;
    if (!after) return;
    pending.current = null;
    const previous = before.current;
    before.current = after;
    latest.current(previous, after);
  }, [latest]);
  const report = useCallback(
    (after: PropertyValues) => {
      // Formily also reports while it renders, when no other component may update; a microtask is after that, and
      // before the next event.
      if (!pending.current) queueMicrotask(apply);
      pending.current = after;
    },
    [apply],
  );
  return (
    <EmbeddedForm
      definition={definition}
      initialValues={values}
      onValuesChange={report}
      noscript=""
      includesSensitive
    />
  );
}

/**
 * The state of a settings form for a value that others change too: it starts again when the value is another one than
 * the form has written.
 * @param json The value as JSON
 */
export function useSettings(json: string, read: () => PropertyValues) {
  const [run, setRun] = useState(() => ({ json, number: 0, values: read() }));
  if (json !== run.json) setRun({ json, number: run.number + 1, values: read() });
  /** Call it with the value that an edit writes. */
  const expect = useCallback((written: string) => setRun((before) => ({ ...before, json: written })), []);
  return useMemo(() => ({ run: run.number, values: run.values, expect }), [run.number, run.values, expect]);
}
