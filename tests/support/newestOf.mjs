import { readdirSync } from 'node:fs';

/** The newest version among the files of a form. */
export const newestOf = (formId) =>
  Math.max(...readdirSync(`public/forms/${formId}`).map((file) => Number(/^(\d+)\.json$/.exec(file)?.[1] ?? 0)));
