/** How the visitor wants to walk the visit plan; stored in the browser with the favourites. */

export interface VisitPosition {
  /** `booth 13-A01` or `entrance west`. */
  place: string;
  /** ISO instant. */
  at: string;
  /** Stops of that day that are behind the visitor. */
  done: string[];
}

export interface VisitSettings {
  /** Dates such as `2026-03-31`; empty if the planner chooses. */
  days: string[];
  /** The id of the entrance; null is the first one. */
  entrance: string | null;
  /** The earliest entry, `09:30`; null is the opening time. */
  arrival: string | null;
  /** Minutes at a booth, by stop. */
  minutes: Record<string, number>;
  hasBreak: boolean;
  isStepFree: boolean;
  /** Stops that the visitor took out of the days; they remain favourites. */
  excluded: string[];
  /** Where the visitor is during the exhibition; the rest of that day is planned from there. */
  position: VisitPosition | null;
  /** The visitor's own order of the stops, by date; null if the planner orders them. */
  orders: Record<string, string[]> | null;
}

export const initialVisitSettings: VisitSettings = {
  days: [],
  entrance: null,
  arrival: null,
  minutes: {},
  hasBreak: true,
  isStepFree: false,
  excluded: [],
  position: null,
  orders: null,
};
