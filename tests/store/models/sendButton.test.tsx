/** The button that sends a code by SMS: its state is local to the component. */
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { createResendCooldown } from '@/forms/resendCooldown';
import { useCountdown } from '@/forms/components/useCountdown';
import { command, checkModel } from '../../support/models';
import { setTimeZone, ZONES } from '../../support/zones';
import { testWorld, type TestWorld } from '../../support/testWorld';

interface Model {
  /** Milliseconds until it is enabled again. */
  rests: number;
  sent: number;
}
interface Real {
  world: TestWorld;
  button: { current: ReturnType<typeof useCountdown> };
  sent: number;
}

const REST_MS = 60_000;

const begin = () => {
  const world = testWorld();
  const wait = createResendCooldown('registration', world.services);
  const { result } = renderHook(() => useCountdown(world.services.timers, wait));
  return { model: { rests: 0, sent: 0 } as Model, real: { world, button: result, sent: 0 } as Real };
};

const press = fc.constantFrom(true, false).map((isValid) =>
  command<Model, Real>(`presses, the send is ${isValid ? 'valid' : 'refused'}`, (model, real) => {
    if (isValid && model.rests === 0) {
      model.rests = REST_MS;
      model.sent += 1;
    }
    const [left, wait] = real.button.current;
    if (left > 0 || !isValid) return;
    real.sent += 1;
    act(() => wait(REST_MS / 1_000));
  }),
);
const waits = fc.integer({ min: 1, max: 90 }).map((seconds) =>
  command<Model, Real>(`${seconds} s pass`, (model, { world }) => {
    model.rests = Math.max(0, model.rests - seconds * 1_000);
    act(() => world.advanceTime(seconds * 1_000));
  }),
);

test.each(ZONES)(
  '§4.3 in %s: is disabled for 60 s after a valid send, then enabled again, however often it is pressed',
  async (zone) => {
    setTimeZone(zone);
    await checkModel({
      create: begin,
      commands: [press, waits],
      checkInvariants(model, { button, sent, world }) {
        expect(button.current[0]).toBe(model.rests / 1_000);
        expect(sent).toBe(model.sent);
        // No timer runs while it is enabled.
        expect(world.timerCount()).toBe(model.rests > 0 ? 1 : 0);
      },
    });
  },
);

test('the countdown survives a reload for its purpose only, and ends if the clock is set back', () => {
  const first = testWorld();
  createResendCooldown('registration', first.services).start(60);
  first.advanceTime(20_000);
  const at = first.clock.now().toISOString();
  const again = testWorld({ at, sessionStorage: first.sessionStorage });
  expect(createResendCooldown('registration', again.services).remaining()).toBe(40);
  expect(createResendCooldown('find', again.services).remaining()).toBe(0);
  const earlier = testWorld({ at: '2026-03-01T10:00:00+08:00', sessionStorage: first.sessionStorage });
  expect(createResendCooldown('registration', earlier.services).remaining()).toBe(0);
});
