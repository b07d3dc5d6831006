/** Creates the store of a page: the only place that knows all reducers and listeners. */
import {
  combineReducers,
  configureStore,
  type DevToolsEnhancerOptions,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api } from '@/api';
import { registrationSlice } from '@/features/registration/registrationSlice';
import { breadcrumbsSlice } from '@/state/breadcrumbsSlice';
import { clientSlice } from '@/state/clientSlice';
import { countdownSlice, countdownUpdated } from '@/state/countdownSlice';
import { designerSlice } from '@/state/designerSlice';
import { persistedSlice, sharedStateReloaded } from '@/state/persistedSlice';
import { localeSlice } from '@/state/localeSlice';
import { menuSlice } from '@/state/menuSlice';
import { noticesSlice } from '@/state/noticesSlice';
import { seoSlice } from '@/state/seoSlice';
import type { Services } from '@/state/services';
import { ticketSlice } from '@/state/ticketSlice';
import { persistedStorage, subscribeToSharedState } from './persistedStorage';
import { listeners } from './listeners';

/** All reducers; `storage` is where the slice `persisted` is persisted. */
export const createRootReducer = ({ storage }: Pick<Services, 'storage'>) =>
  combineReducers({
    [api.reducerPath]: api.reducer,
    [breadcrumbsSlice.name]: breadcrumbsSlice.reducer,
    [clientSlice.name]: clientSlice.reducer,
    [countdownSlice.name]: countdownSlice.reducer,
    [designerSlice.name]: designerSlice.reducer,
    [persistedSlice.name]: persistReducer(
      { key: 'persisted', storage: persistedStorage(storage), version: 1, timeout: 0 },
      persistedSlice.reducer,
    ),
    [localeSlice.name]: localeSlice.reducer,
    [menuSlice.name]: menuSlice.reducer,
    [noticesSlice.name]: noticesSlice.reducer,
    [registrationSlice.name]: registrationSlice.reducer,
    [seoSlice.name]: seoSlice.reducer,
    [ticketSlice.name]: ticketSlice.reducer,
  });

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppStore = ReturnType<typeof makeStore>;

interface StoreOptions {
  /** Middleware that sees what the reducers see (story/playStory.ts). */
  middleware?: Middleware[];
  /** A shared reducer: the server makes a store per page and persists nothing. */
  reducer?: ReturnType<typeof createRootReducer>;
}

/** An action of RTK Query has its endpoint's name in `meta` only. */
const withEndpointName = <Action extends { type: string }>(action: Action): Action => {
  const { meta } = action as { meta?: { arg?: { endpointName?: string } } };
  const endpoint = meta?.arg?.endpointName;
  return endpoint === undefined ? action : { ...action, type: `${action.type} ${endpoint}` };
};

/** Redux DevTools, in development. The countdown ticks each second and would displace all other actions. */
const devTools =
  process.env.NODE_ENV === 'development' &&
  ({
    name: 'Exhibition',
    actionsDenylist: [countdownUpdated.type],
    actionSanitizer: withEndpointName,
  } satisfies DevToolsEnhancerOptions);

/**
 * Creates a store for one page or one server render.
 * @param services The services of the store's thunks.
 */
export function makeStore(
  services: Services,
  preloadedState?: Partial<RootState>,
  { middleware = [], reducer = createRootReducer(services) }: StoreOptions = {},
) {
  return configureStore({
    reducer,
    preloadedState: preloadedState as RootState | undefined,
    devTools,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        // The duration of these checks depends on the machine, so no warning.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          warnAfter: Infinity,
        },
      })
        .prepend(listeners)
        // Hidden from the types: it does not change what can be dispatched.
        .concat(api.middleware, ...(middleware as [])),
  });
}

/**
 * Starts persisting the slice `persisted`. Called after hydration, so that the first browser render matches the
 * server's.
 */
export function startPersisting(store: AppStore, { storage, navigation }: Partial<Services> = {}): Persistor {
  if (storage)
    subscribeToSharedState(storage, persistedSlice.getInitialState(), (changed) =>
      store.dispatch(sharedStateReloaded(changed)),
    );
  const persistor = persistStore(store);
  // Writes pending changes before the page is left.
  navigation?.onLeave(() => void persistor.flush(), true);
  return persistor;
}
