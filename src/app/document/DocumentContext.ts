import { createContext } from 'react';
import type { Assets } from '../hydration/bootstrap';

/** What the document draws into its head and end: the same on the server and at hydration. */
export interface DocumentParts {
  assets: Assets;
  /** The bootstrap as text; in the browser what stands in the element already. */
  bootstrap: string;
  nonce: string | null;
  origin: string;
  /** The site's time when the page was drawn, ISO instant. */
  now: string;
}

export const DocumentContext = createContext<DocumentParts | null>(null);
