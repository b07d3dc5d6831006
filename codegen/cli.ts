import { run } from './index';

const { ok, messages } = await run(process.cwd(), process.argv.includes('--check'));
for (const line of messages) (ok ? console.log : console.error)(line);
process.exitCode = ok ? 0 : 1;
