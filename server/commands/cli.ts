/** The commands of the operator: node dist/server/cli.cjs <command> …, by npm: npm run <command> -- … */
import { apiStatusCommand } from './apiStatus';
import { contentCommand } from './content';
import { formsCommand } from './forms';
import { operators, runOperator } from './operators';

const commands: Record<string, (words: string[]) => Promise<void>> = {
  content: contentCommand,
  'api-status': apiStatusCommand,
  ...Object.fromEntries(
    Object.entries(operators).map(([name, operator]) => [
      name,
      (words: string[]) => runOperator(name, operator, words),
    ]),
  ),
  // Some of its words need no database.
  forms: formsCommand,
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
