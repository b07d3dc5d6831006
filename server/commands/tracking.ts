/** `npm run tracking -- summary`: the page views and clicks of a day. */
import type { TrackingReport } from '../domain/tracking/trackingReport';
import { defineOperatorCommand, formatTable } from './options';

const usage = 'Usage: npm run tracking -- summary [--day 2026-03-10]';

/** Further lines are only counted. */
const MAX_LINES = 200;

export interface TrackingRequest {
  /** A day in Shanghai; today by default. */
  day?: string;
}

/** Parses the arguments of the command; null when they are invalid. */
export function parseTrackingRequest([action, option, day, ...rest]: string[]): TrackingRequest | null {
  if (action !== 'summary' || rest.length > 0) return null;
  if (option === undefined) return {};
  const isDay = /^20\d\d-\d\d-\d\d$/.test(day ?? '') && !Number.isNaN(Date.parse(day ?? ''));
  return option === '--day' && isDay ? { day } : null;
}

/** Returns the lines to print: a header, one per page and action, and the total. */
export async function runTrackingRequest(report: TrackingReport, request: TrackingRequest): Promise<string[]> {
  const { day, rows } = await report.ofDay(request.day);
  if (rows.length === 0) return [`There are no records of ${day}.`];
  const cells = rows
    .slice(0, MAX_LINES)
    .map(({ action, obj_type, path, name, views, visitors, browsing_ms }) => [
      String(views),
      String(visitors),
      String(Math.round(browsing_ms / 1000)),
      action,
      obj_type || '-',
      path,
      name ?? '',
    ]);
  const table = [['records', 'visitors', 'seconds', 'action', 'object', 'path', 'name'], ...cells];
  const more = rows.length > MAX_LINES ? [`and ${rows.length - MAX_LINES} more`] : [];
  const sum = rows.reduce((total, { views }) => total + views, 0);
  return [`${day} (Shanghai)`, ...formatTable(table), ...more, `${sum} records in all`];
}

export const tracking = defineOperatorCommand(usage, parseTrackingRequest, (services, request) =>
  runTrackingRequest(services.trackingReport, request),
);
