import { RenewedCache } from './renewedCache';

interface Page {
  status: number;
  html: string;
}

const AT = '2026-03-10T10:00:00+08:00';

function readers(most = { entries: 2_000, bytes: 1_000 }) {
  let now = new Date(AT);
  const cache = new RenewedCache<Page>({
    clock: { now: () => now },
    most,
    worth: ({ status }) => (status === 200 ? 'kept' : status < 500 ? 'not kept' : 'fault'),
    bytesOf: ({ html }) => html.length,
  });
  const drawn: string[] = [];
  const read = (key: string, { status = 200, border = Infinity, fails = false } = {}) =>
    cache.get(
      key,
      async () => {
        drawn.push(key);
        if (fails) throw new Error('no database');
        return { status, html: `${key} ${drawn.length}` };
      },
      border,
    );
  const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000));
  return { cache, drawn, read, pass, in: (seconds: number) => now.getTime() + seconds * 1_000 };
}

/** What was begun behind a reader's back has its turn. */
const behind = () => new Promise((resolve) => setImmediate(resolve));

test('a page is drawn once a minute, also for readers who come at the same time', async () => {
  const { drawn, read, pass } = readers();
  await Promise.all([read('/en'), read('/en')]);
  pass(59);
  expect((await read('/en')).html).toBe('/en 1');
  expect(drawn).toEqual(['/en']);
});

test('after a minute nobody waits: readers get what was, and it is drawn anew once behind their back', async () => {
  const { drawn, read, pass } = readers();
  await read('/en');
  pass(60);
  expect(await Promise.all([read('/en'), read('/en')])).toEqual([
    { status: 200, html: '/en 1' },
    { status: 200, html: '/en 1' },
  ]);
  await behind();
  expect((await read('/en')).html).toBe('/en 2');
  expect(drawn).toEqual(['/en', '/en']);
});

test('what nobody asked for in two minutes is drawn before it is given, once for all who wait', async () => {
  const { drawn, read, pass } = readers();
  await read('/en');
  pass(120);
  const [one, other] = await Promise.all([read('/en'), read('/en')]);
  expect([one.html, other.html]).toEqual(['/en 2', '/en 2']);
  expect(drawn).toHaveLength(2);
});

test('when drawing fails, readers keep what was for ten minutes more, and each of them has it tried again', async () => {
  const { drawn, read, pass } = readers();
  await read('/en');
  pass(60);
  expect((await read('/en', { fails: true })).html).toBe('/en 1');
  await behind();
  pass(500);
  expect((await read('/en', { status: 500 })).html).toBe('/en 1');
  expect((await read('/en', { fails: true })).html).toBe('/en 1');
  expect(drawn).toHaveLength(4);
  pass(100);
  await expect(read('/en', { fails: true })).rejects.toThrow('no database');
  expect((await read('/en')).html).toBe('/en 6');
});

test('nothing of yesterday, or of another phase, is given after the border', async () => {
  const { read, pass, in: after } = readers();
  await read('/en', { border: after(10) });
  pass(10);
  expect((await read('/en')).html).toBe('/en 2');
});

test('a page that exists no longer is not kept', async () => {
  const { drawn, read, pass } = readers();
  await read('/en/none', { status: 404 });
  await read('/en/none', { status: 404 });
  expect(drawn).toHaveLength(2);
  await read('/en');
  pass(60);
  await read('/en', { status: 404 });
  await behind();
  expect((await read('/en', { status: 404 })).status).toBe(404);
});

test.each([
  ['number', { entries: 2, bytes: 1_000 }],
  ['size', { entries: 9, bytes: 6 }],
])('the least recently used goes first, by %s', async (_what, most) => {
  const { drawn, read } = readers(most);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key);
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

test('changed content drops everything, also what is being drawn anew of the old', async () => {
  const { cache, read, pass } = readers();
  await read('/en');
  pass(60);
  await read('/en');
  cache.clear();
  await behind();
  expect((await read('/en')).html).toBe('/en 3');
});
