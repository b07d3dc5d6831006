/** Icons of quick access, under the names that content gives them, drawn as those of `src/ui/icons.ts` are; no other page needs them. */
export const accessIcons = {
  bed: 'M3 18v-5h18v5M5 13V8h14v5M8 13v-2h8v2M3 18v1M21 18v1',
  train: 'M6 4h12v12H6zM6 10h12M9.5 13.2h.1M14.5 13.2h.1M8.5 16L6.5 21M15.5 16l2 5',
} as const;
