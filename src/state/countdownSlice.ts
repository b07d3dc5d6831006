import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Phase } from '@/rules/phases';

/** The site's clock relative to the opening: days and seconds left (zero from then on), and the edition's phase. */
export interface Countdown {
  startDate: string | null;
  days: number;
  seconds: number;
  phase: Phase;
}

export const countdownSlice = createSlice({
  name: 'countdown',
  initialState: { startDate: null, days: 0, seconds: 0, phase: 'before' } as Countdown,
  reducers: {
    countdownUpdated: (_state, { payload }: PayloadAction<Countdown>) => payload,
  },
  selectors: {
    selectStartDate: (state) => state.startDate,
    selectCountdownDays: (state) => state.days,
    selectCountdownSeconds: (state) => state.seconds,
    selectPhase: (state) => state.phase,
  },
});

export const { countdownUpdated } = countdownSlice.actions;
export const { selectStartDate, selectCountdownDays, selectCountdownSeconds, selectPhase } = countdownSlice.selectors;
