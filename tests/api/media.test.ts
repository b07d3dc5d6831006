/** Videos, photos, their types and files, and messages to the editors. */
import { readFileSync } from 'node:fs';
import { contentId } from '../../server/lib/ids';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  db = site.database.db;
});
afterAll(() => site.close());

interface Video {
  id: string;
  title: string;
  typeId: string;
  publishedAt: string;
  views: number;
  durationSeconds: number;
}
interface Page<T> {
  records: T[];
  total: number;
}
const allRecords = { current: 1, size: 100 };
const data = async <T>(...args: Parameters<ReturnType<TestApp['visitor']>['request']>): Promise<T> => {
  const response = await site.visitor().request(...args);
  expect(response.code).toBe(200);
  return response.data as T;
};
const videos = (body: object = {}) => data<Page<Video>>('mediaVideos', { body: { ...allRecords, ...body } });
const idOf = (slug: string) => contentId('video', slug);
let db: TestApp['database']['db'];

describe('videos', () => {
  test('lists 12, the newest first, by type, year and keyword', async () => {
    const { records, total } = await videos();
    expect(total).toBe(12);
    expect(records.map(({ publishedAt }) => publishedAt)).toEqual(
      records.map(({ publishedAt }) => publishedAt).sort((one, other) => Date.parse(other) - Date.parse(one)),
    );
    const workshop = await videos({ typeId: 'workshop' });
    expect(workshop.records).toEqual(records.filter(({ typeId }) => typeId === 'workshop'));
    expect(workshop.total).toBe(11);
    expect([(await videos({ year: 2025 })).total, (await videos({ year: 2026 })).total]).toEqual([0, 12]);
    expect((await videos({ keyword: 'quiet gear' })).records.map(({ id }) => id)).toEqual([idOf('gear-mesh')]);
    expect((await videos({ keyword: '安静的齿轮' })).records.map(({ id }) => id)).toEqual([idOf('gear-mesh')]);
    // A literal character, not a wildcard for “quiet gear”.
    expect((await videos({ keyword: 'quiet%gear' })).total).toBe(0);
  });

  test('omits drafts and future videos, and their files', async () => {
    const [draft, tomorrow] = ['gear-mesh', 'grip'];
    await db.updateTable('video').set({ published: false }).where('slug', '=', draft).execute();
    await db
      .updateTable('video')
      .set({ published_at: new Date('2026-03-10T02:00:01Z') })
      .where('slug', '=', tomorrow)
      .execute();
    const ids = (await videos()).records.map(({ id }) => id);
    expect(ids).toHaveLength(10);
    const li = site.visitor();
    for (const slug of [draft, tomorrow]) {
      expect(ids).not.toContain(idOf(slug));
      for (const call of ['mediaVideo', 'mediaRecommendedVideos'] as const)
        expect(errorOf(await li.request(call, { path: { id: idOf(slug) } }))).toEqual({
          code: 404,
          reason: 'record.notFound',
        });
      expect((await site.app.inject(`/media/video/${slug}.mp4`)).statusCode).toBe(404);
    }
    const topic = (await li.request('topicHome', { path: { id: 'drives' } })).data as {
      videos: Video[];
      blocks: { kind: string }[];
    };
    expect(topic.videos.map(({ id }) => id)).toEqual(['ring-probe'].map(idOf));
    expect(topic.blocks.map(({ kind }) => kind)).toEqual(['text', 'quote', 'links']);
    const types = await data<Page<{ id: string; count: number }>>('mediaTypes', {
      body: { ...allRecords, kind: 'video' },
    });
    expect(types.records.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    await db.updateTable('video').set({ published: true }).where('slug', '=', draft).execute();
    await db
      .updateTable('video')
      .set({ published_at: new Date('2026-02-18T02:00:00Z') })
      .where('slug', '=', tomorrow)
      .execute();
    expect((await videos()).total).toBe(12);
  });

  test('count one view per session and hour', async () => {
    const path = { id: idOf('bend') };
    const views = async (client = site.visitor()) =>
      ((await client.request('mediaVideo', { path })).data as Video).views;
    const stored = async () =>
      (await db.selectFrom('video').select('views').where('slug', '=', 'bend').executeTakeFirstOrThrow()).views;
    const anna = site.visitor();
    await views(anna);
    await views(anna);
    expect(await stored()).toBe(1);
    await views(site.visitor());
    expect(await stored()).toBe(2);
  });

  test('recommend the others, those of the same type first', async () => {
    const list = await data<Video[]>('mediaRecommendedVideos', { path: { id: idOf('board') } });
    expect(list.map(({ typeId }) => typeId)).toEqual([...Array<string>(10).fill('workshop'), 'visit-film']);
    expect(list.map(({ id }) => id)).not.toContain(idOf('board'));
  });

  test('return an error with its field for unknown ids and invalid lists', async () => {
    const li = site.visitor();
    const requestError = async (...args: Parameters<typeof li.request>) => errorOf(await li.request(...args));
    expect(await requestError('mediaVideo', { path: { id: contentId('video', 'none') } })).toEqual({
      code: 404,
      reason: 'record.notFound',
    });
    expect(await requestError('mediaVideo', { path: { id: 'x' } })).toEqual({
      code: 400,
      reason: 'request.invalid',
      fields: ['/path/id'],
    });
    expect(await requestError('mediaVideos', { body: { current: 0, size: 101 } })).toEqual({
      code: 400,
      reason: 'request.invalid',
      fields: ['/body/current', '/body/size'],
    });
    expect(
      await requestError('mediaImages', { body: { ...allRecords, year: 1999, keyword: 'x'.repeat(101) } }),
    ).toEqual({
      code: 400,
      reason: 'request.invalid',
      fields: ['/body/year', '/body/keyword'],
    });
  });

  test('have a film of the stated length with its index first, and captions', async () => {
    for (const { id, durationSeconds } of (await videos()).records) {
      const video = await data<{
        sources: { url: string }[];
        captions: { url: string; locale: string }[];
        transcript: string;
        chapters: { from: number; title: string; text: string }[];
      }>('mediaVideo', { path: { id } });
      const film = (await site.app.inject(video.sources[0]!.url)).rawPayload;
      const boxes = boxesOf(film);
      expect(boxes.map(({ type }) => type).filter((type) => type !== 'free')).toEqual(['ftyp', 'moov', 'mdat']);
      expect(film.length).toBeLessThanOrEqual(2_000_000);
      expect([durationSeconds >= 20, durationSeconds <= 40]).toEqual([true, true]);
      const header = film.indexOf('mvhd') + 4;
      expect(film.readUInt32BE(header + 16) / film.readUInt32BE(header + 12)).toBeCloseTo(durationSeconds, 1);
      expect(video.captions.map(({ locale }) => locale)).toEqual(['zh-cn', 'en', 'ru', 'zh-tw', 'ja']);
      const captions = await site.app.inject(video.captions.find(({ locale }) => locale === 'en')!.url);
      expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
      expect(captions.body).toMatch(/^WEBVTT\n\n00:00:02\.000 --> 00:00:10\.000\n/);
      // A caption ends its chapter's text, which first says what is seen.
      const lines = captions.body.split('\n').filter((line) => line && !/WEBVTT|-->/.test(line));
      expect(lines.map((line, at) => video.chapters[at]!.text.endsWith(line))).toEqual([true, true, true]);
      expect(video.transcript.split('\n')).toEqual(video.chapters.map(({ text }) => text));
    }
  });

  test('support range requests and are cacheable for a year by their fingerprint', async () => {
    const { sources } = await data<{ sources: { url: string }[] }>('mediaVideo', { path: { id: idOf('toolpath') } });
    const url = sources[0]!.url;
    const bytes = readFileSync('public/media/video/toolpath.mp4');
    const part = await site.app.inject({ url, headers: { range: 'bytes=100-299' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes 100-299/${bytes.length}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(part.rawPayload).toEqual(bytes.subarray(100, 300));
    expect((await site.app.inject('/media/video/toolpath.mp4')).headers['cache-control']).toBe('public, max-age=3600');
    for (const wrong of [
      '/media/video/none.mp4',
      '/media/video/..%2f..%2fpackage.json',
      '/media/other/toolpath.mp4',
      '/media/video/toolpath.fr.vtt',
    ])
      expect((await site.app.inject(wrong)).statusCode).toBe(404);
  });
});

/** The boxes of an MP4 file, in order. */
function boxesOf(film: Buffer): { type: string }[] {
  const boxes = [];
  for (let at = 0; at < film.length; at += film.readUInt32BE(at))
    boxes.push({ type: film.toString('latin1', at + 4, at + 8) });
  return boxes;
}

describe('photos', () => {
  interface Photo {
    id: string;
    typeId: string;
    takenAt: string;
    picture: { url: string };
    thumbnail: { width: number };
  }
  const photos = (body: object = {}) => data<Page<Photo>>('mediaImages', { body: { ...allRecords, ...body } });

  test('lists 80 different pictures by type, year and keyword', async () => {
    const { records, total } = await photos();
    expect(total).toBe(80);
    expect(new Set(records.map(({ picture }) => picture.url)).size).toBe(80);
    expect((await photos({ typeId: 'halls' })).records).toEqual(records.filter(({ typeId }) => typeId === 'halls'));
    expect((await photos({ year: 2023 })).records).toEqual(records.filter(({ takenAt }) => takenAt.startsWith('2023')));
    expect((await photos({ keyword: 'ruby' })).total).toBe(1);
    const picture = await site.app.inject(records[0]!.picture.url);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  test('omits unpublished photos from lists and counts', async () => {
    await db.updateTable('photo').set({ published: false }).where('type_id', '=', 'halls').execute();
    expect((await photos()).records.filter(({ typeId }) => typeId === 'halls')).toEqual([]);
    const types = await data<Page<{ id: string; count: number }>>('mediaTypes', {
      body: { ...allRecords, kind: 'image' },
    });
    expect(types.records.find(({ id }) => id === 'halls')).toMatchObject({ count: 0 });
    await db.updateTable('photo').set({ published: true }).execute();
  });
});

describe('a message to the editors', () => {
  const message = { name: 'Anna Schmidt', email: 'anna@example.com', content: 'Where is the plan of hall 13?' };
  const press = 'press@imt-shenzhen.example';
  const storedMessages = () => db.selectFrom('exchange_message').selectAll().execute();

  test('needs a new captcha each time, is stored and mailed with its subject', async () => {
    const anna = site.visitor();
    const send = async (query: Record<string, string>) =>
      errorOf(await anna.request('mediaExchangeMessage', { query }));
    expect(await send(message)).toEqual({ code: 400, reason: 'captcha.required' });
    await anna.solveCaptcha();
    const newsId = contentId('news', 'bearing-life-cube-law');
    const response = await anna.request('mediaExchangeMessage', { query: { ...message, newsId } });
    expect(response).toMatchObject({ code: 200, data: { receivedAt: '2026-03-10T02:00:00.000Z' } });
    expect(await send(message)).toEqual({ code: 400, reason: 'captcha.required' });
    expect(await storedMessages()).toMatchObject([{ ...message, news_id: newsId, locale: 'en' }]);
    const { text } = await anna.newestMail(press);
    for (const part of ['轴承寿命的三次方', message.content, message.email]) expect(text).toContain(part);
    await db.deleteFrom('exchange_message').execute();
  });

  test('is rejected with its field if invalid, and uses no captcha and stores nothing', async () => {
    const anna = site.visitor();
    await anna.solveCaptcha();
    const send = async (query: Record<string, string>) =>
      errorOf(await anna.request('mediaExchangeMessage', { query }));
    expect(await send({ ...message, email: 'anna', content: 'x' })).toEqual({
      code: 400,
      reason: 'request.invalid',
      fields: ['/query/email', '/query/content'],
    });
    expect(await send({ ...message, newsId: contentId('news', 'late-opening-draft') })).toEqual({
      code: 404,
      reason: 'record.notFound',
      fields: ['/query/newsId'],
    });
    expect(await storedMessages()).toEqual([]);
    expect((await anna.request('mediaExchangeMessage', { query: message })).code).toBe(200);
  });

  test('is limited to five an hour from an IP address', async () => {
    await db.deleteFrom('exchange_message').execute();
    const anna = site.visitor();
    for (let count = 0; count < 6; count++) {
      await anna.solveCaptcha();
      expect((await anna.request('mediaExchangeMessage', { query: message })).code).toBe(count < 5 ? 200 : 400);
    }
    expect(await storedMessages()).toHaveLength(5);
  });
});
