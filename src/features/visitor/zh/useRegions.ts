import { useCallback } from 'react';
import { basicApi } from '@/api';
import type { RegionLevel, RegionOption } from '@/forms/kit';

/** Provinces, the cities of one, the districts of another: requested when their list is opened. */
export function useRegions() {
  const [basicProvinces] = basicApi.endpoints.basicProvinces.useLazyQuery();
  const [basicCitiesByParent] = basicApi.endpoints.basicCitiesByParent.useLazyQuery();
  const [basicAreasByParent] = basicApi.endpoints.basicAreasByParent.useLazyQuery();
  return useCallback(
    async (level: RegionLevel, parentId: string | null): Promise<readonly RegionOption[] | null> => {
      const pid = parentId ?? '';
      const { data } = await (level === 'province'
        ? basicProvinces(undefined, true)
        : level === 'city'
          ? basicCitiesByParent(pid, true)
          : basicAreasByParent(pid, true));
      return data ?? null;
    },
    [basicProvinces, basicCitiesByParent, basicAreasByParent],
  );
}
