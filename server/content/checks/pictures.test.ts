import { resolve } from 'node:path';
import { mismatchedPictures } from './pictures';
import { picture } from '../schemas';
import { readContent, type Content } from '../read';

let content: Content;
beforeAll(async () => {
  ({ content } = await readContent(resolve('content')));
});

test('each picture of the content shows what its text is about', () => {
  expect(mismatchedPictures(content)).toEqual([]);
});

test('an EDM machine shown as a milling tool is reported', () => {
  const edm = content.exhibits.find(({ name }) => name.en.endsWith('wire EDM machine'))!;
  const wrong = { ...edm, pictures: [{ ...edm.pictures[0]!, scene: 'milling' as const }] };
  expect(mismatchedPictures({ ...content, exhibits: [wrong] })).toEqual([
    expect.objectContaining({ field: edm.id, message: expect.stringContaining('shows milling') as string }),
  ]);
});

test('a photo, a news item and a session with a picture of something else are reported', () => {
  const other = { scene: 'airShower' as const };
  const [photo, item, session] = [content.library.photos[0]!, content.news[0]!, content.meetings.meetings[0]!];
  const wrong = {
    ...content,
    library: { ...content.library, photos: [{ ...photo, picture: { ...photo.picture, ...other } }] },
    news: [{ ...item, cover: { ...item.cover, ...other } }],
    meetings: { ...content.meetings, meetings: [{ ...session, cover: { ...session.cover, ...other } }] },
  };
  expect(mismatchedPictures(wrong).map(({ file }) => file)).toEqual([
    'photos.json',
    `news/${item.id}.json`,
    'meetings.json',
  ]);
});

test('a picture has the name of its subject, a drawn mark needs a text of its own', () => {
  const base = { seed: 1, theme: 1, ground: 'tint' };
  expect(picture.parse({ ...base, scene: 'wireEdm' }).alt).toMatchObject({ en: 'Wire EDM', 'zh-cn': '电火花线切割' });
  expect(picture.safeParse({ ...base, scene: 'mark' }).success).toBe(false);
  expect(picture.safeParse({ ...base, scene: 'castle' }).success).toBe(false);
});
