import { parseDeviceRequest } from './devices';

test('parses valid arguments and rejects invalid ones', () => {
  expect(parseDeviceRequest(['issue', 'Hall 9 door'])).toEqual({
    action: 'issue',
    name: 'Hall 9 door',
    meetings: [],
    days: 14,
  });
  expect(parseDeviceRequest(['issue', 'Door', '--meetings', 'joints,bodies', '--days', '3'])).toEqual({
    action: 'issue',
    name: 'Door',
    meetings: ['joints', 'bodies'],
    days: 3,
  });
  expect(parseDeviceRequest(['list'])).toEqual({ action: 'list' });
  expect(parseDeviceRequest(['revoke', 'X'])).toEqual({ action: 'revoke', id: 'X' });
  for (const args of [
    [],
    ['issue'],
    ['issue', 'Door', '--days', '0'],
    ['issue', 'Door', '--colour', 'red'],
    ['list', 'all'],
    ['revoke'],
  ])
    expect(parseDeviceRequest(args)).toBeNull();
});
