/** The cases of a draft: those of the newest version until they are changed on this device. */
import { useCallback, useState } from 'react';
import { ownApi } from '@/api';
import type { KeyedStorage } from '@/state/services';
import { useServices } from '@/state/ServicesContext';

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

/** @param version The newest version; 0 for a new form, which has no cases */
export function useCases(formId: string, version: number, isDesigner: boolean) {
  const { storage } = useServices();
  const { data } = ownApi.endpoints.ownFormCases.useQuery({ formId, version }, { skip: version === 0 || !isDesigner });
  const [changed, setChanged] = useState(() => {
    const text = readChanged(storage)[formId];
    return typeof text === 'string' ? text : null;
  });
  const change = useCallback(
    (text: string | null) => {
      setChanged(text);
      const { [formId]: _old, ...others } = readChanged(storage);
      storage.set(KEY, JSON.stringify(text === null ? others : { ...others, [formId]: text }));
    },
    [formId, storage],
  );
  return {
    /** The text of the case file; empty without cases. */
    cases: changed ?? data?.cases ?? '',
    change,
  };
}
