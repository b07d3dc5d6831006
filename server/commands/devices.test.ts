import { readDeviceRequest } from './devices';

test('parses valid arguments and rejects invalid ones', () => {
  expect(readDeviceRequest(['issue', 'Hall 9 door'])).toEqual({
    verb: 'issue',
    name: 'Hall 9 door',
    meetings: [],
    days: 14,
  });
  expect(readDeviceRequest(['issue', 'Door', '--meetings', 'joints,bodies', '--days', '3'])).toEqual({
    verb: 'issue',
    name: 'Door',
    meetings: ['joints', 'bodies'],
    days: 3,
  });
  expect(readDeviceRequest(['list'])).toEqual({ verb: 'list' });
  expect(readDeviceRequest(['revoke', 'X'])).toEqual({ verb: 'revoke', id: 'X' });
  for (const args of [
    [],
    ['issue'],
    ['issue', 'Door', '--days', '0'],
    ['issue', 'Door', '--colour', 'red'],
    ['list', 'all'],
    ['revoke'],
  ])
    expect(readDeviceRequest(args)).toBeNull();
});
