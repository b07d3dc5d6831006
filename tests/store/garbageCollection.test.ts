/** Objects of a server render are freed by a minor garbage collection and need no full one (docs/decisions/0017). */
import { makeStore } from '@/app/store/makeStore';
import { retainedAfterMinorGc } from '../support/garbageCollection';
import { testWorld } from '../support/testWorld';

/** 80 KB per page, 4 MB for fifty pages. */
const allocateChunk = (): number[] => Array.from({ length: 10_000 }, (_, index) => index);

it('detects retained objects: V8 allocates a function assigned to a property in the old generation', async () => {
  const createObject = () => {
    const chunk = allocateChunk();
    const selector: { clear?: () => number } = {};
    selector.clear = () => chunk.length;
    return selector;
  };
  expect(await retainedAfterMinorGc(createObject)).toBeGreaterThan(3);
});

it('releases stores with the services created for them', async () => {
  const { services } = testWorld();
  const createObject = () => {
    const chunk = allocateChunk();
    return makeStore({ ...services, copy: () => Promise.resolve(void chunk) });
  };
  expect(await retainedAfterMinorGc(createObject)).toBeLessThan(1);
});
