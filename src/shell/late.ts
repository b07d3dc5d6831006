/** What the shell draws and the chunk that comes later brings (later.ts): empty until then, when there is nothing to draw with it either. */
import type { ComponentType } from 'react';

export const late: { NetworkToast?: ComponentType<{ network: 'offline' | 'back' }> } = {};
