/**
 * The time zones of model-based tests; a file that uses them needs
 * `@jest-environment ./tests/support/zoneEnvironment.cjs`, or the document's.
 */

/** Each with its minutes west of UTC on 1 March 2026. */
const OFFSETS = { 'Asia/Shanghai': -480, 'America/Los_Angeles': 480, 'Pacific/Kiritimati': -840 } as const;

export type Zone = keyof typeof OFFSETS;

export const ZONES = Object.keys(OFFSETS) as Zone[];

/** Sets the process's time zone, and verifies it. */
export function setTimeZone(zone: Zone): void {
  (globalThis as unknown as { setZone(zone: string): void }).setZone(zone);
  expect(new Date('2026-03-01T00:00:00Z').getTimezoneOffset()).toBe(OFFSETS[zone]);
}
