/** Plays a story with a store: pages, requests with their recorded results, and actions, in their order and time. */
import type { Middleware } from '@reduxjs/toolkit';
import { api, type Story, type StoryRequest, type StoryStep, UNCACHED_READ } from '@/api';
import type { AppDispatch, AppStore } from '@/app/store/makeStore';
import { exampleArgumentOf, type ExampleOperations } from '@/rules/http/exampleOperations';
import { isWechat } from '@/lib/device';
import { deviceDetected } from '@/state/clientSlice';
import { localeSet } from '@/state/localeSlice';
import { selectIsLoading, toastRaised } from '@/state/noticesSlice';
import type { Services } from '@/state/services';
import { ticketRestored } from '@/state/ticketSlice';
import { STORY_TICKET, storyActions } from './storyActions';
import type { StoryServer } from './storyServer';

/** What went wrong while a story was played. */
export interface StoryFailure {
  /** The index of the step. */
  step: number;
  /** An error message, a full page navigation, an exception, or loading that does not end. */
  kind: 'message' | 'left' | 'exception' | 'loading';
  /** The message, URL or exception. */
  text: string;
}

/** Finds failures of a store: its middleware, and its navigation. */
export interface FailureLog {
  middleware: Middleware;
  /** Navigation that reports and does not leave the page. */
  navigation(navigation: Services['navigation']): Services['navigation'];
  add(failure: Omit<StoryFailure, 'step'>): void;
  /** The step that is being played. */
  step: number;
  readonly failures: StoryFailure[];
}

export function makeFailureLog(): FailureLog {
  const failures: StoryFailure[] = [];
  const log: FailureLog = {
    failures,
    step: 0,
    add: (failure) => void failures.push({ step: log.step, ...failure }),
    navigation: (navigation) => ({ ...navigation, assign: (text) => log.add({ kind: 'left', text }) }),
    middleware: () => (next) => (action) => {
      if (toastRaised.match(action) && action.payload.kind === 'error')
        log.add({ kind: 'message', text: action.payload.text });
      return next(action);
    },
  };
  return log;
}

export interface StoryStage {
  store: AppStore;
  server: StoryServer;
  operations: ExampleOperations;
  log: FailureLog;
  /** Opens a page by its path and query. */
  open(url: string): Promise<void>;
  /** Lets time pass. */
  advance(milliseconds: number): Promise<void>;
}

interface Settled {
  error?: { kind?: string; message?: string };
}

/** Any endpoint of the API. */
interface AnyEndpoint {
  initiate: (argument: unknown, options?: object) => (dispatch: AppDispatch) => Promise<Settled>;
}

/** Enough for all messages to disappear and for the loading indicator to end. */
const SETTLE_MS = 5_000;
/** In place of a parameter that a story does not contain. */
const EXAMPLE_SEGMENT = 'example';

const exampleUrl = (page: string): string => page.replace(/:\w+\??|\*/g, EXAMPLE_SEGMENT);

/** Dispatches what is true before the first step: language, device, ticket. */
function begin({ store }: StoryStage, { locale, device, signedIn }: Story): void {
  store.dispatch(localeSet(locale));
  store.dispatch(deviceDetected({ device, inWechat: isWechat('') }));
  if (signedIn) store.dispatch(ticketRestored(STORY_TICKET));
}

async function send({ store, server, operations, log }: StoryStage, request: StoryRequest): Promise<void> {
  const { operation: id, argument = {} } = request;
  const operation = Object.hasOwn(operations, id) ? operations[id] : undefined;
  const endpoint = (api.endpoints as unknown as Record<string, AnyEndpoint>)[id];
  if (!operation || !endpoint) {
    log.add({ kind: 'exception', text: `There is no operation ${id}.` });
    return;
  }
  server.setResult(id, request);
  const isRead = 'useQuery' in endpoint;
  const { error } = await store.dispatch(
    endpoint.initiate(exampleArgumentOf(operation, argument), isRead ? UNCACHED_READ : undefined),
  );
  // An API error has a kind; anything else was thrown by our code.
  if (error && error.kind === undefined) log.add({ kind: 'exception', text: String(error.message) });
}

async function perform(stage: StoryStage, step: StoryStep, now: string): Promise<void> {
  if (step.page !== undefined) await stage.open(exampleUrl(step.page));
  if (step.request) await send(stage, step.request);
  if (step.action) {
    const { type, fields } = step.action;
    const action = Object.hasOwn(storyActions, type) ? storyActions[type]?.actionOf(fields, now) : undefined;
    if (action) stage.store.dispatch(action);
    else stage.log.add({ kind: 'exception', text: `There is no action ${type}.` });
  }
}

/**
 * Plays the steps of a story.
 * @param until the number of steps to play; all of them by default. After all, time passes for what must end by itself.
 * @param onStep called before the first step, and after each
 * @returns what went wrong
 */
export async function playStory(
  stage: StoryStage,
  story: Story,
  { until = story.steps.length, onStep }: { until?: number; onStep?: () => void } = {},
): Promise<readonly StoryFailure[]> {
  const { log, store } = stage;
  begin(stage, story);
  onStep?.();
  let elapsedMs = 0;
  for (const [index, step] of story.steps.slice(0, until).entries()) {
    log.step = index;
    await stage.advance(Math.max(0, step.atMs - elapsedMs));
    elapsedMs = step.atMs;
    try {
      await perform(stage, step, new Date(Date.parse(story.startedAt) + elapsedMs).toISOString());
    } catch (error) {
      log.add({ kind: 'exception', text: String(error) });
    }
    onStep?.();
  }
  if (until < story.steps.length) return log.failures;
  await stage.advance(SETTLE_MS);
  if (selectIsLoading(store.getState())) log.add({ kind: 'loading', text: 'The page still loads.' });
  return log.failures;
}
