import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Facts of the reader's side. All are unknown until after hydration: a cached page must not carry another reader's. */
export interface ClientFacts {
  ip: string | null;
  device: 'desktop' | 'mobile';
  /** The first page of the visit, path and query. */
  firstPage: string | null;
  query: Record<string, string>;
  source: string | null;
}

const initialState: ClientFacts = { ip: null, device: 'desktop', firstPage: null, query: {}, source: null };

export const clientSlice = createSlice({
  name: 'client',
  initialState,
  reducers: {
    clientFactsArrived(state, { payload }: PayloadAction<{ ip: string }>) {
      state.ip = payload.ip;
    },
    deviceDetected(state, { payload }: PayloadAction<ClientFacts['device']>) {
      state.device = payload;
    },
    pageOpened(state, { payload }: PayloadAction<{ path: string; query: Record<string, string> }>) {
      state.firstPage ??= payload.path;
      state.query = payload.query;
      if (payload.query.source) state.source = payload.query.source;
    },
  },
  selectors: {
    selectClientIp: (state) => state.ip,
    selectDevice: (state) => state.device,
    selectSource: (state) => state.source,
    selectFirstPage: (state) => state.firstPage,
  },
});

export const { clientFactsArrived, deviceDetected, pageOpened } = clientSlice.actions;
export const { selectClientIp, selectDevice, selectSource, selectFirstPage } = clientSlice.selectors;
