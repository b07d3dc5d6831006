import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The web ticket (section 6): sent as Access-Token if present. Listeners read and write its cookies. */
export interface Ticket {
  value: string;
  /** ISO instant; null when the server sent none. */
  expiresAt: string | null;
}

export const ticketSlice = createSlice({
  name: 'ticket',
  initialState: { current: null as Ticket | null },
  reducers: {
    /** The server sent a ticket in a response header. */
    ticketReceived(state, { payload }: PayloadAction<Ticket>) {
      state.current = payload;
    },
    /** A ticket was found in the cookies. */
    ticketRestored(state, { payload }: PayloadAction<Ticket>) {
      state.current = payload;
    },
    ticketCleared(state) {
      state.current = null;
    },
    /** Another tab has signed out; the cookies are already removed. */
    ticketRemovedByOtherTab(state) {
      state.current = null;
    },
  },
  selectors: {
    selectTicket: (state) => state.current,
    selectHasToken: (state) => state.current !== null,
  },
});

export const { ticketReceived, ticketRestored, ticketCleared, ticketRemovedByOtherTab } = ticketSlice.actions;
export const { selectTicket, selectHasToken } = ticketSlice.selectors;
