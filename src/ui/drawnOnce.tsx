/** Parts that stand on many pages as they are: drawn once and kept, in the browser as React's elements, on the server as HTML. */
import { createContext, createElement, memo, use, type ComponentType, type FunctionComponent } from 'react';

/** Where the server keeps what it has drawn. */
export interface DrawnParts {
  /** The element that stands for a part until the page is drawn. */
  readonly element: string;
  /** The number of a part on this page, and whether its HTML is known. */
  find(part: object, props: object): { id: number; isKnown: boolean };
}

/** Null in the browser, and where each page is drawn whole. */
export const DrawnPartsContext = /* @__PURE__ */ createContext<DrawnParts | null>(null);

/**
 * React.memo for both sides: drawn anew only for other props, which are compared by identity, on the server across pages and readers of a language.
 * The part says the same for the same props and language whoever reads: no store, no location, no time. On the server its HTML is cut out of the
 * page and set into others, so that it begins and ends with an element, has no `useId` (which names a place on the page) and no picture that is not lazy (which the head preloads).
 */
export function drawnOnce<Props extends object>(Component: FunctionComponent<Props>): ComponentType<Props> {
  if (typeof document !== 'undefined') return memo(Component);
  return function DrawnOnce(props: Props) {
    const parts = use(DrawnPartsContext);
    if (!parts) return <Component {...props} />;
    const { id, isKnown } = parts.find(Component, props);
    return createElement(parts.element, { id }, isKnown ? null : <Component {...props} />);
  };
}
