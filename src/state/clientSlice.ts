import type { Device } from '@/lib/device';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { ticketCleared, ticketRemovedByOtherTab } from './ticketSlice';

/** Properties of the client. All are unknown until after hydration: a cached page must not contain another user's. */
export interface ClientInfo {
  ip: string | null;
  device: Device;
  /** True in WeChat's browser. */
  inWechat: boolean;
  /** The first page of the visit, path and query. */
  firstPage: string | null;
  query: Record<string, string>;
  source: string | null;
  /** The device token of a staff device; null on any other. */
  staffDevice: string | null;
  /** Whether the user has a registration for this edition. */
  isRegistered: boolean;
}

const initialState: ClientInfo = {
  ip: null,
  device: 'desktop',
  inWechat: false,
  firstPage: null,
  query: {},
  source: null,
  staffDevice: null,
  isRegistered: false,
};

export const clientSlice = createSlice({
  name: 'client',
  initialState,
  reducers: {
    clientInfoReceived(state, { payload }: PayloadAction<{ ip: string }>) {
      state.ip = payload.ip;
    },
    deviceDetected(state, { payload }: PayloadAction<Pick<ClientInfo, 'device' | 'inWechat'>>) {
      state.device = payload.device;
      state.inWechat = payload.inWechat;
    },
    registrationStatusReceived(state, { payload }: PayloadAction<boolean>) {
      state.isRegistered = payload;
    },
    staffDeviceLoaded(state, { payload }: PayloadAction<string | null>) {
      state.staffDevice = payload;
    },
    /** `source` is the visit's traffic source, used when the URL names none. */
    pageOpened(
      state,
      { payload }: PayloadAction<{ path: string; query: Record<string, string>; source?: string | null }>,
    ) {
      state.firstPage ??= payload.path;
      state.query = payload.query;
      state.source = payload.query.source || payload.source || state.source;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(ticketCleared, ticketRemovedByOtherTab), (state) => {
      state.isRegistered = false;
    }),
  selectors: {
    selectClientIp: (state) => state.ip,
    selectDevice: (state) => state.device,
    selectIsWechatMobile: (state) => state.inWechat && state.device === 'mobile',
    selectStaffDevice: (state) => state.staffDevice,
    selectSource: (state) => state.source,
    selectIsRegistered: (state) => state.isRegistered,
    selectFirstPage: (state) => state.firstPage,
  },
});

export const { clientInfoReceived, deviceDetected, pageOpened, registrationStatusReceived, staffDeviceLoaded } =
  clientSlice.actions;
export const {
  selectClientIp,
  selectDevice,
  selectIsRegistered,
  selectIsWechatMobile,
  selectSource,
  selectFirstPage,
  selectStaffDevice,
} = clientSlice.selectors;
