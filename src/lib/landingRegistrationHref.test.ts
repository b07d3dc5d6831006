import { landingRegistrationHref } from './landingRegistrationHref';

test.each([
  ['', '/zh-cn/audience/register/1?origin=landing'],
  ['?source=sms&code=A1', '/zh-cn/audience/register/1?source=sms&code=A1&origin=landing'],
  ['?origin=fair', '/zh-cn/audience/register/1?origin=fair'],
])('with the landing query "%s" the registration link is %s', (search, href) => {
  expect(landingRegistrationHref('zh-cn', search)).toBe(href);
});
