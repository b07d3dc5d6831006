/**
 * Secrets, signatures and their hashes are compared in one way: by `timingSafeEqual`, of hashes of equal length
 * (security.md).
 */
import { isTest, sources, textOf } from './sources';

const COMPARISON = /([\w.?'"-]+)\s*[!=]==?\s*([\w.?'"-]+)/g;
const SECRET = /secret|password|signature|hmac|digest/i;
const WRITTEN_THERE = /^(?:null|undefined|true|false|\d+|'[^']*'|"[^"]*")$/;

/** Comparisons in a line between a name for a secret and anything but a literal. */
const comparedIn = (line: string): string[] =>
  [...line.matchAll(COMPARISON)]
    .filter(
      ([, one = '', other = '']) => SECRET.test(one + other) && ![one, other].some((side) => WRITTEN_THERE.test(side)),
    )
    .map(([words]) => words);

/**
 * No secrets: sandboxes of providers on this machine, and the marker by which an operator's command recognises a
 * backup of another site.
 */
const EXCEPTIONS = [/\/sandbox\.ts$/, /^server\/db\/backup\//];

test('the rule detects an unsafe comparison', () => {
  const lines = [
    'if (given === config.preSecret)',
    'return signature !== wanted;',
    'secret === null',
    "if (secret === '')",
  ];
  expect(lines.map((line) => comparedIn(line).length)).toEqual([1, 1, 0, 0]);
});

test('no secret, signature or hash of one is compared in non-constant time', () => {
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
