import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Phase } from '@/rules/phases';

/** The site's clock: its minute, and relative to the opening days and seconds left (zero from then on) and the phase. */
export interface Countdown {
  /** The current minute as an instant: what a page shows of the time changes once a minute. Null without an edition. */
  minute: string | null;
  startDate: string | null;
  days: number;
  seconds: number;
  phase: Phase;
}

export const countdownSlice = createSlice({
  name: 'countdown',
  initialState: { minute: null, startDate: null, days: 0, seconds: 0, phase: 'before' } as Countdown,
  reducers: {
    countdownUpdated: (_state, { payload }: PayloadAction<Countdown>) => payload,
  },
  selectors: {
    selectMinute: (state) => state.minute,
    selectStartDate: (state) => state.startDate,
    selectCountdownDays: (state) => state.days,
    selectCountdownSeconds: (state) => state.seconds,
    selectPhase: (state) => state.phase,
  },
});

/** The page is hydrated. From now on the countdown is updated every second; before, it is that of the server's HTML. */
export const countdownStarted = createAction('countdown/countdownStarted');

export const { countdownUpdated } = countdownSlice.actions;
export const { selectMinute, selectStartDate, selectCountdownDays, selectCountdownSeconds, selectPhase } =
  countdownSlice.selectors;
