/** What a page of the server is made of goes with it at the next short look for what can go, and need not wait until the whole heap is looked through (docs/decisions/0030). */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { siteApi } from '@/api/site';
import { makeStore } from '@/store/makeStore';
import { testWorld } from '../support/testWorld';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;

/** 80 KB that a page has to itself. */
const own = (): number[] => Array.from({ length: 10_000 }, (_, index) => index);
const PAGES = 50;

/** Megabytes that fifty pages, each of which made this of what is its own, still hold after two short looks: 4 when nothing was released. */
function heldAfter(make: (of: number[]) => unknown): number {
  for (let page = 0; page < PAGES; page += 1) make(own());
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let page = 0; page < PAGES; page += 1) make(own());
  collect({ type: 'minor' });
  collect({ type: 'minor' });
  return (process.memoryUsage().heapUsed - before) / 1024 / 1024;
}

it('would see what stays: a function that is assigned to a property is old for V8 from the beginning', () => {
  const made = (of: number[]) => {
    const selector: { clear?: () => number } = {};
    selector.clear = () => of.length;
    return selector;
  };
  expect(heldAfter(made)).toBeGreaterThan(3);
});

it('releases the selectors of answers, which each hook of each page makes for itself', () => {
  const state = makeStore(testWorld().services).getState();
  const made = () => {
    for (let hook = 0; hook < 100; hook += 1) siteApi.endpoints.ownEdition.select({ year: 2026 })(state);
  };
  expect(heldAfter(made)).toBeLessThan(1);
});

it('releases stores, with the services that they were made for', () => {
  const { services } = testWorld();
  const made = (of: number[]) => makeStore({ ...services, copy: () => Promise.resolve(void of) });
  expect(heldAfter(made)).toBeLessThan(1);
});
