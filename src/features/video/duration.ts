/** `1:05`, as players write it. */
export const durationText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** `PT65S`, for machines (ISO 8601). */
export const durationCode = (seconds: number): string => `PT${seconds}S`;
