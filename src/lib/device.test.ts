import { deviceOf, isWechat } from './device';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';

test('§4.7b treats a desktop narrower than 1280 px as mobile, and a phone at any width', () => {
  expect(deviceOf(mac, true)).toBe('desktop');
  expect(deviceOf(mac, false)).toBe('mobile');
  expect(deviceOf(phone, true)).toBe('mobile');
});

test('detects the WeChat browser', () => {
  expect(isWechat(`${phone} MicroMessenger/8.0.49`)).toBe(true);
  expect(isWechat(phone)).toBe(false);
});
