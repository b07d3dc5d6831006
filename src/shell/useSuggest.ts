import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { configApi } from '@/api/config';
import type { AppDispatch } from '@/store/makeStore';
import { useServices } from '@/state/ServicesContext';
import type { Suggest } from './components/types';

/** Somebody types a letter about so fast: only what rests is asked for. */
const REST_MS = 180;

/** Asks for what a keyword finds while it is typed; an answer that comes too late is dropped. */
export function useSuggest(): Suggest {
  const dispatch = useDispatch<AppDispatch>();
  const { timers } = useServices();
  return useCallback(
    (keyword, show) => {
      let isWanted = true;
      const ask = async () => {
        const { data } = await dispatch(
          configApi.endpoints.configSearchByKeyword.initiate({ keyword, purpose: 'suggestions' }, { subscribe: false }),
        );
        if (isWanted) show(data ?? null);
      };
      const cancel = timers.after(REST_MS, () => void ask());
      return () => {
        isWanted = false;
        cancel();
      };
    },
    [dispatch, timers],
  );
}
