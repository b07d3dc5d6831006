/** The pre-registration flag goes with the phase, and `_pre_` is the server's to judge: it is asked again when the phase changes (section 4). */
import { ONCE, siteApi } from '@/api';
import { selectPhase } from '@/state/countdownSlice';
import type { AppStore } from '../makeStore';

export function followPhase(store: AppStore): void {
  let known = selectPhase(store.getState());
  store.subscribe(() => {
    const phase = selectPhase(store.getState());
    if (phase === known) return;
    known = phase;
    void store.dispatch(siteApi.endpoints.ownClientFacts.initiate(undefined, ONCE));
  });
}
