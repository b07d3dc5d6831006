/**
 * The story of a recording: what a report of a problem contains. It copies only what is listed here, in storyActions.ts
 * and, for arguments, in the contract (`x-public`). Anything else, such as typed text or a ticket, is left out.
 */
import { publicArguments, type ApiError, type Story, type StoryFields, type StoryRequest, type StoryStep } from '@/api';
import { paths } from '@/lib/paths';
import { isLocale } from '@/rules/locales';
import { toastRaised } from '@/state/noticesSlice';
import type { RecordedEvent, RecordedPage, Recorder } from './recorder';
import { storyActions } from './storyActions';

/** The contract's limits. */
const MAX_STEPS = 500;
const MAX_BYTES = 200_000;
const MAX_INTEGER = 1_000_000;
const MAX_STORY_MS = 86_400_000;
const MAX_POINTERS = 20;
const CODE = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;
const REASON = /^[a-z][A-Za-z0-9.]{1,59}$/;
const REQUEST_ID = /^[A-Za-z0-9-]{1,64}$/;
const POINTER = /^(\/[A-Za-z0-9_]{1,40}){1,6}$/;

/** Parameters of paths that identify content. Others, such as tokens and codes, stay parameters. */
const PUBLIC_PATH_PARAMETERS = ['id', 'type', 'unit', 'name', 'themeId', 'formId', 'adpid', 'adsubid'];
/** The choices of lists, without keywords. */
const PUBLIC_QUERY = ['current', 'size', 'sort', 'view', 'theme', 'industry', 'hall', 'kind', 'category', 'date', 'by'];

/** Endpoints of our own, which are no operations: the requests that they send are recorded themselves. */
export const COMPOSITE_ENDPOINTS: readonly string[] = ['currentForm', 'fileExists', 'formMigrations', 'formVersions'];

/** A code, a whole number or a flag; anything else is not part of a story. */
const isAllowed = (value: unknown): value is StoryFields[string] =>
  typeof value === 'boolean' ||
  (typeof value === 'string' && CODE.test(value)) ||
  (Number.isInteger(value) && Math.abs(value as number) <= MAX_INTEGER);

const allowedFields = (fields: Record<string, unknown>): StoryFields =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, StoryFields[string]] => isAllowed(entry[1])),
  );

/** A page's URL with its language and content ids; a segment that may be secret is the route's parameter. */
function publicUrl({ pattern, params, query }: RecordedPage): string {
  const segments = pattern.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment];
    const name = segment.replace(/^:|\?$/g, '');
    const value = params[name];
    if (value === undefined) return [];
    const isPublic = name === 'lang' ? isLocale(value) : PUBLIC_PATH_PARAMETERS.includes(name) && CODE.test(value);
    return [isPublic ? value : `:${name}`];
  });
  const choices = PUBLIC_QUERY.flatMap((name) => {
    const value = query.get(name);
    return value !== null && CODE.test(value) ? [`${name}=${value}`] : [];
  });
  return (segments.join('/') || '/') + (choices.length > 0 ? `?${choices.join('&')}` : '');
}

/** The public arguments of a read by name; the only argument of an operation is passed without its name. */
function publicArgument(operation: string, argument: unknown): StoryFields | undefined {
  const names = publicArguments[operation];
  if (!names || argument === undefined || argument === null) return undefined;
  const all = typeof argument === 'object' ? flattened(argument) : { [names[0] ?? '']: argument };
  const fields = allowedFields(Object.fromEntries(names.map((name) => [name, all[name]])));
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** Parameters, and the properties of a body next to them. */
const flattened = (argument: object): Record<string, unknown> =>
  Object.assign({}, ...Object.values(argument).filter((value) => isObject(value)), argument) as Record<string, unknown>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toRequest({ operation, argument, error }: RecordedEvent & { kind: 'request' }): StoryRequest {
  const fields = publicArgument(operation, argument);
  return { operation, ...(fields && { argument: fields }), ...resultOf(error) };
}

function resultOf(error: Partial<ApiError> | null): Omit<StoryRequest, 'operation' | 'argument'> {
  if (!error) return { status: 200 };
  if (error.kind !== 'response') return { status: 0 };
  const { code = 0, reason, requestId } = error;
  const pointers = (error.errors ?? []).map(({ pointer }) => pointer).filter((pointer) => POINTER.test(pointer));
  return {
    status: code,
    ...(reason && REASON.test(reason) && { reason }),
    ...(pointers.length > 0 && { pointers: pointers.slice(0, MAX_POINTERS) }),
    ...(requestId && REQUEST_ID.test(requestId) && { requestId }),
  };
}

function toStep(event: RecordedEvent): Omit<StoryStep, 'atMs'> | null {
  // The form for reports is not part of what went wrong.
  if (event.kind === 'page')
    return event.page.pattern === paths.problemReport.pattern ? null : { page: publicUrl(event.page) };
  if (event.kind === 'request')
    return COMPOSITE_ENDPOINTS.includes(event.operation) ? null : { request: toRequest(event) };
  if (event.kind === 'failure') return { failure: event.failure };
  if (toastRaised.match(event.action)) return event.action.payload.kind === 'error' ? { failure: 'message' } : null;
  const { type, payload } = event.action;
  const kind = storyActions[type];
  return kind ? { action: { type, fields: allowedFields(kind.fieldsOf(payload as never)) } } : null;
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** The newest steps within the contract's limits, from a page on. */
function newestSteps(steps: StoryStep[]): StoryStep[] {
  let first = Math.max(0, steps.length - MAX_STEPS);
  let bytes = 0;
  for (let index = steps.length - 1; index >= first; index--) {
    bytes += bytesOf(steps[index]) + 1;
    if (bytes > MAX_BYTES) first = index + 1;
  }
  const page = steps.slice(0, first + 1).findLast((step) => step.page !== undefined);
  const newest = steps.slice(first);
  if (first === 0 || !page || newest[0]?.page !== undefined) return newest;
  return [{ ...page, atMs: newest[0]?.atMs ?? 0 }, ...newest.slice(1)];
}

/** The story of a recording, which has no personal data. */
export function toStory({ beginning, events }: Pick<Recorder, 'beginning' | 'events'>): Story {
  const { at, locale, device, signedIn } = beginning;
  const steps = events.flatMap((event): StoryStep[] => {
    const step = toStep(event);
    const atMs = Math.min(MAX_STORY_MS, Math.max(0, Math.round(event.at - at)));
    return step ? [{ atMs, ...step }] : [];
  });
  return { version: 1, locale, device, signedIn, startedAt: new Date(at).toISOString(), steps: newestSteps(steps) };
}
