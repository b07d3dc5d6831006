import { weakMapMemoize } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { type Edition, selectEdition } from '@/api';
import { selectPhase } from '@/state/countdownSlice';

/** Memoised by edition and phase, so that components can compare by identity. */
const inPhase = weakMapMemoize((edition: Edition, phase: Edition['phase']): Edition => ({ ...edition, phase }));

/** The edition with the phase of the site's clock now; the response's phase is that of its request. */
export function useEdition(): Edition {
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  // The document's loader requests the edition before anything renders.
  if (!edition) throw new Error('There is no edition in the store.');
  return inPhase(edition, phase);
}
