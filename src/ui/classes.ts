/** Joins class names; false and empty values are omitted. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
