/** `npm run devices -- issue|list|revoke`: the devices with which the staff signs people in (security.md, sign-in kiosk). */
import { makeClock } from '../clock';
import { readConfig } from '../config';
import { isServed } from '../db/lock';
import { openForCommand } from '../db/open';
import { noPayments } from '../gateways/payment';
import { DomainError } from '../http/envelope';
import { textOf } from '../http/reasons';
import { makeServices, type Services } from '../services';
import { siteSecret } from '../siteSecret';
import { askServer } from './askServer';

const usage = `Usage: npm run devices -- issue <name> [--meetings <slug,slug>] [--days <number>]
       npm run devices -- list
       npm run devices -- revoke <id>`;

/** What is asked of the command, read from its words; null when they make no sense. */
export type DeviceRequest =
  { verb: 'issue'; name: string; meetings: string[]; days: number } | { verb: 'list' } | { verb: 'revoke'; id: string };

const MAX_DAYS = 60;
const MAX_NAME = 100;

export function readDeviceRequest([verb, first, ...rest]: string[]): DeviceRequest | null {
  if (verb === 'list' && first === undefined) return { verb };
  if (verb === 'revoke' && first !== undefined && rest.length === 0) return { verb, id: first };
  if (verb !== 'issue' || first === undefined || first.length > MAX_NAME) return null;
  const request = { verb, name: first, meetings: [] as string[], days: 14 } as const;
  const options: { meetings?: string[]; days?: number } = {};
  for (let at = 0; at < rest.length; at += 2) {
    const value = rest[at + 1] ?? '';
    if (rest[at] === '--meetings') options.meetings = value.split(',').filter(Boolean);
    else if (rest[at] === '--days') options.days = Number(value);
    else return null;
  }
  const { days = request.days } = options;
  return Number.isInteger(days) && days >= 1 && days <= MAX_DAYS ? { ...request, ...options, days } : null;
}

/** Does what is asked; gives the lines to show. */
export async function runDeviceRequest(staff: Services['staff'], request: DeviceRequest): Promise<string[]> {
  if (request.verb === 'issue') {
    const { id, token } = await staff.issue(request).catch((error: unknown) => {
      throw error instanceof DomainError ? new Error(textOf(error.reason, 'en')) : error;
    });
    return [`Device ${id} is good for ${request.days} days. Its token is shown only now:`, token];
  }
  if (request.verb === 'revoke')
    return [
      (await staff.revoke(request.id))
        ? `Device ${request.id} is revoked.`
        : 'There is no such device, or it was revoked before.',
    ];
  const lines = await staff.list();
  if (lines.length === 0) return ['No device has been issued.'];
  return lines.map(({ id, name, meetings, expiresAt, state }) =>
    [id, state, `until ${expiresAt}`, meetings === 0 ? 'all meetings' : `${meetings} meetings`, name].join('  '),
  );
}

export async function devicesCommand(words: string[]): Promise<void> {
  const request = readDeviceRequest(words);
  if (!request) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  // A running server holds the data folder of PGlite: it does it itself.
  if (!config.databaseUrl && (await isServed(config.dataDir))) {
    const { lines } = (await askServer(config.dataDir, 'devices', words)) as { lines: string[] };
    for (const line of lines) console.log(line);
    return;
  }
  const database = await openForCommand(config);
  try {
    const services = makeServices({
      db: database.db,
      clock: makeClock(config.siteNow),
      forms: [],
      secret: await siteSecret(config),
      limits: config.limits,
      gateways: { payment: noPayments },
      site: { region: config.region, sandbox: config.sandbox, origin: config.origin },
    });
    for (const line of await runDeviceRequest(services.staff, request)) console.log(line);
  } finally {
    await database.close();
  }
}
