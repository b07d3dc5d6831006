import { createContext } from 'react';
import type { makeFetchAhead } from '@/routes/fetchAhead';

/** Fetches the page of a link ahead; null where nothing is fetched (on the server). */
export const FetchAheadContext = createContext<ReturnType<typeof makeFetchAhead> | null>(null);
