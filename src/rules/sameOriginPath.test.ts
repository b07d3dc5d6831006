import { isSameOriginPath } from './sameOriginPath';

test.each([
  '/',
  '/zh-cn/audience/register/1',
  '/en/search?k=a%2Fb',
  '/zh-cn/新闻?x=//y',
  '/page/mobile/pay#top',
  '/a%20b',
])('accepts the same-origin path %s', (path) => expect(isSameOriginPath(path)).toBe(true));

test.each([
  '',
  'zh-cn/news',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/\tevil.example',
  '/%09/evil.example',
  '//user@evil.example',
  'data:text/html,x',
  '/%',
])('rejects %j as not same-origin', (path) => expect(isSameOriginPath(path)).toBe(false));
