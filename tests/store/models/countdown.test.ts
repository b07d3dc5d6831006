/**
 * The countdown and the pre-registration flag across the deadline and the opening.
 *
 * @jest-environment ./tests/support/zoneEnvironment.cjs
 */
import fc from 'fast-check';
import { type Edition, siteApi } from '@/api';
import { countdownOf } from '@/features/edition/countdown';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import {
  countdownUpdated,
  selectCountdownDays,
  selectCountdownSeconds,
  selectPhase,
  selectStartDate,
} from '@/state/countdownSlice';
import { refetchOnPhaseChange } from '@/app/store/idle/listeners';
import { command, checkModel } from '../../support/models';
import { exampleOf } from '../../support/fakeResponses';
import { fakeServer } from '../../support/fakeTransport';
import { setTimeZone, ZONES } from '../../support/zones';
import { makeTestStore, type TestStore } from '../../support/makeTestStore';

interface Model {
  now: number;
  /** Whether the user followed the organiser's link. */
  forced: boolean;
  /** The last result of the server's flag. */
  flag: boolean | null;
  phase: string;
}

// The instants of section 9 in UTC, independent of the machine's time zone.
const OPENS = Date.parse(String(exampleOf('ownEdition').preRegOpensAt));
const DEADLINE = Date.UTC(2026, 2, 30, 1);
const START = Date.UTC(2026, 2, 31, 1);
const END = Date.UTC(2026, 3, 3, 7);
const DAY = 86_400_000;

const phaseAt = (now: number): string =>
  now >= END ? 'after' : now >= START ? 'during' : now >= DEADLINE ? 'closed' : now >= OPENS ? 'open' : 'before';
const edition: Edition = exampleOf('ownEdition');

interface Real {
  world: TestStore;
  model: Model;
}

function begin() {
  const now = DEADLINE - 3 * DAY;
  const model: Model = { now, forced: false, flag: null, phase: phaseAt(now) };
  const server = fakeServer({
    ownClientFacts: () => {
      model.flag = model.forced || phaseAt(model.now) === 'open';
      return {
        ...exampleOf('ownClientFacts'),
        now: new Date(model.now).toISOString(),
        preRegistrationOpen: model.flag,
      };
    },
  });
  const world = makeTestStore({ at: new Date(now).toISOString(), server });
  world.store.dispatch(countdownUpdated(countdownOf(edition, world.clock.now())));
  refetchOnPhaseChange(world.store);
  return { model, real: { world, model } };
}

/** One tick of the countdown, with its requests. */
async function tick({ world, model }: Real): Promise<void> {
  world.store.dispatch(countdownUpdated(countdownOf(edition, world.clock.now())));
  model.phase = phaseAt(model.now);
  // The requests complete within two turns of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
}

const to = (name: string, milliseconds: (model: Model) => number) =>
  command<Model, Real>(name, async (model, real) => {
    const advanceMs = milliseconds(model);
    model.now += advanceMs;
    real.world.clock.advance({ seconds: advanceMs / 1_000 });
    await tick(real);
  });
const second = fc.integer({ min: -1, max: 1 });
const waits = fc.integer({ min: 1, max: 2 * 86_400 }).map((seconds) => to(`${seconds} s pass`, () => seconds * 1_000));
const jumps = fc
  .tuple(fc.constantFrom(DEADLINE, START, END), second)
  .map(([instant, offset]) =>
    to(`it is ${new Date(instant).toISOString()} ${offset} s`, ({ now }) => instant + offset * 1_000 - now),
  );
const links = fc.constant(command<Model, Real>('follows the link', (model) => void (model.forced = true)));
const reads = fc.constant(
  command<Model, Real>('opens a page', async (_model, { world }) => {
    await world.store.dispatch(
      siteApi.endpoints.ownClientFacts.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  }),
);

test.each(ZONES)(
  'in %s: days, seconds and phase are Shanghai’s; the flag is the server’s, requested at each change of phase',
  async (zone) => {
    setTimeZone(zone);
    await checkModel({
      create: begin,
      commands: [waits, jumps, links, reads],
      length: 8,
      checkInvariants(model, { world }) {
        const state = world.store.getState();
        expect({
          days: selectCountdownDays(state),
          seconds: selectCountdownSeconds(state),
          phase: selectPhase(state),
          start: Date.parse(selectStartDate(state) ?? ''),
          flag: selectPreRegistrationOpen(state),
        }).toEqual({
          days: Math.max(0, Math.floor((START - model.now) / DAY)),
          seconds: Math.max(0, Math.ceil((START - model.now) / 1_000)),
          phase: phaseAt(model.now),
          start: START,
          flag: model.flag,
        });
        // After the deadline only users of the organiser's link can register.
        if (model.phase !== 'open' && model.flag !== null && !model.forced) expect(model.flag).toBe(false);
      },
    });
  },
);
