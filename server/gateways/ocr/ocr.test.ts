import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { LocalOcr } from './ocr';

const open: LocalOcr[] = [];
const makeOcr = (bounds?: ConstructorParameters<typeof LocalOcr>[0]): LocalOcr => {
  const ocr = new LocalOcr(bounds);
  open.push(ocr);
  return ocr;
};
afterEach(() => Promise.all(open.splice(0).map((ocr) => ocr.close())));

/** A white picture, because these tests don't depend on the content. */
const picture = () =>
  sharp({ create: { width: 300, height: 120, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('ocr-'));

test('reads no lines from an empty picture and leaves no folder', async () => {
  const before = folders();
  const response = await makeOcr().read(await picture());
  expect(response).toEqual({ outcome: 'read', reading: { mixed: [], latin: [] } });
  expect(folders()).toEqual(before);
});

test('returns busy when the queue is full', async () => {
  const ocr = makeOcr({ maxQueued: 2 });
  const image = await picture();
  const [first, second, third] = await Promise.all([ocr.read(image), ocr.read(image), ocr.read(image)]);
  expect([first.outcome, second.outcome, third.outcome]).toEqual(['read', 'read', 'busy']);
  expect((await ocr.read(image)).outcome).toBe('read');
});

test('fails on timeout, and reads the next picture with new threads', async () => {
  const ocr = makeOcr({ timeoutMs: 1 });
  const image = await picture();
  expect((await ocr.read(image)).outcome).toBe('failed');
  expect((await ocr.read(image)).outcome).toBe('failed');
});

test('stops idle threads and starts them again', async () => {
  const ocr = makeOcr({ idleMs: 1 });
  const image = await picture();
  expect((await ocr.read(image)).outcome).toBe('read');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await ocr.read(image)).outcome).toBe('read');
});

test('closing finishes the current picture and rejects queued and new ones', async () => {
  const ocr = makeOcr();
  const image = await picture();
  const waiting = [ocr.read(image), ocr.read(image)];
  await new Promise((resolve) => setTimeout(resolve, 1));
  await ocr.close();
  expect((await Promise.all(waiting)).map(({ outcome }) => outcome)).toEqual(['read', 'busy']);
  expect((await ocr.read(image)).outcome).toBe('busy');
});
