/** Operators' commands that use the services, in the running server if it has locked the data folder. */
import { resolve } from 'node:path';
import { makeClock } from '../clock';
import { readConfig } from '../config';
import { isFolderInUse } from '../db/lock';
import { openForCommand } from '../db/open';
import { loadForms } from '../forms/loadForms';
import { readEntry } from '../ssr/builtSite';
import { DomainError } from '../http/envelope';
import { noPayments } from '../gateways/payment';
import { makeServices, type Services } from '../domain';
import { loadSiteSecret } from '../siteSecret';
import { sendCommand } from './sendCommand';
import { codes } from './codes';
import { devices } from './devices';
import { exportRecords } from './exportRecords';
import { formVersions } from './formVersions';
import { privacy } from './privacy';
import { submissions } from './submissions';
import { tracking } from './tracking';

export interface OperatorCommand {
  usage: string;
  /** Parses the arguments. The result runs the command and returns the lines to print. Null for invalid arguments. */
  prepare(args: string[]): ((services: Services) => Promise<string[]>) | null;
  /** Resolves paths, because a running server may have another working directory. */
  resolvePaths?(args: string[]): string[];
}

export const operatorCommands: Record<string, OperatorCommand> = {
  codes,
  devices,
  export: exportRecords,
  forms: formVersions,
  privacy,
  submissions,
  tracking,
};

/** A database that no site has used yet has no edition. */
function explainMissingContent(error: unknown): never {
  if (error instanceof DomainError && error.reason === 'server.unavailable')
    throw new Error('The database has no content yet: start the site, or run npm run content -- import.');
  throw error;
}

/** Runs a command with its arguments. */
export async function runOperatorCommand(
  name: string,
  command: OperatorCommand,
  args: string[],
  dist: string,
): Promise<void> {
  const resolvedArgs = command.resolvePaths?.(args) ?? args;
  const run = command.prepare(resolvedArgs);
  if (!run) {
    console.error(command.usage);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  const printLines = (lines: string[]) => lines.forEach((line) => console.log(line));
  // With PGlite, a running server has locked the data folder and runs the command itself.
  if (!config.databaseUrl && (await isFolderInUse(config.dataDir)))
    return printLines(((await sendCommand(config.dataDir, name, resolvedArgs)) as { lines: string[] }).lines);
  const database = await openForCommand(config);
  try {
    const { region, sandbox, origin, limits } = config;
    const services = makeServices({
      db: database.db,
      clock: makeClock(config.siteNow),
      forms: (await loadForms(resolve('public/forms'))).forms,
      renderForm: (form) => readEntry(dist).renderForm(form),
      secret: await loadSiteSecret(config),
      limits,
      gateways: { payment: noPayments },
      site: { region, sandbox, origin },
    });
    printLines(await run(services).catch(explainMissingContent));
  } finally {
    await database.close();
  }
}
