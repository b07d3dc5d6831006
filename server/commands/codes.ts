/**
 * `npm run codes -- free|invitation|booths`: creates codes for free admission, exhibitors' invitations, and signs with
 * the QR codes of booths.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { shanghaiInstant } from '../../src/rules/shanghai';
import type { HallService } from '../domain/exhibition/hallService';
import type { CodeService } from '../domain/invitations/codeService';
import { writeFileAtomically } from '../atomicFile';
import type { OperatorCommand } from './operatorCommands';
import { parseOptions, defineOperatorCommand, rethrowInEnglish } from './options';

const usage = `Usage: npm run codes -- free [--count <number>] [--uses <number>] [--until 2026-03-30]
       npm run codes -- invitation <exhibitor's slug or id> [--until 2026-03-30]
       npm run codes -- booths [--hall <number>] [--file booth-signs.pdf]`;

const MAX_COUNT = 1_000;
const MAX_USES = 10_000;

export type CodeRequest =
  | { action: 'free'; count: number; uses: number; until?: string }
  | { action: 'invitation'; exhibitor: string; until?: string }
  | BoothRequest;

interface BoothRequest {
  action: 'booths';
  hall?: string;
  file: string;
}

/** Parses the arguments of the command; null when they are invalid. */
export function parseCodeRequest([action, ...args]: string[]): CodeRequest | null {
  if (action === 'booths') {
    const options = parseOptions(args, ['hall', 'file']);
    const { hall, file = 'booth-signs.pdf' } = options ?? {};
    return options && file !== '' ? { action, ...(hall !== undefined && { hall }), file } : null;
  }
  const exhibitor = action === 'invitation' ? args.shift() : undefined;
  const options = parseOptions<'count' | 'uses' | 'until'>(
    args,
    action === 'free' ? ['count', 'uses', 'until'] : ['until'],
  );
  if (!options) return null;
  const { until } = options;
  if (until !== undefined && (!/^20\d\d-\d\d-\d\d$/.test(until) || Number.isNaN(Date.parse(until)))) return null;
  const validity = until === undefined ? {} : { until };
  if (action === 'invitation')
    return exhibitor && !exhibitor.startsWith('--') ? { action, exhibitor, ...validity } : null;
  if (action !== 'free') return null;
  const [count, uses] = [Number(options.count ?? 1), Number(options.uses ?? 1)];
  const isWithin = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max;
  return isWithin(count, MAX_COUNT) && isWithin(uses, MAX_USES) ? { action, count, uses, ...validity } : null;
}

async function writeBoothSigns(halls: HallService, { hall, file }: BoothRequest): Promise<string[]> {
  const { count, pdf } = await halls.boothSigns(hall).catch(rethrowInEnglish);
  await writeFileAtomically(file, (part) => writeFile(part, pdf, { flush: true }));
  return [`${count} booths in ${file}`];
}

/** Creates the codes and returns them as lines. A day is valid until it ends in Shanghai. */
export async function runCodeRequest(
  codes: CodeService,
  request: Exclude<CodeRequest, BoothRequest>,
): Promise<string[]> {
  const until = request.until === undefined ? undefined : shanghaiInstant(request.until, '24:00');
  if (request.action === 'free') return codes.makeFree({ count: request.count, uses: request.uses, until });
  const code = await codes.makeInvitation({ exhibitor: request.exhibitor, until }).catch(rethrowInEnglish);
  return [code];
}

export const codes: OperatorCommand = {
  ...defineOperatorCommand(usage, parseCodeRequest, ({ codes, halls }, request) =>
    request.action === 'booths' ? writeBoothSigns(halls, request) : runCodeRequest(codes, request),
  ),
  resolvePaths(args) {
    const request = parseCodeRequest(args);
    if (request?.action !== 'booths') return args;
    const { hall, file } = request;
    return ['booths', ...(hall === undefined ? [] : ['--hall', hall]), '--file', resolve(file)];
  },
};
