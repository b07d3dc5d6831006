import { isSafeInMessages } from './messageText';

test.each([
  '王小明',
  "Anna-Maria O'Neil",
  'J.R. Smith Jr.',
  'Schmidt GmbH & Co. KG',
  '深圳市示例机械有限公司',
  'Shenzhen Example Machinery Co.,Ltd.',
  '3M',
  'Factory 1234',
  'می‌خواهم',
])('a name such as %j may appear in an invitation', (name) => {
  expect(isSafeInMessages(name)).toBe(true);
});

test.each([
  'Win at https://evil.example/x',
  'www.evil.example',
  'evil.com',
  'evil．com',
  'evil。cn',
  '加微信evil.cn领奖',
  'mail@evil.example',
  'mail＠evil.example',
  'QQ 12345',
  '13800138000',
  '１３８００１３８０００',
  '1 3 8 - 0 0 1 3',
  '٠١٢٣٤٥',
  'abc\u202Eled',
  'abc\u2066def',
  'abc\u200Bdef',
  'two\nlines',
])('rejects %j: it contains an address, a number or invisible characters', (name) => {
  expect(isSafeInMessages(name)).toBe(false);
});
