/** Objects of a server render are freed by a minor garbage collection and need no full one (docs/decisions/0017). */
import { makeStore } from '@/app/store/makeStore';
import { retainedAfterMinorGc } from '../support/minorGc';
import { testWorld } from '../support/testWorld';

/** 80 KB per page: fifty of them are 4 MB. */
const own = (): number[] => Array.from({ length: 10_000 }, (_, index) => index);

it('the measurement detects retained objects: V8 treats a function assigned to a property as old from the beginning', async () => {
  const made = () => {
    const of = own();
    const selector: { clear?: () => number } = {};
    selector.clear = () => of.length;
    return selector;
  };
  expect(await retainedAfterMinorGc(made)).toBeGreaterThan(3);
});

it('releases stores with the services created for them', async () => {
  const { services } = testWorld();
  const made = () => {
    const of = own();
    return makeStore({ ...services, copy: () => Promise.resolve(void of) });
  };
  expect(await retainedAfterMinorGc(made)).toBeLessThan(1);
});
