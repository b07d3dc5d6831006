// Differences that CHANGELOG.md announces, each with the words of its line.

/** Whether the difference at a path, from one text to another, is intended. */
export const intended = [];
