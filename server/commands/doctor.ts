/** `npm run doctor`: checks whether machine and settings can run the site, with advice. Changes nothing. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { report, type Finding } from './doctor/finding';
import { lookAtDisk, lookAtFolder, lookAtMemory, lookAtNode, lookAtPort, lookAtTools } from './doctor/machine';
import { lookAtReadEndpoint } from './doctor/readEndpoint';
import { lookAtDatabase, lookAtMail } from './doctor/services';
import { lookAtSettings } from './doctor/settings';

/** Runs all checks that these settings allow. */
export async function examine(env: Record<string, string | undefined>): Promise<Finding[]> {
  const { config, findings } = lookAtSettings(env);
  const machine = [lookAtNode(), lookAtMemory()];
  if (!config) return [...machine, ...findings];
  const place = await Promise.all([lookAtDisk(config.dataDir), lookAtFolder(config), lookAtPort(config)]);
  const others = [
    ...(await lookAtDatabase(config)),
    ...(await lookAtReadEndpoint(config)),
    ...(await lookAtMail(config)),
  ];
  // Releases have no tests, so their tools are not checked.
  const tools = !config.production && existsSync(resolve('tests')) ? lookAtTools() : [];
  return [...machine, ...place, ...findings, ...others, ...tools];
}

/** Runs the command with its arguments. */
export async function doctorCommand(words: string[]): Promise<void> {
  if (words.length > 0) {
    console.error('Usage: npm run doctor');
    process.exitCode = 2;
    return;
  }
  const findings = await examine(process.env);
  for (const line of report(findings)) console.log(line);
  if (findings.some(({ level }) => level === 'bad')) process.exitCode = 1;
}
