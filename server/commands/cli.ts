/** The commands of the operator: node dist/server/cli.cjs <command> …, by npm: npm run <command> -- … */
import { apiStatusCommand } from './apiStatus';
import { codesCommand } from './codes';
import { contentCommand } from './content';
import { devicesCommand } from './devices';
import { formsCommand } from './forms';
import { trackingCommand } from './tracking';

const commands: Record<string, (words: string[]) => Promise<void>> = {
  codes: codesCommand,
  content: contentCommand,
  devices: devicesCommand,
  forms: formsCommand,
  'api-status': apiStatusCommand,
  tracking: trackingCommand,
};

const [name = '', ...words] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}`);
  process.exitCode = 2;
} else
  command(words).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
