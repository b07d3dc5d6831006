import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureCache } from './openGraph';

let folder: string;
let events: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  events = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** A render function that yields to the event loop, so that another one could start meanwhile. */
const slowRender = (name: string) => async () => {
  events.push(`${name} begins`);
  await new Promise((resolve) => setImmediate(resolve));
  events.push(`${name} ends`);
  return Buffer.from(name);
};

test('renders requested pictures one at a time, and each picture once', async () => {
  const store = new PictureCache(folder);
  const requests = ['hall', 'booth', 'hall'].map((name) => store.get(name, slowRender(name)));
  expect((await Promise.all(requests)).map(String)).toEqual(['hall', 'booth', 'hall']);
  expect([...events].sort()).toEqual(['booth begins', 'booth ends', 'hall begins', 'hall ends']);
  for (const at of [0, 2]) expect(events[at + 1]).toBe(events[at]?.replace('begins', 'ends'));
});

test('rejects a picture that cannot be rendered and continues with the next', async () => {
  const store = new PictureCache(folder);
  const broken = store.get('booth', () => Promise.reject(new Error('no outline')));
  const hall = store.get('hall', slowRender('hall'));
  await expect(broken).rejects.toThrow('no outline');
  expect(String(await hall)).toBe('hall');
});
