/** Makes the one store of a page: the only place that knows all reducers and listeners. */
import {
  combineReducers,
  configureStore,
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
import { countdownSlice } from '@/state/countdownSlice';
import { designerSlice } from '@/state/designerSlice';
import { favouritesFound, persistedSlice } from '@/state/persistedSlice';
import { localeSlice } from '@/state/localeSlice';
import { menuSlice } from '@/state/menuSlice';
import { noticesSlice } from '@/state/noticesSlice';
import { seoSlice } from '@/state/seoSlice';
import type { Services } from '@/state/services';
import { ticketSlice } from '@/state/ticketSlice';
import { storedFavourites, persistedStorage } from './persistedStorage';
import { listeners } from './listeners';

/** All reducers, with what `kept` is written to. */
export const reducersOf = ({ storage }: Pick<Services, 'storage'>) =>
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

export type RootState = ReturnType<ReturnType<typeof reducersOf>>;
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppStore = ReturnType<typeof makeStore>;

interface StoreParts {
  /** Sees what the reducers see (recording.ts). */
  middleware?: Middleware[];
  /** Made already: the server makes a store a page, and keeps nothing by them. */
  reducer?: ReturnType<typeof reducersOf>;
}

/** A store for one page or one server render. `services` is the world it may touch. */
export function makeStore(
  services: Services,
  preloadedState?: Partial<RootState>,
  { middleware: middleware = [], reducer = reducersOf(services) }: StoreParts = {},
) {
  return configureStore({
    reducer,
    preloadedState: preloadedState as RootState | undefined,
    devTools: false,
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: services },
        // How long these checks took says something of the machine and nothing of the state.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          warnAfter: Infinity,
        },
      })
        .prepend(listeners)
        // To the types there is none: what records changes nothing of what can be dispatched.
        .concat(api.middleware, ...(middleware as [])),
  });
}

/** Begins to keep the slice `kept`; called after hydration, so that server and browser draw the same first. */
export function startKeeping(store: AppStore, { storage, navigation }: Partial<Services> = {}): Persistor {
  // The marks of two open pages are the same marks: the one that writes later must not take those of the other away.
  storage?.watch('favourites', () => store.dispatch(favouritesFound(storedFavourites(storage))));
  const persistor = persistStore(store);
  // What changed last is still on its way to the storage.
  navigation?.onLeave(() => void persistor.flush(), true);
  return persistor;
}
