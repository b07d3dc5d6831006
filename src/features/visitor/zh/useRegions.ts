import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { basicApi } from '@/api/basic';
import type { RegionLevel, RegionSource } from '@/forms/kit';

/** Provinces, the cities of one, the districts of another: asked for when their list is wanted. */
export function useRegions() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback(
    async (level: RegionLevel, parentId: string | null): Promise<readonly RegionSource[] | null> => {
      const once = { subscribe: false } as const;
      const { basicProvinces, basicCitiesByParent, basicAreasByParent } = basicApi.endpoints;
      const pid = parentId ?? '';
      const { data } = await (level === 'province'
        ? dispatch(basicProvinces.initiate(undefined, once))
        : level === 'city'
          ? dispatch(basicCitiesByParent.initiate({ pid }, once))
          : dispatch(basicAreasByParent.initiate({ pid }, once)));
      return data ?? null;
    },
    [dispatch],
  );
}
