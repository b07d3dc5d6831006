/** Arguments of `npm run export`. */
import { parseExportRequest } from './exportRecords';

test.each([
  [['visitors'], { kind: 'visitors', format: 'xlsx', language: 'zh-cn', file: 'visitors.xlsx' }],
  [
    ['booths', '--format', 'csv', '--language', 'en', '--file', 'b.csv'],
    { kind: 'booths', format: 'csv', language: 'en', file: 'b.csv' },
  ],
  [['form:factory-tour'], { kind: 'form:factory-tour', format: 'xlsx', language: 'zh-cn', file: 'factory-tour.xlsx' }],
  [['form:'], null],
  [['form:../x'], null],
  [['visitors', '--format', 'pdf'], null],
  [['visitors', '--language', 'de'], null],
  [['visitors', '--to', 'x'], null],
  [['visitors', '--file', ''], null],
  [['everything'], null],
  [[], null],
])('parses %j', (args, expected) => expect(parseExportRequest(args)).toEqual(expected));
