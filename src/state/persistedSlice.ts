import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AnswerValue } from '@/rules/forms/types';
import type { Locale } from '@/rules/locales';
import type { Favourite, FavouriteKind } from './favourites';
import { initialSuggestionInputs, type SuggestionInputs } from './suggestionInputs';
import { initialVisitSettings, type VisitSettings } from './visitSettings';

/** An unfinished form: its values without sensitive ones, and its expiry. */
export interface Draft {
  formId: string;
  formVersion: number;
  values: Record<string, AnswerValue>;
  savedAt: string;
  expiresAt: string;
}

/** The badge of a visitor who registered on this device earlier. */
export interface EarlierBadge {
  name: string;
  path: string;
}

/** A product that the user compares. */
export interface ComparedProduct {
  id: string;
  name: string;
  /** The language of the name. */
  lang: Locale;
}

/** State that outlives the page: redux-persist persists this slice only. */
export interface PersistedState {
  source: string | null;
  firstPage: string | null;
  /** When the user last opened the admission notice (delayed dialog); ISO instant. */
  delayDialog: string | null;
  /** Whether the cookie notice was closed. */
  cookiesRead: boolean;
  drafts: Record<string, Draft>;
  /** The newest first. */
  earlierBadges: EarlierBadge[];
  /** In the order in which they were added. */
  favourites: Favourite[];
  /** In the order in which they were added. */
  comparedProducts: ComparedProduct[];
  /** How the visit plan is to be walked. */
  visit: VisitSettings;
  suggestionInputs: SuggestionInputs;
}

const initialState: PersistedState = {
  source: null,
  firstPage: null,
  delayDialog: null,
  cookiesRead: false,
  drafts: {},
  earlierBadges: [],
  favourites: [],
  comparedProducts: [],
  visit: initialVisitSettings,
  suggestionInputs: initialSuggestionInputs,
};

const MAX_BADGES = 10;
/** The export of a plan allows this many per kind. */
const MAX_FAVOURITES = 500;
/** More columns are hard to read. */
export const MAX_COMPARED_PRODUCTS = 4;

/** What all tabs share: a later write must not drop changes of another tab. */
export type SharedState = Pick<PersistedState, 'favourites' | 'comparedProducts' | 'visit' | 'suggestionInputs'>;

