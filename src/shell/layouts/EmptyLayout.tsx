import type { ReactNode } from 'react';
import { AnchorProvider } from '@/ui/Anchor';
import { RouterAnchor } from '../RouterAnchor';

/** A page without header and footer. */
export const EmptyLayout = ({ children }: { children: ReactNode }) => (
  <AnchorProvider value={RouterAnchor}>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </AnchorProvider>
);
