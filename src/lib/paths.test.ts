import { readFileSync } from 'node:fs';
import { landingRegistrationHref, paths } from './paths';

const specifiedPatterns = readFileSync('docs/specification/routes.tsv', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split('\t')[0] ?? '')
  .map((route) => route.replace(/\{(\w+\??)\}/g, ':$1'));

test('every route has a path function', () => {
  expect(
    Object.values(paths)
      .map(({ pattern }) => pattern)
      .sort(),
  ).toEqual(specifiedPatterns.sort());
});

test('fills in the parameters and omits an optional one', () => {
  expect(paths.newsDetails.href({ lang: 'en', id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' })).toBe(
    '/en/news/details/01ARZ3NDEKTSV4RRFFQ69G5FAV',
  );
  expect(paths.newsDetails.href({ lang: 'en' })).toBe('/en/news/details');
  expect(paths.register.href({ lang: 'zh-cn', type: 1 })).toBe('/zh-cn/audience/register/1');
  expect(paths.meetingSigninResult.href({ lang: 'en' })).toBe('/en/meeting/signin/result');
  expect(paths.root.href()).toBe('/');
});

test('escapes a parameter so that it stays in its segment', () => {
  expect(paths.news.href({ lang: 'en', type: '../a/b?c#d' })).toBe('/en/news/..%2Fa%2Fb%3Fc%23d');
});

test('throws for a missing required parameter', () => {
  const params: Record<string, string> = {};
  expect(() => paths.exhibitorDetails.href(params as { lang: string; id: string })).toThrow(
    '/:lang/exhibitor-list/details/:id needs :lang',
  );
});

test.each([
  ['', '/zh-cn/audience/register/1?origin=landing'],
  ['?source=sms&code=A1', '/zh-cn/audience/register/1?source=sms&code=A1&origin=landing'],
  ['?origin=fair', '/zh-cn/audience/register/1?origin=fair'],
])('with the landing query "%s" the registration link is %s', (search, href) => {
  expect(landingRegistrationHref('zh-cn', search)).toBe(href);
});
