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

/** A form whose values apply while they are typed. It keeps its values until it is mounted again with another React key. */
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
  return <EmbeddedForm definition={definition} initialValues={values} onValuesChange={report} includesSensitive />;
}

/**
 * The initial values and React key of a settings form. The key changes when anything but the form itself has changed the
 * value, such as undo or the JSON editor, so that the form is mounted again with the new values.
 * @param json The current value as JSON
 * @param read Reads the form's values from the current value
 */
export function useSettings(json: string, read: () => PropertyValues) {
  const [mounted, setMounted] = useState(() => ({ json, formKey: 0, values: read() }));
  if (json !== mounted.json) setMounted({ json, formKey: mounted.formKey + 1, values: read() });
  /** Registers the JSON that an edit of the form writes; the form is then not mounted again. */
  const registerEdit = useCallback(
    (writtenJson: string) => setMounted((previous) => ({ ...previous, json: writtenJson })),
    [],
  );
  return useMemo(
    () => ({ formKey: mounted.formKey, values: mounted.values, registerEdit }),
    [mounted.formKey, mounted.values, registerEdit],
  );
}
