/** What draws errors comes when one happens or when the browser is idle: most visits need none of it. */
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ErrorShownProps } from './ErrorShown';

/** In its place when it cannot be fetched: the network is gone, and that is what there is to say. */
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

/** Loads the view, once. Without a network it is the plain one, and the next error asks again. */
export async function loadErrorView(): Promise<ComponentType<ErrorShownProps>> {
  try {
    view ??= (await import(/* webpackChunkName: "error" */ './ErrorShown')).ErrorShown;
    return view;
  } catch {
    return PlainError;
  }
}
