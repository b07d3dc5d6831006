import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Arrivals } from './arrivals';

const COME = 100;
const ASKS = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';

/** Readers who come at once and ask again as soon as they are answered. Gives how many answers there were until the last of them had been let in. */
async function answersUntilTheLastIsIn(arrivals: Arrivals | null): Promise<number> {
  const readers: Socket[] = [];
  let areIn = 0;
  let answers = 0;
  const server = createServer((_request, response) => {
    const answer = () => {
      answers += 1;
      response.end('.');
    };
    if (arrivals) arrivals.answer(answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise<number>((resolve, reject) => {
      server.on('connection', () => {
        arrivals?.arrived();
        areIn += 1;
        if (areIn === COME) resolve(answers);
      });
      for (let count = 0; count < COME; count++) {
        const reader = connect(port, '127.0.0.1');
        readers.push(reader);
        reader.on('data', () => reader.write(ASKS));
        reader.once('error', reject);
        reader.write(ASKS);
      }
    });
  } finally {
    for (const reader of readers)
      reader
        .removeAllListeners('error')
        .on('error', () => undefined)
        .destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test('who comes is let in before those inside have asked many times', async () => {
  const first = await answersUntilTheLastIsIn(new Arrivals());
  const without = await answersUntilTheLastIsIn(null);
  expect(first).toBeLessThanOrEqual(4 * COME);
  expect(without).toBeGreaterThan(2 * first);
});

test('while nobody comes everybody is answered at once', () => {
  const arrivals = new Arrivals();
  const answered: number[] = [];
  for (const one of [1, 2, 3]) arrivals.answer(() => answered.push(one));
  expect(answered).toEqual([1, 2, 3]);
});

test('while somebody comes four are answered for each, in the order in which they asked, and all when nobody is left', async () => {
  const arrivals = new Arrivals();
  const answered: number[] = [];
  const looked = () => new Promise((resolve) => setImmediate(resolve));
  arrivals.arrived();
  for (const one of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) arrivals.answer(() => answered.push(one));
  expect(answered).toEqual([]);
  await looked();
  expect(answered).toEqual([1, 2, 3, 4]);
  arrivals.arrived();
  await looked();
  expect(answered).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await looked();
  expect(answered).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  arrivals.answer(() => answered.push(12));
  expect(answered).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
