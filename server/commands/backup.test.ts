/** Arguments of `npm run backup` and `npm run restore`. */
import { readBackupWords } from './backup';
import { readRestoreWords } from './restore';

test.each([
  [[], { verb: 'make', file: null, portable: false }],
  [['--file', 'a.gz'], { verb: 'make', file: 'a.gz', portable: false }],
  [['--portable', '--file', 'a.gz'], { verb: 'make', file: 'a.gz', portable: true }],
  [['check', 'a.gz'], { verb: 'check', file: 'a.gz' }],
  [['check'], null],
  [['--file', ''], null],
  [['--to', 'a.gz'], null],
])('parses the backup arguments %j', (words, expected) => expect(readBackupWords(words)).toEqual(expected));

test.each([
  [['a.gz'], { file: 'a.gz', force: false, otherSecret: false }],
  [['a.gz', '--force', '--other-secret'], { file: 'a.gz', force: true, otherSecret: true }],
  [['--force'], null],
  [['a.gz', 'b.gz'], null],
  [[], null],
])('parses the restore arguments %j', (words, expected) => expect(readRestoreWords(words)).toEqual(expected));
