/** A console warning or error that a test did not expect fails the test. */
import { format } from 'node:util';

const lines: string[] = [];
const kinds = ['error', 'warn'] as const;

beforeEach(() => {
  lines.length = 0;
  for (const kind of kinds) {
    console[kind] = (...words: unknown[]) => {
      lines.push(`console.${kind}: ${format(...words)}`);
    };
  }
});

afterEach(() => {
  const all = lines.splice(0);
  if (all.length > 0) throw new Error(`The console must stay silent in tests, but it printed:\n${all.join('\n')}`);
});
