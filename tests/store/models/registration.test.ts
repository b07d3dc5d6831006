/**
 * The steps of a registration: after any actions in any order, the store has the server's record and its step.
 *
 * @jest-environment ./tests/support/zoneEnvironment.cjs
 */
import fc from 'fast-check';
import { api, ownApi, visitorApi, visitorEnApi, type VisitorRegistration } from '@/api';
import { nextHref, currentStep, stepsOf } from '@/features/visitor/registrationFlows';
import { selectHasToken, ticketCleared } from '@/state/ticketSlice';
import { makeQuestionnaireBody, makeRegistrationBody } from '../../support/registrationBody.mjs';
import { command, checkModel } from '../../support/models';
import { errorResponse, withHeaders } from '../../support/fakeResponses';
import { fakeServer } from '../../support/fakeTransport';
import { setTimeZone, ZONES } from '../../support/zones';
import { makeTestStore, type TestStore } from '../../support/makeTestStore';
import { anna, confirmedAnna } from '../../support/visitors';

interface Model {
  /** The server's record for the owner of the ticket. */
  record: VisitorRegistration | null;
  signedIn: boolean;
}
interface Real {
  world: TestStore;
}

const BODY = makeRegistrationBody(anna.email ?? '');

let tickets = 0;

function begin() {
  const model: Model = { record: null, signedIn: false };
  const server = fakeServer({
    visitorFindVisit: ({ headers }) => ({
      registration: headers['access-token'] ? model.record : null,
    }),
    visitorEnInsert() {
      if (model.record && model.record.state !== 'cancelled')
        return errorResponse('visitor.emailExists', '/body/email');
      model.record = { ...anna, updatedAt: new Date((tickets += 1)).toISOString() };
      return withHeaders({ registration: model.record, next: 'questionnaire' }, { 'access-token': `t${tickets}` });
    },
    visitorEnSubmitQuestion() {
      if (!model.record || model.record.state === 'cancelled') return errorResponse('record.notFound');
      model.record = { ...confirmedAnna, company: model.record.company };
      return { registration: model.record, next: 'result' };
    },
    visitorEnUpdate({ body }) {
      if (!model.record || model.record.state === 'cancelled') return errorResponse('record.notFound');
      model.record = { ...model.record, company: body.company };
      return { registration: model.record, next: 'questionnaire' };
    },
    ownCancelRegistration() {
      if (!model.record) return errorResponse('record.notFound');
      model.record = { ...model.record, state: 'cancelled' };
      return model.record;
    },
  });
  const world = makeTestStore({ server });
  world.store.dispatch(visitorApi.endpoints.visitorFindVisit.initiate());
  return { model, real: { world } };
}

/** Waits for requests and their refetches. */
async function settled({ world }: Real): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all(world.store.dispatch(api.util.getRunningQueriesThunk()));
  expect(world).not.toBeLoading();
}

const does = (name: string, run: (real: Real, model: Model) => unknown, check?: (model: Readonly<Model>) => boolean) =>
  fc.constant(
    command<Model, Real>(
      name,
      async (model, real) => {
        await run(real, model);
        await settled(real);
      },
      check,
    ),
  );
const registers = does('registers', async ({ world }, model) => {
  const had = model.record !== null && model.record.state !== 'cancelled';
  await world.store.dispatch(visitorEnApi.endpoints.visitorEnInsert.initiate(BODY as never));
  if (!had) model.signedIn = true;
});
const answers = does('answers the questionnaire', ({ world }) =>
  world.store.dispatch(
    visitorEnApi.endpoints.visitorEnSubmitQuestion.initiate(makeQuestionnaireBody(anna.id) as never),
  ),
);
const edits = fc
  .constantFrom('Obtek', 'Sixform')
  .chain((company) =>
    does(`moves to ${company}`, ({ world }) =>
      world.store.dispatch(visitorEnApi.endpoints.visitorEnUpdate.initiate({ ...BODY, id: anna.id, company } as never)),
    ),
  );
const cancels = does('cancels', ({ world }) =>
  world.store.dispatch(ownApi.endpoints.ownCancelRegistration.initiate({ id: anna.id, cancelRequest: {} })),
);
const signsOut = does('signs out', ({ world }, model) => {
  model.signedIn = false;
  world.store.dispatch(ticketCleared());
});

const ORDER = stepsOf('email', { hasFee: false }).map(({ step }) => step);

test.each(ZONES)(
  'in %s: the store shows the record of the ticket, its step follows from it, and complete means number and answers',
  async (zone) => {
    setTimeZone(zone);
    await checkModel({
      create: begin,
      commands: [registers, answers, edits, cancels, signsOut],
      length: 8,
      checkInvariants(model, { world }) {
        const state = world.store.getState();
        const cachedRegistration = visitorApi.endpoints.visitorFindVisit.select()(state).data?.registration ?? null;
        const expected = model.signedIn && model.record?.state !== 'cancelled' ? model.record : null;
        expect(selectHasToken(state)).toBe(model.signedIn);
        expect(cachedRegistration).toEqual(expected);
        if (!cachedRegistration) return;
        const step = currentStep(cachedRegistration);
        expect(ORDER).toContain(step);
        expect(step === 'complete').toBe(
          cachedRegistration.number !== null && cachedRegistration.questionnaire !== null,
        );
        expect(nextHref(cachedRegistration, 'en')).toBe(
          `/en/audience/registration/${step === 'complete' ? 'result' : 'questionnaire'}`,
        );
      },
    });
  },
);
