/** `npm run submissions -- list|set`: submissions to the organiser and their states. */
import {
  SUBMISSION_KINDS as KINDS,
  SUBMISSION_STATES as STATES,
  type SubmissionKind,
  type SubmissionState,
} from '../db/tables/submissions';
import type { SubmissionService } from '../domain/submissions/submissionService';
import { oneOf, parseOptions, defineOperatorCommand } from './options';

const usage = `Usage: npm run submissions -- list [--kind ${KINDS.join('|')}] [--state ${STATES.join('|')}]
       npm run submissions -- set <number> ${STATES.join('|')}`;

export type SubmissionRequest =
  | { action: 'list'; kind?: SubmissionKind; state?: SubmissionState }
  | { action: 'set'; number: string; state: SubmissionState };

/** Parses the arguments of the command; null when they are invalid. */
export function parseSubmissionRequest([action, ...args]: string[]): SubmissionRequest | null {
  if (action === 'set') {
    const [number, stateName, ...rest] = args;
    const state = oneOf(STATES, stateName);
    return number && state && rest.length === 0 ? { action, number, state } : null;
  }
  const options = parseOptions(args, ['kind', 'state']);
  if (action !== 'list' || !options) return null;
  const [kind, state] = [oneOf(KINDS, options.kind), oneOf(STATES, options.state)];
  if ((options.kind !== undefined && !kind) || (options.state !== undefined && !state)) return null;
  return { action, ...(kind && { kind }), ...(state && { state }) };
}

/** Runs a request and returns the lines to print. */
export async function runSubmissionRequest(service: SubmissionService, request: SubmissionRequest): Promise<string[]> {
  if (request.action === 'set') {
    const isSet = await service.setState(request.number, request.state);
    if (!isSet) throw new Error(`There is no submission ${request.number}.`);
    return [`${request.number.toUpperCase()}: ${request.state}`];
  }
  const rows = await service.list(request);
  if (rows.length === 0) return ['There are no submissions.'];
  return rows.map(({ number, kind, state, company, created_at }) =>
    [number, kind, state, created_at.toISOString(), company ?? ''].join('  ').trimEnd(),
  );
}

export const submissions = defineOperatorCommand(usage, parseSubmissionRequest, (services, request) =>
  runSubmissionRequest(services.submissions, request),
);
