/** Parts that stand on many pages as they are: drawn once and kept, in the browser as React's elements, on the server as HTML. */
import { createContext, createElement, memo, use, type ComponentType, type FunctionComponent } from 'react';

/** Where the server keeps what it has drawn. */
export interface DrawnParts {
  /** The element that stands for a part, and for a slot of one, until the page is drawn. */
  readonly element: string;
  /** The number of a part on this page, and whether its HTML is known. Functions and slots among the props are not compared. */
  find(part: object, props: object, slots: readonly string[]): { id: number; isKnown: boolean };
}

/** Null in the browser, and where each page is drawn whole. */
export const DrawnPartsContext = /* @__PURE__ */ createContext<DrawnParts | null>(null);

/**
 * React.memo for both sides: drawn anew only for other props, which are compared by identity, on the server across pages and readers of a language.
 * The part says the same for the same props and language whoever reads: no store, no location, no time; a function among its props is called when
 * something happens, not while it is drawn. On the server its HTML is cut out of the page and set into others, so that it begins and ends with an element,
 * has no `useId` (which names a place on the page) and no picture that is not lazy (which the head preloads).
 * @param slots Names of the props that each page draws for itself: elements, with no text beside them and no `useId` in them. They stand where the part
 * sets them, and its HTML is the same around them.
 */
export function drawnOnce<Props extends object>(
  Component: FunctionComponent<Props>,
  slots: readonly (keyof Props & string)[] = [],
): ComponentType<Props> {
  if (typeof document !== 'undefined') return memo(Component);
  return function DrawnOnce(props: Props) {
    const parts = use(DrawnPartsContext);
    if (!parts) return <Component {...props} />;
    const { id, isKnown } = parts.find(Component, props, slots);
    const filled = slots.map((slot, index) =>
      createElement(parts.element, { key: slot, id: `${id}.${index}` }, props[slot] as React.ReactNode),
    );
    if (isKnown) return createElement(parts.element, { id }, ...filled);
    const placed = Object.fromEntries(slots.map((slot, index) => [slot, filled[index]]));
    return createElement(parts.element, { id }, <Component {...props} {...placed} />);
  };
}
