import { visitPermitHref } from './visitPermit';

test.each([
  ['', '/zh-cn/audience/register/1?origin=landing'],
  ['?source=sms&code=A1', '/zh-cn/audience/register/1?source=sms&code=A1&origin=landing'],
  ['?origin=fair', '/zh-cn/audience/register/1?origin=fair'],
])('with the landing query "%s" the bar links to %s', (search, href) => {
  expect(visitPermitHref('zh-cn', search)).toBe(href);
});
