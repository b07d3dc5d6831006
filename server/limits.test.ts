import { ConfigError, readConfig } from './config';
import { defaultLimits } from './limits';
import { networkMatcher } from './networks';

test('the default limits are those of the security plan', () => {
  expect(readConfig({}).limits).toEqual(defaultLimits);
  expect(defaultLimits).toEqual({
    resendAfterSeconds: 60,
    codesPerDayForRecipient: 8,
    codesPerHourForIp: 15,
    existenceChecksPerHourForIp: 10,
    existenceChecksPerDayForSession: 30,
    captchasPerHourForIp: 120,
    captchaWorkBits: 6,
    smsPerDay: 5_000,
    mailsPerDay: 50_000,
    mailPaused: false,
    smsPaused: false,
    sharedNetworks: [],
  });
});

test('each limit can be set', () => {
  const limits = readConfig({
    LIMIT_CODES_A_DAY: '3',
    SMS_PAUSED: '1',
    SHARED_NETWORKS: '203.0.113.0/24, 2001:db8::/32',
  }).limits;
  expect(limits).toEqual({
    ...defaultLimits,
    codesPerDayForRecipient: 3,
    smsPaused: true,
    sharedNetworks: ['203.0.113.0/24', '2001:db8::/32'],
  });
});

test.each([
  ['SHARED_NETWORKS', 'hall 2'],
  ['SHARED_NETWORKS', '203.0.113.0/33'],
  ['SHARED_NETWORKS', '203.0.113.0/24/8'],
  ['LIMIT_CODES_AN_HOUR', '-1'],
  ['SMS_A_DAY', 'many'],
])('%s=%s stops the start', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
});

test('recognises an IP address in a shared network, also in its IPv6 form', () => {
  const isShared = networkMatcher(['203.0.113.0/24', '198.51.100.7', '2001:db8::/32']);
  expect(['203.0.113.9', '::ffff:203.0.113.9', '198.51.100.7', '2001:db8::1'].filter(isShared)).toHaveLength(4);
  expect(['203.0.114.9', '198.51.100.8', '2001:db9::1', 'unknown'].filter(isShared)).toEqual([]);
});
