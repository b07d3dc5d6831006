/** Secrets, signatures and hashes of them are compared in one way: by `timingSafeEqual`, of hashes of the same length (security.md). */
import { isTest, sources, textOf } from './sources';

const COMPARISON = /([\w.?'"-]+)\s*[!=]==?\s*([\w.?'"-]+)/g;
const SECRET = /secret|password|signature|hmac|digest/i;
const WRITTEN_THERE = /^(?:null|undefined|true|false|\d+|'[^']*'|"[^"]*")$/;

/** Comparisons of a line in which something that is called a secret stands beside something that is not written there. */
const comparedIn = (line: string): string[] =>
  [...line.matchAll(COMPARISON)]
    .filter(
      ([, one = '', other = '']) => SECRET.test(one + other) && ![one, other].some((side) => WRITTEN_THERE.test(side)),
    )
    .map(([words]) => words);

/** Whose secret is none: stand-ins of providers on this machine, and the mark by which an operator's own command knows a backup of another site. */
const EXCEPTIONS = [/\/sandbox\.ts$/, /^server\/db\/backup\//];

test('the rule sees what it is about', () => {
  const lines = [
    'if (given === config.preSecret)',
    'return signature !== wanted;',
    'secret === null',
    "if (secret === '')",
  ];
  expect(lines.map((line) => comparedIn(line).length)).toEqual([1, 1, 0, 0]);
});

test('no secret, signature or hash of one is compared letter by letter', () => {
  const found = sources
    .filter((file) => file.startsWith('server/') && !isTest(file) && !EXCEPTIONS.some((pattern) => pattern.test(file)))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap(comparedIn)
        .map((words) => `${file}: ${words}`),
    );
  expect(found).toEqual([]);
});
