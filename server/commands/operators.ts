/** Operators' commands that use the services, through the running server if it holds the data folder. */
import { resolve } from 'node:path';
import { makeClock } from '../clock';
import { readConfig } from '../config';
import { isServed } from '../db/lock';
import { openForCommand } from '../db/open';
import { loadForms } from '../forms/loadForms';
import { readEntry } from '../ssr/builtSite';
import { noPayments } from '../gateways/payment';
import { makeServices, type Services } from '../domain';
import { siteSecret } from '../siteSecret';
import { askServer } from './askServer';
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
  prepare(words: string[]): ((services: Services) => Promise<string[]>) | null;
  /** Resolves paths, because a running server may have another working directory. */
  resolvePaths?(words: string[]): string[];
}

export const operators: Record<string, OperatorCommand> = {
  codes,
  devices,
  export: exportRecords,
  forms: formVersions,
  privacy,
  submissions,
  tracking,
};

/** Runs a command with its arguments. */
export async function runOperator(
  name: string,
  operator: OperatorCommand,
  args: string[],
  dist: string,
): Promise<void> {
  const words = operator.resolvePaths?.(args) ?? args;
  const work = operator.prepare(words);
  if (!work) {
    console.error(operator.usage);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  const show = (lines: string[]) => lines.forEach((line) => console.log(line));
  // With PGlite, a running server holds the data folder and runs the command itself.
  if (!config.databaseUrl && (await isServed(config.dataDir)))
    return show(((await askServer(config.dataDir, name, words)) as { lines: string[] }).lines);
  const database = await openForCommand(config);
  try {
    const { region, sandbox, origin, limits } = config;
    const services = makeServices({
      db: database.db,
      clock: makeClock(config.siteNow),
      forms: (await loadForms(resolve('public/forms'))).forms,
      renderForm: (form) => readEntry(dist).renderForm(form),
      secret: await siteSecret(config),
      limits,
      gateways: { payment: noPayments },
      site: { region, sandbox, origin },
    });
    show(await work(services));
  } finally {
    await database.close();
  }
}
