import { buildTestSite, textOf, type TestSite } from '../support/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());

const pages = [
  '/contact',
  '/media',
  '/topic/drives',
  '/video',
  '/image',
  '/exhibition/traffic',
  '/exhibition/support-units/co-organiser',
  '/exhibitors/advertising/outdoor/flags',
  '/exhibitors/download/build',
  // The organiser's own pages, with one path segment and with more.
  '/buyers',
  '/guide/first-visit',
];
const READ = ['zh-tw', 'ru', 'ja'] as const;

test.each(pages)('%s is a separate page in each language', async (path) => {
  const answers = await Promise.all(READ.map((locale) => site.get(`/${locale}${path}`)));
  expect(answers.map(({ status }) => status)).toEqual(READ.map(() => 200));
  const mains = answers.map(({ html }) => textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''));
  expect(new Set(mains).size).toBe(READ.length);
  for (const { html } of answers) expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
});

test.each([
  ['/en/topic/nothing'],
  ['/en/video/nothing'],
  ['/en/image?current=99'],
  ['/en/audience/download/build'],
  ['/en/exhibitors/advertising/outdoor/nothing'],
  ['/en/exhibitors/advertising/flags'],
  ['/en/exhibition/support-units/friend'],
  ['/en/page/nothing'],
  ['/page/2022/9'],
  ['/en/guide/nothing'],
])('%s does not exist', async (path) => {
  expect((await site.get(path)).status).toBe(404);
});

test.each([
  ['/page/2022', '2022年8月15日至18日', '第23届'],
  ['/page/2022/1', '2022年8月15日至18日', '第23届'],
  ['/page/2023', '2023年3月29日至4月1日', '第24届'],
  ['/page/2023/trip', '2023年3月29日至4月1日', '第24届'],
  ['/page/2025', '2025年3月26日至29日', '第26届'],
  ['/page/live2021', '2021年3月30日至4月2日', '第22届'],
  ['/page/2021/ad', '2021年3月30日至4月2日', '第22届'],
  ['/page/mobile/2022', '2022年8月15日至18日', '第23届'],
  ['/page/rus/2025', '26–29 марта 2025', '26-я выставка'],
])('%s has the dates and the title of its own edition', async (path, range, number) => {
  const { html } = await site.get(path);
  const text = textOf(html).replace(/[\s\u00a0]+/g, ' ');
  expect(text).toContain(range);
  expect(text).toContain(number);
  expect(text).not.toContain('2026');
});

test('the file viewer may frame only this site; no other page may frame anything', async () => {
  const viewer = await site.get('/page/file/viewer?url=/media/files/visitor-guide.en.pdf&lang=en');
  expect(viewer.lang).toBe('en');
  expect(viewer.headers['content-security-policy']).toContain("frame-src 'self'");
  expect(viewer.html).toContain('src="/media/files/visitor-guide.en.pdf?inline=1"');
  const foreign = await site.get('/page/file/viewer?url=https://evil.example/x.pdf&lang=en');
  expect([viewer.status, foreign.status]).toEqual([200, 400]);
  expect(textOf(foreign.html)).toContain('This file is not on this site');
  expect(foreign.html).not.toContain('evil.example/x.pdf"');
  expect((await site.get('/en/about')).headers['content-security-policy']).not.toContain('frame-src');
});

test('a video has structured data, and a details page without an id shows its list', async () => {
  const { data } = await site.visitor().call('POST', '/web/video/findPage', { current: 1, size: 1 });
  const { html } = await site.get(`/en/video/details/${(data as { records: { id: string }[] }).records[0]?.id}`);
  expect(html).toContain('"@type":"VideoObject"');
  expect(html).toMatch(/<track kind="captions"[^>]*srcLang="en"[^>]*default/);
  expect(await site.get('/en/video/details')).toMatchObject({ status: 302 });
});

test.each(['/media/files/no-such-file.pdf', '/media/video/gone.mp4', '/art/no-scene/0/x.svg'])(
  'the viewer returns 404 for %s and explains it',
  async (file) => {
    const { status, html } = await site.get(`/page/file/viewer?url=${file}&lang=en`);
    expect(status).toBe(404);
    expect(textOf(html)).toContain('File not found');
    expect(html).not.toContain('<iframe');
  },
);

test('the list of videos uses the media menu', async () => {
  const { html } = await site.get('/en/video');
  const active = /<button[^>]*data-top[^>]*data-active[^>]*><span>(.*?)<\/span>/.exec(html)?.[1];
  expect(active).toBe('Media');
});

test('expired deadlines of exhibitors are struck through', async () => {
  const { html } = await site.get('/en/exhibitors/process');
  const struck = [...html.matchAll(/<s>(.*?)<\/s>/gs)].map(([, text = '']) => textOf(text));
  expect(struck).toContain('10 February 2026');
  expect(struck).toContain('until 10 February 2026');
  expect(struck).not.toContain('13 March 2026');
});

test('the deadline of registration is struck through from its minute on, on the visa page and in the menu', async () => {
  const deadline = '30 March 2026 at 09:00';
  const pageAt = async (time: string) => {
    site.clock.set(`2026-03-30T${time}+08:00`);
    const { html } = await site.get('/en/exhibition/invitation_letter_for_visa_application');
    return { text: textOf(html), struck: html.match(/<s>.*?<\/s>/g) ?? [] };
  };
  const before = await pageAt('08:59:59');
  expect(before.text).toContain(`until ${deadline}`);
  expect(before.text).toContain('Free of charge from abroad, until 30 March 2026, 9:00');
  expect(before.struck).toEqual([]);
  const after = await pageAt('09:00:00');
  expect(after.struck).toHaveLength(2);
  for (const text of after.struck) expect(textOf(text)).toBe(`until ${deadline}`);
  expect(after.text).toContain(`until ${deadline} passed`);
  expect(after.text).not.toContain('Free of charge from abroad, until');
});
