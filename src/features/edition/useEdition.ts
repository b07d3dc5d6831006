import { weakMapMemoize } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { type Edition, selectEdition } from '@/api';
import { selectPhase } from '@/state/countdownSlice';

/** One object for an edition and a phase, so that components compare it by identity. */
const inPhase = weakMapMemoize((edition: Edition, phase: Edition['phase']): Edition => ({ ...edition, phase }));

/** The edition in the phase that the site's clock says now: the answer's own is of when it was asked. */
export function useEdition(): Edition {
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  // The document's loader asks for the edition before anything is drawn.
  if (!edition) throw new Error('There is no edition in the store.');
  return inPhase(edition, phase);
}
