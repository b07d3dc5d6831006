/** `npm run codes -- free|invitation`: creates codes for free admission, and exhibitors' invitations. */
import { shanghaiInstant } from '../../src/rules/shanghai';
import type { CodeService } from '../domain/invitations/codeService';
import { parseOptions, defineOperatorCommand, rethrowInEnglish } from './options';

const usage = `Usage: npm run codes -- free [--count <number>] [--uses <number>] [--until 2026-03-30]
       npm run codes -- invitation <exhibitor's slug or id> [--until 2026-03-30]`;

const MAX_COUNT = 1_000;
const MAX_USES = 10_000;

export type CodeRequest =
  | { action: 'free'; count: number; uses: number; until?: string }
  | { action: 'invitation'; exhibitor: string; until?: string };

/** Parses the arguments of the command; null when they are invalid. */
export function parseCodeRequest([action, ...args]: string[]): CodeRequest | null {
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

/** Creates the codes and returns them as lines. A day is valid until it ends in Shanghai. */
export async function runCodeRequest(codes: CodeService, request: CodeRequest): Promise<string[]> {
  const until = request.until === undefined ? undefined : shanghaiInstant(request.until, '24:00');
  if (request.action === 'free') return codes.makeFree({ count: request.count, uses: request.uses, until });
  const code = await codes.makeInvitation({ exhibitor: request.exhibitor, until }).catch(rethrowInEnglish);
  return [code];
}

export const codes = defineOperatorCommand(usage, parseCodeRequest, (services, request) =>
  runCodeRequest(services.codes, request),
);
