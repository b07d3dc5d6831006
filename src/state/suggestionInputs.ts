/** What suggestions on the visit plan are computed from, next to the favourites. It never leaves the device. */
import type { FavouriteKind } from './favourites';

export interface ViewedItem {
  kind: FavouriteKind;
  id: string;
}

export interface SuggestionInputs {
  /** Codes of options of the questionnaire. */
  answers: string[];
  /** Whether opened details pages are remembered; off until the visitor turns it on. */
  remembersViews: boolean;
  /** The newest first. */
  viewed: ViewedItem[];
}

export const initialSuggestionInputs: SuggestionInputs = { answers: [], remembersViews: false, viewed: [] };
