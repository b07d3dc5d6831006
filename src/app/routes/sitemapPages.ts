/** The pages without a record of which search engines are told, after the language. */
import { paths, type PathName } from '@/lib/paths';
import { table } from './table';

/** Pages for one reader, results, and pages whose names come with a query or a record. */
const UNLISTED = new Set<PathName>([
  'search',
  'submitSuccess',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'my',
  'myPlan',
  'map',
  'mapHall',
  'organiserPage',
  'notFound',
]);

const PREFIX = '/:lang';

/** '' is home. */
export const sitemapPages: string[] = table.flatMap(({ name, kind }) => {
  const { pattern } = paths[name];
  const rest = pattern.slice(PREFIX.length + 1).replace(/\/?:\w+\?/g, '');
  const isListed = pattern.startsWith(PREFIX) && kind === 'reading' && !UNLISTED.has(name);
  return isListed && !/[:*]/.test(rest) && !rest.endsWith('/details') ? [rest] : [];
});
