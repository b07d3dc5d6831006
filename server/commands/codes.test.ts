import { parseCodeRequest } from './codes';

test('parses valid arguments and rejects invalid ones', () => {
  expect(parseCodeRequest(['free'])).toEqual({ action: 'free', count: 1, uses: 1 });
  expect(parseCodeRequest(['free', '--count', '20', '--uses', '5', '--until', '2026-03-28'])).toEqual({
    action: 'free',
    count: 20,
    uses: 5,
    until: '2026-03-28',
  });
  expect(parseCodeRequest(['invitation', 'tianhe'])).toEqual({ action: 'invitation', exhibitor: 'tianhe' });
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
    expect(parseCodeRequest(args)).toBeNull();
});
