/** A photo of a business card: what is read, invalid photos, and that nothing is stored. */
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { deflateSync } from 'node:zlib';
import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { OcrGateway } from '../../server/gateways/ocr/ocr';
import type { Card } from '../../server/domain/businessCards/cardParser';
import { sampleCards, photoOf, scoreOf, accuracyOf, type SampleCard } from '../support/cards';
import { buildTestApp, errorOf, type Envelope, type TestApp } from '../support/testApp';
import { upload } from '../support/workbooks';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const send = (bytes: Buffer, { field = 'image', name = 'card.jpg', at = site } = {}): Promise<Envelope> =>
  upload(at.visitor(), 'visitorBusinessCardScan', {}, { name, bytes, field });

const cards = sampleCards();
const cardOf = (file: string): SampleCard => cards.find((card) => card.file === file) as SampleCard;
// `npm run proof` reads all twenty; these differ in language, layout and font.
const selectedCards = process.env.ALL_CARDS ? cards : ['zh-01.jpg', 'zh-07.jpg', 'en-03.jpg', 'en-06.jpg'].map(cardOf);

test('reads at least four of five fields on the generated cards correctly', async () => {
  const scores = [];
  for (const card of selectedCards) {
    const response = await send(photoOf(card));
    expect({ file: card.file, code: response.code }).toEqual({ file: card.file, code: 200 });
    scores.push(scoreOf(card, response.data));
  }
  expect(accuracyOf(scores)).toBeGreaterThanOrEqual(0.8);
}, 200_000);

test('reads a rotated photo by its EXIF orientation, as PNG and as WebP too', async () => {
  const card = cardOf('en-06.jpg');
  const lying = await sharp(photoOf(card)).rotate(90).withMetadata({ orientation: 8 }).jpeg({ quality: 90 }).toBuffer();
  for (const bytes of [
    lying,
    await sharp(photoOf(card)).png().toBuffer(),
    await sharp(photoOf(card)).webp().toBuffer(),
  ]) {
    const { data } = await send(bytes, { name: 'IMG_1.bin' });
    expect(accuracyOf([scoreOf(card, data as Card)])).toBeGreaterThanOrEqual(0.8);
  }
}, 60_000);

/** A PNG header with a size, and a stream that inflates to this many bytes. */
function png(width: number, height: number, bytes: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = chunk('IDAT', deflateSync(Buffer.alloc(bytes)));
  return Buffer.concat([head, chunk('IHDR', size), body, chunk('IEND', Buffer.alloc(0))]);
}

const notAnImage = { code: 400, reason: 'upload.notAnImage', fields: ['/body/image'] };

test.each([
  ['a text', Buffer.from('a business card')],
  ['nothing', Buffer.alloc(0)],
  ['an SVG with any extension', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['a truncated JPEG', photoOf({ file: 'en-03.jpg' }).subarray(0, 20_000)],
  ['a PNG without pixels', png(400, 400, 10)],
])('rejects %s as not being a picture', async (_what, bytes) => {
  expect(errorOf(await send(bytes))).toEqual(notAnImage);
});

test('rejects a picture of more than 25 megapixels by its header, before decoding it', async () => {
  const bomb = png(30_000, 30_000, 4_000_000);
  expect(bomb.length).toBeLessThan(10_000);
  const before = process.memoryUsage().rss;
  expect(errorOf(await send(bomb))).toEqual({ code: 400, reason: 'upload.tooManyPixels', fields: ['/body/image'] });
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('rejects a file over 5 MB, a missing file and a second file with their reasons', async () => {
  expect(errorOf(await send(Buffer.alloc(5 * 1024 * 1024 + 1)))).toEqual({
    code: 413,
    reason: 'request.tooLarge',
    fields: ['/body/image'],
  });
  expect(errorOf(await send(photoOf(cardOf('en-03.jpg')), { field: 'photo' }))).toMatchObject({
    code: 400,
    reason: 'request.invalid',
  });
});

test('explains what to do if a picture contains no readable card', async () => {
  const meadow = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#3a7d44' } })
    .jpeg()
    .toBuffer();
  const response = await send(meadow);
  expect(errorOf(response)).toEqual({ code: 400, reason: 'card.unreadable', fields: ['/body/image'] });
  expect(response.message).toContain('good light');
});

/** The number of rows in all tables except the limit counters. */
async function rows(at: TestApp): Promise<number> {
  const tables = await at.database.db.introspection.getTables();
  let total = 0;
  for (const { name } of tables.filter(({ name }) => !/limit/.test(name))) {
    const { rows: found } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(
      at.database.db,
    );
    total += found[0]?.n ?? 0;
  }
  return total;
}

test('stores nothing of a card, neither in the database nor in a file', async () => {
  const files = () => readdirSync(tmpdir()).filter((name) => name.startsWith('ocr-'));
  const before = [await rows(site), files()];
  expect((await send(photoOf(cardOf('zh-01.jpg')))).code).toBe(200);
  expect([await rows(site), files()]).toEqual(before);
});

const fakeOcr = (outcome: 'busy' | 'failed', seen: Buffer[] = []): OcrGateway => ({
  async read(picture) {
    seen.push(picture);
    return { outcome };
  },
  close: () => Promise.resolve(),
});

test('processes a re-encoded picture without the original metadata', async () => {
  const seen: Buffer[] = [];
  const other = await buildTestApp({ ocr: fakeOcr('busy', seen) });
  const tagged = await sharp(photoOf(cardOf('en-03.jpg')))
    .withExif({ IFD0: { Copyright: 'a person of whom nobody shall know' } })
    .toBuffer();
  expect(tagged.includes('a person of whom')).toBe(true);
  expect(errorOf(await send(tagged, { at: other }))).toEqual({ code: 503, reason: 'server.unavailable' });
  const { format, exif, icc, width } = await sharp(seen[0]).metadata();
  expect({ format, exif, icc, width }).toEqual({ format: 'png', exif: undefined, icc: undefined, width: 1600 });
  await other.close();
});

test('accepts 20 photos an hour from an IP address, and more an hour later', async () => {
  const other = await buildTestApp({ ocr: fakeOcr('failed') });
  const visitor = other.visitor();
  const scan = async () =>
    (await upload(visitor, 'visitorBusinessCardScan', {}, { name: 'x', bytes: Buffer.from('no'), field: 'image' }))
      .code;
  const codes = [];
  for (let count = 0; count < 21; count++) codes.push(await scan());
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  other.clock.set('2026-03-10T11:00:01+08:00');
  expect(await scan()).toBe(400);
  await other.close();
});
