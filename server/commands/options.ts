/** Helpers of commands: options, requests and errors. */
import { parseArgs } from 'node:util';
import { DomainError } from '../http/envelope';
import { textOf } from '../http/reasonText';
import type { Services } from '../domain';
import type { OperatorCommand } from './operatorCommands';

/** Parses options (`names` have a value, `flags` none); null for invalid arguments. */
export function parseOptions<Name extends string, Flag extends string = never>(
  args: readonly string[],
  names: readonly Name[],
  flags: readonly Flag[] = [],
): ({ readonly [name in Name]?: string } & { readonly [flag in Flag]?: boolean }) | null {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((flag) => [flag, { type: 'boolean' }] as const),
  ]);
  try {
    return parseArgs({ args: [...args], options }).values as ReturnType<typeof parseOptions<Name, Flag>>;
  } catch {
    return null;
  }
}

export const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined): Value | undefined =>
  values.find((candidate) => candidate === value);

/** Creates a command from its usage, its parser (null for invalid arguments) and its implementation. */
export const defineOperatorCommand = <Request>(
  usage: string,
  parse: (args: string[]) => Request | null,
  run: (services: Services, request: Request) => Promise<string[]>,
): OperatorCommand => ({
  usage,
  prepare(args) {
    const request = parse(args);
    return request && ((services) => run(services, request));
  },
});

/** Rethrows a domain error with its English text. */
export function rethrowInEnglish(error: unknown): never {
  throw error instanceof DomainError ? new Error(textOf(error.reason, 'en')) : error;
}

const NUMBER_COLUMNS = 3;

/** Lines of aligned columns, the first three to the right, because they are numbers. */
export function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, at) => (at < NUMBER_COLUMNS ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
