import { run } from './release';

const { ok, messages } = await run(process.cwd(), process.argv.includes('--release'));
for (const line of messages) (ok ? console.log : console.error)(line);
process.exitCode = ok ? 0 : 1;
