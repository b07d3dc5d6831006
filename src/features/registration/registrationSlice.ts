/**
 * What the registration pages share beyond the server's record: the flags of section 4. The steps follow from the
 * record.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectPhase } from '@/state/countdownSlice';

interface RegistrationState {
  /** On before the deadline, or forced by `_pre_`; null until the server has responded. */
  preRegistrationOpen: boolean | null;
  /** The English site's second flag, always on, shows the entry to pre-registration (section 4, decisions/0020). */
  englishPreRegistrationOpen: boolean;
  groupOpen: boolean;
  idCardShown: boolean;
}

const initialState: RegistrationState = {
  preRegistrationOpen: null,
  englishPreRegistrationOpen: true,
  groupOpen: false,
  idCardShown: false,
};

export const registrationSlice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    flagsReceived(
      state,
      { payload }: PayloadAction<{ preRegistrationOpen: boolean; englishPreRegistrationOpen: boolean }>,
    ) {
      state.preRegistrationOpen = payload.preRegistrationOpen;
      state.englishPreRegistrationOpen = payload.englishPreRegistrationOpen;
    },
    groupToggled(state) {
      state.groupOpen = !state.groupOpen;
    },
    idCardToggled(state) {
      state.idCardShown = !state.idCardShown;
    },
  },
  selectors: {
    selectPreRegistrationOpen: (state) => state.preRegistrationOpen,
    selectGroupOpen: (state) => state.groupOpen,
    selectIdCardShown: (state) => state.idCardShown,
  },
});

export const { flagsReceived, groupToggled, idCardToggled } = registrationSlice.actions;
export const { selectPreRegistrationOpen, selectGroupOpen, selectIdCardShown } = registrationSlice.selectors;

type RegistrationStates = Parameters<typeof selectPreRegistrationOpen>[0] & Parameters<typeof selectPhase>[0];

/** Whether visitors can register: the server's flag, or the phase until it has arrived. */
export const selectIsRegistrationOpen = (state: RegistrationStates): boolean =>
  selectPreRegistrationOpen(state) ?? selectPhase(state) === 'open';
