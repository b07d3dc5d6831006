import { relativeCost } from '../../tests/support/relativeCost';
import { maskPersonalData, maskUrl } from './masking';

test.each([
  ['/api/x?email=anna.k%40example.ru&k=1', '/api/x?email=[hidden]&k=1'],
  ['mail anna@example.ru now', 'mail [email] now'],
  ['13800138000', '[number]'],
  ['call +7 913 555 01 27', 'call [number]'],
  ['11010519491231002X', '[document]'],
  ['/en/news/details/01HZX3K8Q4N6T2V9B7M5C1D0EF', '/en/news/details/01HZX3K8Q4N6T2V9B7M5C1D0EF'],
  ['2026-03-31T09:00', '2026-03-31T09:00'],
])('%s is logged as %s', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

test('masks the path segments of an operation that takes a number or code', () => {
  expect(maskUrl('/api/basic/user/smsCodeValidate/482913/13800138000')).toBe(
    '/api/basic/user/smsCodeValidate/[hidden]',
  );
});

test('masking 64,000 letters takes about eight times as long as 8,000, not sixty', () => {
  const mask = (length: number) => () => {
    const word = 'a'.repeat(length);
    for (let round = 0; round < 10; round++) expect(maskPersonalData(`/?q=${word}`)).toHaveLength(length + 4);
  };
  expect(relativeCost(mask(64_000), mask(8_000))).toBeLessThan(30);
});
