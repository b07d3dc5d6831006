/** The operator's commands: node dist/server/cli.cjs <command> …, or npm run <command> -- … */
import { resolve } from 'node:path';

/** @param dist the folder of the build, independent of the working directory */
type Command = (args: string[], dist: string) => Promise<void>;

/** Commands are imported lazily, because some have large dependencies. */
const commands: Record<string, () => Promise<Command>> = {
  backup: async () => (await import(/* webpackMode: "eager" */ './backup')).backupCommand,
  doctor: async () => (await import(/* webpackMode: "eager" */ './doctor')).doctorCommand,
  restore: async () => (await import(/* webpackMode: "eager" */ './restore')).restoreCommand,
  content: async () => (await import(/* webpackMode: "eager" */ './content')).contentCommand,
  'api-status': async () => (await import(/* webpackMode: "eager" */ './apiStatus')).apiStatusCommand,
  // Some of its subcommands need no database.
  forms: async () => (await import(/* webpackMode: "eager" */ './forms')).formsCommand,
};

async function findCommand(name: string): Promise<Command | undefined> {
  if (Object.hasOwn(commands, name)) return commands[name]?.();
  const { operatorCommands, runOperatorCommand } = await import(/* webpackMode: "eager" */ './operatorCommands');
  const operatorCommand = Object.hasOwn(operatorCommands, name) ? operatorCommands[name] : undefined;
  if (operatorCommand) return (args, dist) => runOperatorCommand(name, operatorCommand, args, dist);
  const names = new Set([...Object.keys(commands), ...Object.keys(operatorCommands)]);
  console.error(`There is no command ${name}. Commands: ${[...names].join(', ')}`);
  return undefined;
}

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = await findCommand(name);
  // In tests the command runs from source, outside the build folder.
  const dist = typeof __dirname === 'string' ? resolve(__dirname, '..') : resolve('dist');
  if (command) await command(args, dist);
  else process.exitCode = 2;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
