import { createContext } from 'react';
import type { Assets } from '../hydration/bootstrap';

/** What the document renders into its head and at its end: the same on the server and at hydration. */
export interface DocumentParts {
  assets: Assets;
  /** The serialised bootstrap; in the browser, the existing content of the element. */
  bootstrap: string;
  nonce: string | null;
  origin: string;
}

export const DocumentContext = createContext<DocumentParts | null>(null);
