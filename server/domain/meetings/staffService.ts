/**
 * Staff devices: issued and revoked by a command, identified by a token that is stored as a hash (security.md, sign-in
 * kiosk).
 */
import type { HandlerResponse } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import type { StaffDeviceRepository, StaffDeviceRow } from './staffDeviceRepository';
import { newId } from '../../lib/ids';
import { newToken } from '../../lib/secrets';
import type { MeetingService } from './meetingService';
import type { SharedDeps } from '../sharedDeps';

const DAY_MS = 86_400_000;

/** A device in the output of the command. */
export interface DeviceSummary {
  id: string;
  name: string;
  meetings: number;
  expiresAt: string;
  state: 'good' | 'expired' | 'revoked';
}

interface Deps extends Pick<SharedDeps, 'signer' | 'clock'> {
  devices: StaffDeviceRepository;
  meetings: MeetingService;
}

export class StaffService {
  constructor(private readonly deps: Deps) {}

  /**
   * Creates a device. Its token is returned only here.
   * @param device the name on the device, the meetings (ids or slugs; empty: all), and the number of days
   */
  async issue(device: { name: string; meetings: string[]; days: number }): Promise<{ id: string; token: string }> {
    const meetings = await Promise.all(device.meetings.map((meeting) => this.deps.meetings.find(meeting)));
    const now = this.deps.clock.now();
    const token = newToken();
    const id = newId();
    await this.deps.devices.add({
      id,
      name: device.name,
      token_hash: this.hash(token),
      meeting_ids: JSON.stringify(meetings.map((meeting) => meeting.id)),
      issued_at: now,
      expires_at: new Date(now.getTime() + device.days * DAY_MS),
      revoked_at: null,
    });
    return { id, token };
  }

  /** Revokes a device; false when it does not exist or was revoked already. */
  revoke(id: string): Promise<boolean> {
    return this.deps.devices.revoke(id, this.deps.clock.now());
  }

  async list(): Promise<DeviceSummary[]> {
    const now = this.deps.clock.now();
    return (await this.deps.devices.all()).map((row) => ({
      id: row.id,
      name: row.name,
      meetings: row.meeting_ids.length,
      expiresAt: row.expires_at.toISOString(),
      state: row.revoked_at ? 'revoked' : row.expires_at <= now ? 'expired' : 'good',
    }));
  }

  /** Whether the caller is a staff device. */
  async isStaffDevice(context: Pick<RequestContext, 'staffDevice'>): Promise<boolean> {
    if (context.staffDevice === null) return false;
    return this.deviceOf(context).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError) return false;
        throw error;
      },
    );
  }

  /**
   * The device of the request.
   * @throws DomainError `staff.deviceUnknown` when it is missing, unknown, expired or revoked
   */
  async deviceOf({ staffDevice }: Pick<RequestContext, 'staffDevice'>): Promise<StaffDeviceRow> {
    const row = staffDevice && (await this.deps.devices.byToken(this.hash(staffDevice), this.deps.clock.now()));
    if (!row) throw new DomainError('staff.deviceUnknown');
    return row;
  }

  async describe(context: RequestContext): Promise<HandlerResponse<'ownStaffDevice'>> {
    const row = await this.deviceOf(context);
    return {
      id: row.id,
      name: row.name,
      meetingIds: row.meeting_ids,
      issuedAt: row.issued_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    };
  }

  private hash(token: string): string {
    return this.deps.signer.sign('staff device', token);
  }
}

/** Whether a device may sign people in for a meeting. */
export const servesMeeting = ({ meeting_ids }: StaffDeviceRow, meetingId: string): boolean =>
  meeting_ids.length === 0 || meeting_ids.includes(meetingId);
