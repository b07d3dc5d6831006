/** Loads the error view when an error happens or the browser is idle, because most visits never need it. */
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ErrorShownProps } from './ErrorShown';

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

let view: ComponentType<ErrorShownProps> | null = null;

/** The view once it has been loaded, null before. */
export const loadedErrorView = (): ComponentType<ErrorShownProps> | null => view;

/** Loads the view once. Without a network it returns the fallback, and the next error tries again. */
export async function loadErrorView(): Promise<ComponentType<ErrorShownProps>> {
  try {
    view ??= (await import(/* webpackChunkName: "error" */ './ErrorShown')).ErrorShown;
    return view;
  } catch {
    return PlainError;
  }
}
