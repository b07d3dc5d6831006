/** The cooldown of the button that sends a code by SMS. It is stored in the browser's session, not in the Redux store. */
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { createResendCooldown } from '@/forms/resendCooldown';
import { useCountdown } from '@/forms/components/useCountdown';
import { command, checkModel } from '../../support/models';
import { setTimeZone, ZONES } from '../../support/zones';
import { testWorld, type TestWorld } from '../../support/testWorld';

interface Model {
  /** Milliseconds until it is enabled again. */
  remainingMs: number;
  sent: number;
}
interface Real {
  world: TestWorld;
  button: { current: ReturnType<typeof useCountdown> };
  sent: number;
}

const COOLDOWN_MS = 60_000;

const begin = () => {
  const world = testWorld();
  const cooldown = createResendCooldown('registration', world.services);
  const { result } = renderHook(() => useCountdown(world.services.timers, cooldown));
  return { model: { remainingMs: 0, sent: 0 } as Model, real: { world, button: result, sent: 0 } as Real };
};

const press = fc.constantFrom(true, false).map((isValid) =>
  command<Model, Real>(`presses, the send is ${isValid ? 'valid' : 'refused'}`, (model, real) => {
    if (isValid && model.remainingMs === 0) {
      model.remainingMs = COOLDOWN_MS;
      model.sent += 1;
    }
    const [secondsLeft, startCountdown] = real.button.current;
    if (secondsLeft > 0 || !isValid) return;
    real.sent += 1;
    act(() => startCountdown(COOLDOWN_MS / 1_000));
  }),
);
const advance = fc.integer({ min: 1, max: 90 }).map((seconds) =>
  command<Model, Real>(`${seconds} s pass`, (model, { world }) => {
    model.remainingMs = Math.max(0, model.remainingMs - seconds * 1_000);
    act(() => world.advanceTime(seconds * 1_000));
  }),
);

test.each(ZONES)(
  '§4.3 in %s: is disabled for 60 s after a valid send, then enabled again, however often it is pressed',
  async (zone) => {
    setTimeZone(zone);
    await checkModel({
      create: begin,
      commands: [press, advance],
      checkInvariants(model, { button, sent, world }) {
        expect(button.current[0]).toBe(model.remainingMs / 1_000);
        expect(sent).toBe(model.sent);
        // No timer runs while it is enabled.
        expect(world.timerCount()).toBe(model.remainingMs > 0 ? 1 : 0);
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
