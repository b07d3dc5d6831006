/** What the shell draws and the chunk that comes later brings (later.ts): empty until then, when there is nothing to draw with it either. */
import type { ReactNode } from 'react';

export const late: { network?: (network: 'offline' | 'back') => ReactNode } = {};
