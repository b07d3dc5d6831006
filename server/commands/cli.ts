/** The commands of the operator: node dist/server/cli.cjs <command> …, by npm: npm run <command> -- … */
import { resolve } from 'node:path';

/** @param dist The folder of the build, which need not be that of the folder in which the command is called. */
type Command = (words: string[], dist: string) => Promise<void>;

/** A command and what it needs are evaluated when it is asked for: dictionaries and the like are not everyone's. */
const commands: Record<string, () => Promise<Command>> = {
  backup: async () => (await import(/* webpackMode: "eager" */ './backup')).backupCommand,
  doctor: async () => (await import(/* webpackMode: "eager" */ './doctor')).doctorCommand,
  restore: async () => (await import(/* webpackMode: "eager" */ './restore')).restoreCommand,
  content: async () => (await import(/* webpackMode: "eager" */ './content')).contentCommand,
  'api-status': async () => (await import(/* webpackMode: "eager" */ './apiStatus')).apiStatusCommand,
  // Some of its words need no database.
  forms: async () => (await import(/* webpackMode: "eager" */ './forms')).formsCommand,
};

async function commandOf(name: string): Promise<Command | undefined> {
  if (Object.hasOwn(commands, name)) return commands[name]?.();
  const { operators, runOperator } = await import(/* webpackMode: "eager" */ './operators');
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (operator) return (words, dist) => runOperator(name, operator, words, dist);
  const names = new Set([...Object.keys(commands), ...Object.keys(operators)]);
  console.error(`There is no command ${name}. Commands: ${[...names].join(', ')}`);
  return undefined;
}

async function main([name = '', ...words]: string[]): Promise<void> {
  const command = await commandOf(name);
  // Run from its source, by a test, it has no folder of the build around it.
  const dist = typeof __dirname === 'string' ? resolve(__dirname, '..') : resolve('dist');
  if (command) await command(words, dist);
  else process.exitCode = 2;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
