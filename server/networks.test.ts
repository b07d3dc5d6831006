import { networksOf } from './networks';

test('treats an IPv4-mapped IPv6 address as its IPv4 address', () => {
  expect(networksOf('203.0.113.7')).toEqual([{ name: '203.0.113.7', size: 'subscriber' }]);
  expect(networksOf('::ffff:203.0.113.7')).toEqual([{ name: '203.0.113.7', size: 'subscriber' }]);
});

test('maps all addresses of a /64 to one subscriber, within a /56 site and a /48 organisation', () => {
  const expected = [
    { name: '2001:0db8:00aa:bbcc::/64', size: 'subscriber' },
    { name: '2001:0db8:00aa:bb00::/56', size: 'site' },
    { name: '2001:0db8:00aa:0000::/48', size: 'organisation' },
  ];
  expect(networksOf('2001:db8:aa:bbcc::1')).toEqual(expected);
  expect(networksOf('2001:DB8:AA:BBCC:ffff:1:2:3')).toEqual(expected);
  expect(networksOf('2001:db8:aa:bbcc:1:2:3:4%eth0')).toEqual(expected);
});

test('expands abbreviated IPv6 addresses', () => {
  expect(networksOf('::1')[0]?.name).toBe('0000:0000:0000:0000::/64');
  expect(networksOf('fe80::')[0]?.name).toBe('fe80:0000:0000:0000::/64');
});
