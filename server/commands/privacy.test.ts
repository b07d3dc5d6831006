/** Arguments of `npm run privacy`. */
import { parsePrivacyRequest } from './privacy';

test.each([
  [
    ['export', '--email', 'A@Example.org'],
    { action: 'export', contact: { email: 'a@example.org' }, file: 'personal-data.json' },
  ],
  [
    ['export', '--mobile', '13900000001', '--file', 'a.json'],
    { action: 'export', contact: { mobile: '13900000001' }, file: 'a.json' },
  ],
  [['erase', '--mobile', '13900000001'], { action: 'erase', contact: { mobile: '13900000001' } }],
  [['erase', '--mobile', '13900000001', '--file', 'a'], null],
  [['erase', '--mobile', '1', '--email', 'a@example.org'], null],
  [['erase'], null],
  [['look', '--mobile', '1'], null],
])('parses %j', (args, expected) => expect(parsePrivacyRequest(args)).toEqual(expected));
