import { Shelf } from './shelf';

const page = (bytes: number, freshUntil = 100, behindUntil = freshUntil) => ({
  head: [],
  body: Buffer.alloc(bytes),
  freshUntil,
  behindUntil,
});
const addresses = ['/a', '/b', '/c', '/d'];
const found = (shelf: Shelf, now = 0) => addresses.filter((url) => shelf.find(url, now));

test('what is fresh is found, and what is not is gone', () => {
  const shelf = new Shelf({ entries: 9, bytes: 99 });
  shelf.put('/a', page(1, 10), 0);
  shelf.put('/b', page(1, 20), 0);
  expect(found(shelf, 9)).toEqual(['/a', '/b']);
  expect(found(shelf, 10)).toEqual(['/b']);
  expect(found(shelf, 0)).toEqual(['/b']);
  shelf.clear();
  expect(found(shelf)).toEqual([]);
});

test('what is no longer fresh is given on while one reader a second has it made anew', () => {
  const shelf = new Shelf({ entries: 9, bytes: 99 });
  const isFound = (now: number) => shelf.find('/a', now) !== undefined;
  shelf.put('/a', page(1, 10_000, 20_000), 0);
  expect([9_999, 10_000, 10_001, 10_999].map(isFound)).toEqual([true, false, true, true]);
  expect([11_000, 11_001, 19_999].map(isFound)).toEqual([false, true, false]);
  // A fresh one in its place is given to all again, and what is too old to none.
  shelf.put('/a', page(1, 25_000, 30_000), 20_000);
  expect([20_000, 24_999, 30_000, 30_001].map(isFound)).toEqual([true, true, false, false]);
});

test('the oldest make room, by their number and by their bytes', () => {
  const few = new Shelf({ entries: 2, bytes: 99 });
  for (const url of ['/a', '/b', '/c']) few.put(url, page(1), 0);
  expect(found(few)).toEqual(['/b', '/c']);
  const small = new Shelf({ entries: 9, bytes: 10 });
  for (const url of ['/a', '/b', '/c']) small.put(url, page(4), 0);
  expect(found(small)).toEqual(['/b', '/c']);
  // Another answer for the same address takes the place of the first, and is the newest.
  small.put('/b', page(6), 0);
  expect(found(small)).toEqual(['/b', '/c']);
  small.put('/d', page(4), 0);
  expect(found(small)).toEqual(['/b', '/d']);
});

test('what nobody asks for again does not stay, though there is room', () => {
  const shelf = new Shelf({ entries: 9, bytes: 99 });
  shelf.put('/a', page(1, 10), 0);
  shelf.put('/b', page(1, 30), 20);
  // Also for a clock that goes back.
  expect(found(shelf, 0)).toEqual(['/b']);
});

test('what is larger than the shelf is not put there', () => {
  const shelf = new Shelf({ entries: 9, bytes: 10 });
  shelf.put('/a', page(4), 0);
  shelf.put('/b', page(11), 0);
  expect(found(shelf)).toEqual(['/a']);
});
