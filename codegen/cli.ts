import { run } from './index';

const { ok, said } = await run(process.cwd(), process.argv.includes('--check'));
for (const line of said) (ok ? console.log : console.error)(line);
process.exitCode = ok ? 0 : 1;
