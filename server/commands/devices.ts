/** `npm run devices -- issue|list|revoke`: staff devices for sign-in (security.md, sign-in kiosk). */
import type { Services } from '../domain';
import { parseOptions, defineOperatorCommand, rethrowInEnglish } from './options';

const usage = `Usage: npm run devices -- issue <name> [--meetings <slug,slug>] [--days <number>]
       npm run devices -- list
       npm run devices -- revoke <id>`;

/** The parsed arguments of the command. */
export type DeviceRequest =
  | { action: 'issue'; name: string; meetings: string[]; days: number }
  | { action: 'list' }
  | { action: 'revoke'; id: string };

const MAX_DAYS = 60;
const MAX_NAME_LENGTH = 100;

export function parseDeviceRequest([action, first, ...rest]: string[]): DeviceRequest | null {
  if (action === 'list' && first === undefined) return { action };
  if (action === 'revoke' && first !== undefined && rest.length === 0) return { action, id: first };
  if (action !== 'issue' || first === undefined || first.length > MAX_NAME_LENGTH) return null;
  const options = parseOptions(rest, ['meetings', 'days']);
  if (!options) return null;
  const days = Number(options.days ?? 14);
  const meetings = (options.meetings ?? '').split(',').filter(Boolean);
  return Number.isInteger(days) && days >= 1 && days <= MAX_DAYS ? { action, name: first, meetings, days } : null;
}

/** Runs a request and returns the lines to print. */
async function runDeviceRequest(staff: Services['staff'], request: DeviceRequest): Promise<string[]> {
  if (request.action === 'issue') {
    const { id, token } = await staff.issue(request).catch(rethrowInEnglish);
    return [`Device ${id} is valid for ${request.days} days. Its token is not shown again:`, token];
  }
  if (request.action === 'revoke')
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

export const devices = defineOperatorCommand(usage, parseDeviceRequest, (services, request) =>
  runDeviceRequest(services.staff, request),
);
