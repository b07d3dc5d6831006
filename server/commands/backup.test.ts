/** Arguments of `npm run backup` and `npm run restore`. */
import { parseBackupArgs } from './backup';
import { parseRestoreArgs } from './restore';

test.each([
  [[], { action: 'make', file: null, portable: false }],
  [['--file', 'a.gz'], { action: 'make', file: 'a.gz', portable: false }],
  [['--portable', '--file', 'a.gz'], { action: 'make', file: 'a.gz', portable: true }],
  [['check', 'a.gz'], { action: 'check', file: 'a.gz' }],
  [['check'], null],
  [['--file', ''], null],
  [['--to', 'a.gz'], null],
])('parses the backup arguments %j', (args, expected) => expect(parseBackupArgs(args)).toEqual(expected));

test.each([
  [['a.gz'], { file: 'a.gz', force: false, allowOtherSecret: false }],
  [['a.gz', '--force', '--other-secret'], { file: 'a.gz', force: true, allowOtherSecret: true }],
  [['--force'], null],
  [['a.gz', 'b.gz'], null],
  [[], null],
])('parses the restore arguments %j', (args, expected) => expect(parseRestoreArgs(args)).toEqual(expected));
