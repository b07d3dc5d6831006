import { parseArgs } from 'node:util';
import { generateInto } from './generate';
import { run } from './index';

const HELP = `npm run codegen                                     writes all code that openapi/ and public/forms generate
npm run codegen:check                               reports generated files that are missing, changed or obsolete
npm run codegen -- --contract <file> --out <folder> generates from another OpenAPI 3.0 or 3.1 contract`;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    contract: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<{ ok: boolean; messages: string[] }> {
  const { check, contract, out, help } = values;
  if (help) return { ok: true, messages: [HELP] };
  if (contract !== undefined && out !== undefined) return generateInto(out, contract);
  if (contract !== undefined || out !== undefined) return { ok: false, messages: [HELP] };
  return run(process.cwd(), check);
}

const { ok, messages } = await main();
for (const line of messages) (ok ? console.log : console.error)(line);
process.exitCode = ok ? 0 : 1;
