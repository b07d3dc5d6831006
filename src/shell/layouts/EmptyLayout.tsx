import type { ReactNode } from 'react';
import { PageFrame } from './PageFrame';

/** A page without header and footer. */
export const EmptyLayout = ({ children }: { children: ReactNode }) => <PageFrame>{children}</PageFrame>;