export const persistedSlice = createSlice({
  name: 'persisted',
  initialState,
  reducers: {
    visitStarted(state, { payload }: PayloadAction<{ firstPage: string; source: string | null }>) {
      state.firstPage ??= payload.firstPage;
      if (payload.source) state.source = payload.source;
    },
    admissionNoticeOpened(state, { payload }: PayloadAction<string>) {
      state.delayDialog = payload;
    },
    cookieNoticeClosed(state) {
      state.cookiesRead = true;
    },
    draftSaved(state, { payload }: PayloadAction<Draft>) {
      state.drafts[payload.formId] = payload;
    },
    draftRemoved(state, { payload }: PayloadAction<string>) {
      delete state.drafts[payload];
    },
    earlierBadgeAdded(state, { payload }: PayloadAction<EarlierBadge>) {
      state.earlierBadges = [payload, ...state.earlierBadges].slice(0, MAX_BADGES);
    },
    /** On sign-out, drafts, earlier badges, answers, what was viewed and where the visitor was are removed: they are personal. */
    personalDataRemoved(state) {
      state.drafts = {};
      state.earlierBadges = [];
      state.suggestionInputs = initialSuggestionInputs;
      state.visit.position = null;
    },
    /** Adds a favourite, or removes it if present. */
    favouriteToggled(state, { payload }: PayloadAction<Favourite>) {
      const index = state.favourites.findIndex(({ kind, id }) => kind === payload.kind && id === payload.id);
      if (index >= 0) state.favourites.splice(index, 1);
      else if (state.favourites.length < MAX_FAVOURITES) state.favourites.push(payload);
    },
    /** Replaces what another tab changed. */
    sharedStateReloaded(state, { payload }: PayloadAction<Partial<SharedState>>) {
      Object.assign(state, payload);
    },
    visitSettingsChanged(state, { payload }: PayloadAction<Partial<VisitSettings>>) {
      Object.assign(state.visit, payload);
    },
    suggestionInputsChanged(state, { payload }: PayloadAction<Partial<SuggestionInputs>>) {
      Object.assign(state.suggestionInputs, payload);
    },
    /** Adds favourites of another visitor's plan; the visitor's own stay as they are. */
    favouritesAdded(state, { payload }: PayloadAction<Favourite[]>) {
      const isNew = (favourite: Favourite) =>
        !state.favourites.some(({ kind, id }) => kind === favourite.kind && id === favourite.id);
      state.favourites = [...state.favourites, ...payload.filter(isNew)].slice(0, MAX_FAVOURITES);
    },
    /**
     * Updates favourites from the server in the current language. Those that the server no longer knows stay
     * unchanged.
     */
    favouritesRefreshed(state, { payload }: PayloadAction<Favourite[]>) {
      state.favourites = state.favourites.map((old) => {
        const fresh = payload.find(({ kind, id }) => kind === old.kind && id === old.id);
        return fresh ? { ...fresh, savedAt: old.savedAt } : old;
      });
    },
    /** Adds a product to the comparison, or removes it if present. */
    comparedProductToggled(state, { payload }: PayloadAction<ComparedProduct>) {
      const index = state.comparedProducts.findIndex(({ id }) => id === payload.id);
      if (index >= 0) state.comparedProducts.splice(index, 1);
      else if (state.comparedProducts.length < MAX_COMPARED_PRODUCTS) state.comparedProducts.push(payload);
    },
    comparedProductsReplaced(state, { payload }: PayloadAction<ComparedProduct[]>) {
      state.comparedProducts = payload.slice(0, MAX_COMPARED_PRODUCTS);
    },
  },
  selectors: {
    selectEarlierBadges: (state) => state.earlierBadges,
    selectFavourites: (state): readonly Favourite[] => state.favourites,
    selectComparedProducts: (state): readonly ComparedProduct[] => state.comparedProducts,
    selectDraft: (state, formId: string): Draft | undefined => state.drafts[formId],
    /** Null until the persisted state has been read. */
    selectCookiesRead: (state: PersistedState & { _persist?: { rehydrated: boolean } }) =>
      state._persist?.rehydrated ? state.cookiesRead : null,
    /** Null until the admission notice was opened and the persisted state has been read. */
    selectAdmissionNoticeOpenedAt: (state) => state.delayDialog,
    selectPersistedSource: (state) => state.source,
  },
});

export const {
  visitStarted,
  admissionNoticeOpened: admissionNoticeOpened,
  cookieNoticeClosed,
  draftSaved,
  draftRemoved,
  personalDataRemoved,
  favouriteToggled,
  sharedStateReloaded,
  visitSettingsChanged,
  suggestionInputsChanged,
  favouritesAdded,
  favouritesRefreshed,
  earlierBadgeAdded,
  comparedProductToggled,
  comparedProductsReplaced,
} = persistedSlice.actions;
export const {
  selectCookiesRead,
  selectAdmissionNoticeOpenedAt: selectAdmissionNoticeOpenedAt,
  selectDraft,
  selectPersistedSource,
  selectFavourites,
  selectEarlierBadges,
  selectComparedProducts,
} = persistedSlice.selectors;

/** The ids of all favourites of one kind. */
export const selectFavouriteIds = createSelector(
  [selectFavourites, (_state: unknown, kind: FavouriteKind) => kind],
  (favourites, kind): ReadonlySet<string> =>
    new Set(favourites.filter((favourite) => favourite.kind === kind).map(({ id }) => id)),
);

type StateWithPersisted = Parameters<typeof selectFavourites>[0];

/** What an earlier version of the site stored may lack newer settings. */
export const selectVisitSettings = createSelector(
  [(state: StateWithPersisted) => state.persisted.visit],
  (visit): VisitSettings => ({ ...initialVisitSettings, ...visit }),
);
export const selectSuggestionInputs = createSelector(
  [(state: StateWithPersisted) => state.persisted.suggestionInputs],
  (inputs): SuggestionInputs => ({ ...initialSuggestionInputs, ...inputs }),
);
