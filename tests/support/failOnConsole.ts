/** A console warning or error that a test did not expect fails the test. */
import { format } from 'node:util';

const lines: string[] = [];
const kinds = ['error', 'warn'] as const;

beforeEach(() => {
  lines.length = 0;
  for (const kind of kinds) {
    console[kind] = (...args: unknown[]) => {
      lines.push(`console.${kind}: ${format(...args)}`);
    };
  }
});

afterEach(() => {
  const all = lines.splice(0);
  if (all.length > 0) throw new Error(`Unexpected console output in a test:\n${all.join('\n')}`);
});
