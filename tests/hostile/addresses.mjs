// Hostile URLs made from the routes of section 2: each parameter of each route takes each hostile value.
import { readFileSync } from 'node:fs';

/** URL-encoded values, by kind of error. */
export const hostileValues = {
  malformed: ['abc', '0', '-1', '1.5', '1e9', '%20', '%2B', "'%22%3Cscript%3E"],
  unknown: ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '999999'],
  nul: ['%00', 'a%00b'],
  surrogate: ['%ED%A0%80', 'a%ED%BF%BFb'],
  encoding: ['%', '%zz', '%ff%fe', '%C0%AF'],
  emoji: ['%F0%9F%98%80', '%E2%80%AE'],
  long: ['a'.repeat(6_000), '%E5%B1%95'.repeat(1_500)],
  prototype: ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'],
  dots: ['..', '.', '%2e%2e', '..%2f..%2fetc%2fpasswd', '%2e%2e%5cwindows', '....//'],
};

/**
 * The routes of the specification with their parameters; `{token}` replaces a name that the specification withholds.
 */
export const specifiedRoutes = () =>
  readFileSync('docs/specification/routes.tsv', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !/^(#|path\t)/.test(line))
    .map((line) => line.split('\t')[0] ?? '');

const PARAMETER = /\{\w+\??\}|\*/g;
const VALID = 'about';

/** A route with one hostile parameter and harmless other ones. */
const fill = (route, position, value) => {
  let at = -1;
  return route.replace(PARAMETER, (parameter) => {
    at += 1;
    if (at === position) return value;
    return parameter === '{lang}' ? 'en' : VALID;
  });
};

/** Every hostile URL of a route: in each of its parameters, after its end, and in its query. */
export function hostileUrlsOf(route, values = Object.values(hostileValues).flat()) {
  const positions = (route.match(PARAMETER) ?? []).map((_, position) => position);
  const plain = fill(route, -1, '');
  return values.flatMap((value) => [
    ...positions.map((position) => fill(route, position, value)),
    `${plain.replace(/\/$/, '')}/${value}`,
    // Four copies of a long value would exceed Node's limit for a request head.
    value.length > 1_000 ? `${plain}?k=${value}` : `${plain}?id=${value}&k=${value}&type=${value}&${value}=1`,
  ]);
}

/** Pages with queries, with each hostile value in the keys that they read. */
export const hostileQueries = [
  '/en/search',
  '/en/exhibitor-list',
  '/en/products',
  '/en/news',
  '/en/exhibition/hall-plan',
  '/wx-redirect',
].flatMap((page) =>
  [...Object.values(hostileValues).flat(), '%F0%9F%98%80'.repeat(60)]
    .filter((value) => value.length <= 1_000)
    .map((value) => `${page}?k=${value}&current=1&hall=${value}&booth=${value}&f=${value}&category=${value}`),
);

/** Other URLs that have failed once, or are similar to one that did. */
export const regressionUrls = [
  '/%',
  '/en/%ff%fe',
  '/%00',
  '/assets/%00',
  '/assets/%2e%2e/server/index.cjs',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/../../package.json',
  '/media/files/%00',
  '/media/files/..%2f..%2fpackage.json',
  '/media/%00',
  '/art/%00',
  '/forms/%00',
  '/forms/__proto__/1',
  '/forms/__proto__/1.json',
  '/dev/inbox.json?to=a&to=b',
  '/dev/inbox?to=a&to=b',
  '/dev/inbox.json?to=%00',
  '/dev/captcha/%00.json',
  '/dev/pay/%00',
  '/dev/pay/__proto__',
  '/api/%00',
  '/api/web/news/findById/%00',
  '/api/web/news/findById/%ED%A0%80',
  '/api/web/news/findById/__proto__',
  '/api/web/search/findListByKeyword/%00',
  '/helper/%',
  '/legacy/%ff',
  '/api/%2e%2e/health',
  '/health/%00',
  '/ready?%00',
  '/sitemap.xml/%00',
  '/sitemap/%00',
  '/feeds/%00',
  '/og/%00',
  '/og/en/%ff.png',
  '/favicon.ico/%00',
  '//',
  '///en',
  '/en//about',
  '/?_pre_=a&_pre_=b',
  '/en/news?current=a&current=b',
  '/en/news?current=-1',
  '/en/search?k=a&k=b',
];
