import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureStore } from './openGraph';

let folder: string;
let warnings: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** A drawing function that yields to the event loop, so that another one could start meanwhile. */
const drawing = (name: string) => async () => {
  warnings.push(`${name} begins`);
  await new Promise((resolve) => setImmediate(resolve));
  warnings.push(`${name} ends`);
  return Buffer.from(name);
};

test('renders requested pictures one at a time, and each picture once', async () => {
  const store = new PictureStore(folder);
  const requests = ['hall', 'booth', 'hall'].map((name) => store.get(name, drawing(name)));
  expect((await Promise.all(requests)).map(String)).toEqual(['hall', 'booth', 'hall']);
  expect([...warnings].sort()).toEqual(['booth begins', 'booth ends', 'hall begins', 'hall ends']);
  for (const at of [0, 2]) expect(warnings[at + 1]).toBe(warnings[at]?.replace('begins', 'ends'));
});

test('rejects a picture that cannot be rendered and continues with the next', async () => {
  const store = new PictureStore(folder);
  const broken = store.get('booth', () => Promise.reject(new Error('no outline')));
  const hall = store.get('hall', drawing('hall'));
  await expect(broken).rejects.toThrow('no outline');
  expect(String(await hall)).toBe('hall');
});
