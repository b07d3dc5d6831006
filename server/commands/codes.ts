/** `npm run codes -- free|invitation`: codes for free visits, and invitations in the name of an exhibitor. */
import { shanghaiInstant } from '../../src/rules/shanghai';
import { makeClock } from '../clock';
import { readConfig } from '../config';
import { isServed } from '../db/lock';
import { openForCommand } from '../db/open';
import { DomainError } from '../http/envelope';
import { textOf } from '../http/reasons';
import { CodeRepository } from '../repositories/codes';
import { ContentRepository } from '../repositories/content';
import { EditionService } from '../services/content/editionService';
import { CodeService } from '../services/visitors/codeService';
import { askServer } from './askServer';

const usage = `Usage: npm run codes -- free [--count <number>] [--uses <number>] [--until 2026-03-30]
       npm run codes -- invitation <exhibitor's slug> [--until 2026-03-30]`;

const MAX_COUNT = 1_000;
const MAX_USES = 10_000;

export type CodeRequest =
  | { verb: 'free'; count: number; uses: number; until?: string }
  | { verb: 'invitation'; exhibitor: string; until?: string };

/** What is asked of the command, read from its words; null when they make no sense. */
export function readCodeRequest([verb, ...words]: string[]): CodeRequest | null {
  const exhibitor = verb === 'invitation' ? words.shift() : undefined;
  const options = new Map<string, string>();
  for (let at = 0; at < words.length; at += 2) options.set(words[at] ?? '', words[at + 1] ?? '');
  const allowed = verb === 'free' ? ['--count', '--uses', '--until'] : ['--until'];
  if ([...options.keys()].some((name) => !allowed.includes(name))) return null;
  const until = options.get('--until');
  if (until !== undefined && (!/^20\d\d-\d\d-\d\d$/.test(until) || Number.isNaN(Date.parse(until)))) return null;
  const end = until === undefined ? {} : { until };
  if (verb === 'invitation') return exhibitor && !exhibitor.startsWith('--') ? { verb, exhibitor, ...end } : null;
  if (verb !== 'free') return null;
  const [count, uses] = [Number(options.get('--count') ?? 1), Number(options.get('--uses') ?? 1)];
  const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  return isWithin(count, MAX_COUNT) && isWithin(uses, MAX_USES) ? { verb, count, uses, ...end } : null;
}

/** Makes what is asked for; gives the codes, a line each. A day is good until it ends in Shanghai. */
export async function runCodeRequest(codes: CodeService, request: CodeRequest): Promise<string[]> {
  const until = request.until === undefined ? undefined : shanghaiInstant(request.until, '24:00');
  if (request.verb === 'free') return codes.makeFree({ count: request.count, uses: request.uses, until });
  const code = await codes.makeInvitation({ exhibitor: request.exhibitor, until }).catch((error: unknown) => {
    throw error instanceof DomainError ? new Error(textOf(error.reason, 'en')) : error;
  });
  return [code];
}

export async function codesCommand(words: string[]): Promise<void> {
  const request = readCodeRequest(words);
  if (!request) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  const show = (lines: string[]) => lines.forEach((line) => console.log(line));
  // A running server holds the data folder of PGlite: it does it itself.
  if (!config.databaseUrl && (await isServed(config.dataDir)))
    return show(((await askServer(config.dataDir, 'codes', words)) as { lines: string[] }).lines);
  const database = await openForCommand(config);
  try {
    const clock = makeClock(config.siteNow);
    const edition = new EditionService(new ContentRepository(database.db), clock);
    show(await runCodeRequest(new CodeService({ codes: new CodeRepository(database.db), edition, clock }), request));
  } finally {
    await database.close();
  }
}
