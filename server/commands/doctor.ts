/** `npm run doctor`: checks whether machine and settings can run the site, with advice. Changes nothing. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatReport, type Diagnostic } from './doctor/diagnostic';
import { checkDisk, checkFolder, checkMemory, checkNode, checkPort, checkTools } from './doctor/machine';
import { checkReadEndpoint } from './doctor/readEndpoint';
import { checkDatabase, checkMail, checkScanner } from './doctor/services';
import { checkSettings } from './doctor/settings';

/** Runs all checks that these settings allow. */
export async function runChecks(env: Record<string, string | undefined>): Promise<Diagnostic[]> {
  const { config, diagnostics } = checkSettings(env);
  const machine = [checkNode(), checkMemory()];
  if (!config) return [...machine, ...diagnostics];
  const storageAndPort = await Promise.all([checkDisk(config.dataDir), checkFolder(config), checkPort(config)]);
  const services = [
    ...(await checkDatabase(config)),
    ...(await checkReadEndpoint(config)),
    ...(await checkMail(config)),
    ...(await checkScanner(config)),
  ];
  // Releases have no tests, so their tools are not checked.
  const tools = !config.production && existsSync(resolve('tests')) ? checkTools() : [];
  return [...machine, ...storageAndPort, ...diagnostics, ...services, ...tools];
}

/** Runs the command with its arguments. */
export async function doctorCommand(args: string[]): Promise<void> {
  if (args.length > 0) {
    console.error('Usage: npm run doctor');
    process.exitCode = 2;
    return;
  }
  const diagnostics = await runChecks(process.env);
  for (const line of formatReport(diagnostics)) console.log(line);
  if (diagnostics.some(({ level }) => level === 'failure')) process.exitCode = 1;
}
