/** Paths (in metres) and colours of halls and booths. */
import type { CSSProperties } from 'react';
import type { HallDivision, HallOnPlan } from '@/api';
import { lineOf } from '@/rules/walking/geometry';

export const doorsOf = ({ doors }: Pick<HallOnPlan, 'doors'>): string =>
  doors.map(({ from, to }) => lineOf([from, to])).join('');

/** Depth of a hall's coloured front with its name. */
export const FRONT_DEPTH = 5;

export const themeOf = ({ themeIds }: Pick<HallDivision, 'themeIds'>): number => themeIds[0] ?? 0;

/** The colours of a hall's themed exhibition. */
export const themeColours = (themeId: number): CSSProperties =>
  ({
    '--main': themeId ? `var(--theme-${themeId}-main)` : 'var(--steel)',
    '--strong': themeId ? `var(--theme-${themeId}-strong)` : 'var(--graphite)',
    '--tint': themeId ? `var(--theme-${themeId}-tint)` : 'var(--mist)',
  }) as CSSProperties;
