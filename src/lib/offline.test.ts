import { isPublicOffline, isAvailableOffline } from './offline';

test.each([
  '/en/audience/registration/result',
  '/zh-cn/audience/register/result',
  '/ru/my/plan',
  '/ja/exhibition/hall-plan',
  '/en/exhibition/map/hall',
  '/zh-tw/meeting',
  '/en/meeting/01HZX3K8Q4N6T2V9B7M5C1D0EF',
  '/en/meeting/details/01HZX3K8Q4N6T2V9B7M5C1D0EF',
  '/en/meeting/signin/01HZX3K8Q4N6T2V9B7M5C1D0EF',
])('%s is available offline', (pathname) => {
  expect(isAvailableOffline(pathname)).toBe(true);
});

test.each([
  '/en',
  '/en/news',
  '/en/my',
  '/en/audience/registration',
  '/en/meeting/signin',
  '/en/meeting/signin/01HZX3K8/result',
  '/api/en/my/plan',
])('%s is not available offline', (pathname) => {
  expect(isAvailableOffline(pathname)).toBe(false);
});

test.each([
  ['/en/my/plan', true],
  ['/en/audience/registration/result', false],
  ['/en/meeting/signin/01HZX3K8Q4N6T2V9B7M5C1D0EF', false],
  ['/en/news', false],
])('visiting %s makes it available offline: %s', (pathname, isOffline) => {
  expect(isPublicOffline(pathname)).toBe(isOffline);
});
