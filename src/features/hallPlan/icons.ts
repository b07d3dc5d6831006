/** Icons of the plan’s tools, drawn as those of `src/ui/icons.ts` are; no other page needs them. */
export const planIcons = {
  minus: 'M5 12h14',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;
