import type { CSSProperties } from 'react';

/** The colours of a hall's themed exhibition. */
export const themeColours = (themeId: number): CSSProperties =>
  ({
    '--main': themeId ? `var(--theme-${themeId}-main)` : 'var(--steel)',
    '--strong': themeId ? `var(--theme-${themeId}-strong)` : 'var(--graphite)',
    '--tint': themeId ? `var(--theme-${themeId}-tint)` : 'var(--mist)',
  }) as CSSProperties;
