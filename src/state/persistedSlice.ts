import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Favourite, FavouriteKind } from './favourites';

/** A form as it was left: values without the sensitive ones, and when it is no longer worth keeping. */
export interface Draft {
  formId: string;
  formVersion: number;
  values: Record<string, string | number | boolean | string[]>;
  savedAt: string;
  expiresAt: string;
}

/** The badge of a visitor who registered on this device earlier. */
export interface EarlierBadge {
  name: string;
  path: string;
}

/** What outlives the page (redux-persist keeps this slice only). */
export interface PersistedState {
  source: string | null;
  firstPage: string | null;
  /** When the reader last opened the delayed dialog, the admission notice; ISO instant. */
  delayDialog: string | null;
  /** Whether the cookie notice was read. */
  cookiesRead: boolean;
  drafts: Record<string, Draft>;
  /** The newest first. */
  earlierBadges: EarlierBadge[];
  /** What the reader wants to see at the exhibition, in the order in which it was marked. */
  favourites: Favourite[];
}

const initialState: PersistedState = {
  source: null,
  firstPage: null,
  delayDialog: null,
  cookiesRead: false,
  drafts: {},
  earlierBadges: [],
  favourites: [],
};

const MAX_BADGES = 10;
/** The export of a plan takes so many of a kind. */
const MAX_FAVOURITES = 500;

export const persistedSlice = createSlice({
  name: 'persisted',
  initialState,
  reducers: {
    visitBegan(state, { payload }: PayloadAction<{ firstPage: string; source: string | null }>) {
      state.firstPage ??= payload.firstPage;
      if (payload.source) state.source = payload.source;
    },
    delayDialogShown(state, { payload }: PayloadAction<string>) {
      state.delayDialog = payload;
    },
    cookieNoticeClosed(state) {
      state.cookiesRead = true;
    },
    draftSaved(state, { payload }: PayloadAction<Draft>) {
      state.drafts[payload.formId] = payload;
    },
    draftDropped(state, { payload }: PayloadAction<string>) {
      delete state.drafts[payload];
    },
    earlierBadgeAdded(state, { payload }: PayloadAction<EarlierBadge>) {
      state.earlierBadges = [payload, ...state.earlierBadges].slice(0, MAX_BADGES);
    },
    /** The reader signed out: what was typed, and whose badges these are, is nobody else's. */
    draftsDropped(state) {
      state.drafts = {};
      state.earlierBadges = [];
    },
    /** Marked or, when it was, no longer. */
    favouriteToggled(state, { payload }: PayloadAction<Favourite>) {
      const at = state.favourites.findIndex(({ kind, id }) => kind === payload.kind && id === payload.id);
      if (at >= 0) state.favourites.splice(at, 1);
      else if (state.favourites.length < MAX_FAVOURITES) state.favourites.push(payload);
    },
    /** Another page of this browser has changed them. */
    favouritesFound(state, { payload }: PayloadAction<Favourite[]>) {
      state.favourites = payload;
    },
    /** What the server says of them now, in the reader's language. What it does not know any more stays as it was kept. */
    favouritesRefreshed(state, { payload }: PayloadAction<Favourite[]>) {
      state.favourites = state.favourites.map((old) => {
        const fresh = payload.find(({ kind, id }) => kind === old.kind && id === old.id);
        return fresh ? { ...fresh, savedAt: old.savedAt } : old;
      });
    },
  },
  selectors: {
    selectEarlierBadges: (state) => state.earlierBadges,
    selectFavourites: (state): readonly Favourite[] => state.favourites,
    selectDraft: (state, formId: string): Draft | undefined => state.drafts[formId],
    /** Null until what the browser keeps has been read. */
    selectCookiesRead: (state: PersistedState & { _persist?: { rehydrated: boolean } }) =>
      state._persist?.rehydrated ? state.cookiesRead : null,
    /** Null until the admission notice was opened, and until what the browser keeps has been read. */
    selectDelayDialog: (state) => state.delayDialog,
    selectPersistedSource: (state) => state.source,
  },
});

export const {
  visitBegan,
  delayDialogShown,
  cookieNoticeClosed,
  draftSaved,
  draftDropped,
  draftsDropped,
  favouriteToggled,
  favouritesFound,
  favouritesRefreshed,
  earlierBadgeAdded,
} = persistedSlice.actions;
export const {
  selectCookiesRead,
  selectDelayDialog,
  selectDraft,
  selectPersistedSource: selectPersistedSource,
  selectFavourites,
  selectEarlierBadges,
} = persistedSlice.selectors;

/** The ids of what is marked, of one kind. */
export const selectFavouriteIds = createSelector(
  [selectFavourites, (_state: unknown, kind: FavouriteKind) => kind],
  (favourites, kind): ReadonlySet<string> =>
    new Set(favourites.filter((favourite) => favourite.kind === kind).map(({ id }) => id)),
);
