/** Loads the error view when an error happens or the browser is idle, because most visits never need it. */
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RouteErrorViewProps } from './RouteErrorView';

/** The fallback when the error view cannot be fetched, which means that the network is down. */
const PlainError = () => (
  <div role="alert">
    <h1>
      <FormattedMessage id="error.networkTitle" />
    </h1>
    <p>
      <FormattedMessage id="error.networkText" />
    </p>
  </div>
);

let loadedView: ComponentType<RouteErrorViewProps> | null = null;

/** The view once it has been loaded, null before. */
export const loadedErrorView = (): ComponentType<RouteErrorViewProps> | null => loadedView;

/** Loads the view once. Without a network it returns the fallback, and the next error tries again. */
export async function loadErrorView(): Promise<ComponentType<RouteErrorViewProps>> {
  try {
    loadedView ??= (await import(/* webpackChunkName: "error" */ './RouteErrorView')).RouteErrorView;
    return loadedView;
  } catch {
    return PlainError;
  }
}
