import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectEdition } from '@/api';
import { referenceDates, type ReferenceDates } from '@/rules/referenceDates';
import { shanghaiDate } from '@/rules/shanghai';
import { useServices } from '@/state/ServicesContext';

/** A function that returns the dates for validation: today by the site's clock, and the edition's opening day. */
export function useReferenceDates(): () => ReferenceDates {
  const { clock } = useServices();
  const opening = useSelector(selectEdition)?.days[0]?.date;
  return useCallback(() => {
    const now = clock.now();
    return referenceDates(now, opening ?? shanghaiDate(now));
  }, [clock, opening]);
}
