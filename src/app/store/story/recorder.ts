/**
 * What a page has done since its idle work began. It stays in memory until the user reports a problem
 * (ReportDialog.tsx), and toStory.ts chooses what may be sent.
 */
import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '@/api';
import { selectDevice } from '@/state/clientSlice';
import { selectLocale } from '@/state/localeSlice';
import type { Services } from '@/state/services';
import { selectHasToken } from '@/state/ticketSlice';
import type { AppDispatch, AppStore } from '@/app/store/makeStore';

/** Something that happened, at an instant in milliseconds. */
export type RecordedEvent = { at: number } & (
  | { kind: 'page'; page: RecordedPage }
  /** The argument of a read; a write's is not recorded. */
  | { kind: 'request'; operation: string; argument: unknown; error: Partial<ApiError> | null }
  | { kind: 'action'; action: UnknownAction }
  | { kind: 'failure'; failure: 'page' | 'exception' }
);

/** A page by the pattern of its path (lib/paths.ts). */
export interface RecordedPage {
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** An event without its time. */
type EventInput = RecordedEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'at'> : never) : never;

export interface Recorder {
  readonly beginning: {
    at: number;
    locale: ReturnType<typeof selectLocale>;
    device: 'desktop' | 'mobile';
    signedIn: boolean;
  };
  readonly events: readonly RecordedEvent[];
  add(event: EventInput): void;
}

const MAX_EVENTS = 500;

const SETTLED_REQUEST = /^api\/execute(Query|Mutation)\/(fulfilled|rejected)$/;
/** The tick, the loading state, and what RTK Query and redux-persist do themselves. */
const INTERNAL_ACTION = /^(?:countdown|api|persist|__rtkq)\/|^notices\/loading/;

interface SettledRequest {
  payload?: unknown;
  error?: unknown;
  meta: { condition?: boolean; arg: { endpointName: string; originalArgs: unknown } };
}

const recorders = new WeakMap<AppStore, Recorder>();

/** Records a store, once, and returns its recorder. */
export function recorderOf(store: AppStore, services: Pick<Services, 'clock'>): Recorder {
  const existing = recorders.get(store);
  if (existing) return existing;
  const { clock } = services;
  const now = () => clock.now().getTime();
  const state = store.getState();
  const events: RecordedEvent[] = [];
  const recorder: Recorder = {
    beginning: {
      at: now(),
      locale: selectLocale(state),
      device: selectDevice(state),
      signedIn: selectHasToken(state),
    },
    events,
    add(event) {
      events.push({ ...event, at: now() });
      if (events.length > MAX_EVENTS) events.shift();
    },
  };
  recorders.set(store, recorder);
  // The requests of the page that the server rendered.
  for (const query of Object.values(state.api.queries))
    if (query?.endpointName && (query.status === 'fulfilled' || query.status === 'rejected'))
      recorder.add({
        kind: 'request',
        operation: query.endpointName,
        argument: query.originalArgs,
        error: (query.error as ApiError | undefined) ?? null,
      });
  store.dispatch(
    addListener({
      predicate: isRecorded,
      effect: (action, { dispatch }) => {
        // All stores of a process share their listeners.
        const isOfThisStore = (dispatch as AppDispatch)((_dispatch, _getState, other) => other === services);
        if (isOfThisStore) recorder.add(toEvent(action as UnknownAction));
      },
    }),
  );
  return recorder;
}

function isRecorded(action: { type: string }): action is UnknownAction {
  // RTK Query rejects a read whose response is cached with this condition.
  if (SETTLED_REQUEST.test(action.type)) return !(action as unknown as SettledRequest).meta.condition;
  return !INTERNAL_ACTION.test(action.type);
}

function toEvent(action: UnknownAction): EventInput {
  const [, kind, outcome] = SETTLED_REQUEST.exec(action.type) ?? [];
  if (!kind) return { kind: 'action', action };
  const { payload, error, meta } = action as unknown as SettledRequest;
  return {
    kind: 'request',
    operation: meta.arg.endpointName,
    argument: kind === 'Query' ? meta.arg.originalArgs : undefined,
    error: outcome === 'rejected' ? ((payload ?? error) as Partial<ApiError>) : null,
  };
}
