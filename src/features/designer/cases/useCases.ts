/** The cases of a draft: those of the newest version until they are changed on this device. */
import { useCallback, useMemo, useState } from 'react';
import { ownApi } from '@/api';
import { renameInCases } from '@/rules/forms/cases/renameInCases';
import type { FormDefinition } from '@/rules/forms/types';
import type { KeyedStorage } from '@/state/services';
import { useServices } from '@/state/ServicesContext';
import { renamedFields } from '../document/proposeMigration';

const KEY = 'form-cases';

/** Changed case files by form id; unreadable ones are ignored. */
function readChanged(storage: KeyedStorage): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.get(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

interface CasesOptions {
  /** The newest version; undefined for a new form, which has no cases. */
  base: FormDefinition | undefined;
  /** The last error-free state of the draft; null if there was none. */
  form: FormDefinition | null;
  isDesigner: boolean;
}

export function useCases(formId: string, { base, form, isDesigner }: CasesOptions) {
  const { storage } = useServices();
  const skip = !base || !isDesigner;
  const { data } = ownApi.endpoints.ownFormCases.useQuery({ formId, version: base?.version ?? 0 }, { skip });
  // Stored with the newest version's names, so that cases follow a field that is renamed, and renamed back by undo.
  const [changed, setChanged] = useState(() => {
    const text = readChanged(storage)[formId];
    return typeof text === 'string' ? text : null;
  });
  const names = useMemo(() => (base && form ? renamedFields(base, form) : new Map<string, string>()), [base, form]);
  const change = useCallback(
    (text: string | null) => {
      const oldNames = new Map([...names].map(([oldName, name]) => [name, oldName]));
      const stored = text === null ? null : renameInCases(text, oldNames);
      setChanged(stored);
      const { [formId]: _old, ...others } = readChanged(storage);
      storage.set(KEY, JSON.stringify(stored === null ? others : { ...others, [formId]: stored }));
    },
    [formId, storage, names],
  );
  const stored = changed ?? data?.cases ?? '';
  return {
    /** The text of the case file, with the draft's names; empty without cases. */
    cases: useMemo(() => renameInCases(stored, names), [stored, names]),
    change,
  };
}
