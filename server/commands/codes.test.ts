import { readCodeRequest } from './codes';

test('parses valid arguments and rejects invalid ones', () => {
  expect(readCodeRequest(['free'])).toEqual({ verb: 'free', count: 1, uses: 1 });
  expect(readCodeRequest(['free', '--count', '20', '--uses', '5', '--until', '2026-03-28'])).toEqual({
    verb: 'free',
    count: 20,
    uses: 5,
    until: '2026-03-28',
  });
  expect(readCodeRequest(['invitation', 'tianhe'])).toEqual({ verb: 'invitation', exhibitor: 'tianhe' });
  for (const args of [
    [],
    ['free', '--count', '0'],
    ['free', '--count', '1001'],
    ['free', '--until', 'tomorrow'],
    ['free', '--colour', 'red'],
    ['invitation'],
    ['invitation', '--until', '2026-03-28'],
    ['invitation', 'tianhe', '--uses', '3'],
  ])
    expect(readCodeRequest(args)).toBeNull();
});
