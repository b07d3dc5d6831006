import type { CardLine } from './cardLines';
import { parseCard, type Card } from './cardParser';
import { chineseMobile, normalisePhoneNumber, findEmail, findWebsite } from './contactDetails';

const emptyFields = {
  name: null,
  company: null,
  jobTitle: null,
  department: null,
  mobile: null,
  phone: null,
  email: null,
  address: null,
  website: null,
};

/** The lines of a card; `*` marks a large line. */
const linesOf = (text: string): CardLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line) => ({ text: line.replace(/^\*/, ''), confidence: 0.9, height: line.startsWith('*') ? 60 : 30 }));
const parseFields = (text: string): Omit<Card, 'confidence'> => {
  const { confidence, ...fields } = parseCard(linesOf(text));
  expect(confidence).toBeGreaterThan(0);
  return fields;
};

test('parses a Chinese card with labels', () => {
  expect(
    parseFields(`
      深圳市示例机械有限公司
      *王小明
      采购部 经理
      手机：138 0013 8000
      电话：0755-27881234 传真：0755-27881235
      邮箱：wang@example.com
      地址：深圳市宝安区展城路1号 邮编：518000
      网址：www.example.com`),
  ).toEqual({
    name: '王小明',
    company: '深圳市示例机械有限公司',
    jobTitle: '经理',
    department: '采购部',
    mobile: '13800138000',
    phone: '0755-27881234',
    email: 'wang@example.com',
    address: '深圳市宝安区展城路1号',
    website: 'www.example.com',
  });
});

test('parses an English card without labels', () => {
  expect(
    parseFields(`
      *Anna Example
      Sales Manager, Export Department
      Example Machines GmbH
      +49 221 987 6543
      anna@example.com
      Musterstrasse 14, 50735 Berlin, Germany`),
  ).toEqual({
    ...emptyFields,
    name: 'Anna Example',
    company: 'Example Machines GmbH',
    jobTitle: 'Sales Manager',
    department: 'Export Department',
    phone: '+49 221 987 6543',
    email: 'anna@example.com',
    address: 'Musterstrasse 14, 50735 Berlin, Germany',
  });
});

test('accepts the spaces and full-width characters that OCR produces', () => {
  expect(
    parseFields(`
      深 圳 市 示 例 机 械 有 限 公 司
      *王 小 明
      国际业务部项目主管
      手机：１３８００１３８０００`),
  ).toEqual({
    ...emptyFields,
    name: '王小明',
    company: '深圳市示例机械有限公司',
    jobTitle: '项目主管',
    department: '国际业务部',
    mobile: '13800138000',
  });
});

test('parses name, department and position on one line', () => {
  expect(parseFields('示例科技有限公司\n王小明 市场部 销售总监\n13800138000')).toMatchObject({
    name: '王小明',
    department: '市场部',
    jobTitle: '销售总监',
  });
});

test('does not parse a fax number, postcode or messenger account as a phone number', () => {
  expect(parseFields('*王小明\n传真：0755-27881235\n邮编：518000\n微信：13800138000x\n13900139000')).toEqual({
    ...emptyFields,
    name: '王小明',
    mobile: '13900139000',
  });
});

test('parses a number that is also a WeChat account, a factory without a legal form, and logo remnants', () => {
  expect(parseFields('i) 佛山市示例五金制品厂\n*王小明\n厂长\n手机/微信：13800138000')).toEqual({
    ...emptyFields,
    name: '王小明',
    company: '佛山市示例五金制品厂',
    jobTitle: '厂长',
    mobile: '13800138000',
  });
});

test('parses labels of one letter', () => {
  expect(parseFields('*James Example\nM +44 7700 900123   T +44 20 7946 0018   E james@example.co.uk')).toEqual({
    ...emptyFields,
    name: 'James Example',
    mobile: '+44 7700 900123',
    phone: '+44 20 7946 0018',
    email: 'james@example.co.uk',
  });
});

test('parses a numbered office as an address, not a phone number', () => {
  expect(parseFields('*Ahmed Example\nOffice 1204, Long Road, Dubai, UAE')).toEqual({
    ...emptyFields,
    name: 'Ahmed Example',
    address: 'Office 1204, Long Road, Dubai, UAE',
  });
});

test('recognises a company without a legal form by its e-mail domain', () => {
  expect(parseFields('*Anna Example\nBluebay Lighting\nanna@bluebay.example.com')).toMatchObject({
    company: 'Bluebay Lighting',
  });
});

test('prefers a line of the Latin-only OCR result to one of the mixed result', () => {
  const mixed = linesOf('*王小明\n邮箱：wangQ(@exarnple.com');
  expect(parseCard(mixed, linesOf('Aba: wang@example.com')).email).toBe('wang@example.com');
});

test('returns null for missing fields, and confidence 0', () => {
  expect(parseCard([])).toEqual({ ...emptyFields, confidence: 0 });
  expect(parseCard(linesOf('~~ .. --\n||||'))).toMatchObject(emptyFields);
});

test('truncates a line to the maximum length in the contract', () => {
  expect(parseCard(linesOf(`${'很'.repeat(400)}有限公司`)).company).toHaveLength(200);
});

test.each([
  ['zhaoQ@example.com', 'zhao@example.com'],
  ['rjohnson@Oexample.com', 'rjohnson@example.com'],
  ['wang @ example . com', 'wang@example.com'],
  ['wang©example.com', 'wang@example.com'],
  ['a@example,com', 'a@example.com'],
  ['A.B@Example.CO.Uk', 'A.B@example.co.uk'],
  ['no address', null],
])('the e-mail address in %s is %s', (text, email) => expect(findEmail(text)).toBe(email));

test.each([
  ['http:/www.example.com', 'http://www.example.com'],
  ['www:example.co.uk', 'www.example.co.uk'],
  ['Www. example.com', 'www.example.com'],
  ['https://example.jp/en', 'https://example.jp/en'],
  ['example.com', null],
])('the website in %s is %s', (text, website) => expect(findWebsite(text, false)).toBe(website));

test('recognises a labelled website without www', () => expect(findWebsite('example.com', true)).toBe('example.com'));

test.each([
  ['O755-2788l234', '0755-27881234'],
  ['+f971 4 345 6789', '+971 4 345 6789'],
  ['0755 – 27881234', '0755-27881234'],
  ['Sold', null],
])('the phone number %s is %s', (text, number) => expect(normalisePhoneNumber(text)).toBe(number));

test.each([
  ['+86 138-0013-8000', '13800138000'],
  ['0755-27881234', null],
  ['12800138000', null],
])('%s as a Chinese mobile number is %s', (text, mobile) => expect(chineseMobile(text)).toBe(mobile));
