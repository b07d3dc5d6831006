/** The pages without a record of which search engines are told, after the language. */
import { paths } from '@/lib/paths';
import { table } from './table';

const PREFIX = '/:lang';

/** '' is home. */
export const sitemapPages: string[] = table.flatMap(({ name, kind, isUnlisted }) => {
  const { pattern } = paths[name];
  const rest = pattern.slice(PREFIX.length + 1).replace(/\/?:\w+\?/g, '');
  const isListed = pattern.startsWith(PREFIX) && kind === 'reading' && !isUnlisted;
  return isListed && !/[:*]/.test(rest) && !rest.endsWith('/details') ? [rest] : [];
});
