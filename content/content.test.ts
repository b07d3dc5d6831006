import fs from 'node:fs';
import path from 'node:path';
import { newestOf } from '../tests/support/newestOf.mjs';
import { METRES_A_MINUTE } from './art/scenes/flat';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Obj = { [key: string]: Json };
const read = (file: string): Obj => JSON.parse(fs.readFileSync(path.join(__dirname, file), 'utf8')) as Obj;
const items = (file: string): Obj[] => read(file).items as Obj[];
const files = fs
  .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((f) => f.endsWith('.json') && !f.startsWith('tools/'))
  .sort();
const news = files.filter((f) => f.startsWith('news/')).map((f) => ({ file: f, item: read(f) }));

function visit(value: Json, see: (value: Obj, at: string) => void, at = ''): void {
  if (Array.isArray(value)) value.forEach((v, i) => visit(v, see, `${at}/${i}`));
  else if (value !== null && typeof value === 'object') {
    see(value, at);
    for (const [k, v] of Object.entries(value)) visit(v, see, `${at}/${k}`);
  }
}

/** The routes that a link of the site may name, without their language, as patterns. */
const routes = fs
  .readFileSync(path.join(__dirname, '../docs/specification/routes.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t')[0]!)
  .filter((r) => r.startsWith('/'))
  .map((r) => r.replace(/^\/\{lang\}/, ''))
  .filter((r) => r !== '/*' && r !== '/{token}')
  // The list names the first in the line of /newsletter/confirm; the others are ours.
  .concat('/newsletter/unsubscribe', '/stop', '/submission')
  .map((r) => new RegExp(`^${r.replace(/\/\{[^}]+\?\}/g, '(/[^/]+)?').replace(/\{[^}]+\}/g, '[^/]+')}$`));
/** The addresses of the editors' own pages. */
const ownPages = files.filter((f) => f.startsWith('pages/')).map((file) => read(file).routeUrl as string);
const isRoute = (link: string): boolean => link === '/' || ownPages.includes(link) || routes.some((r) => r.test(link));

describe('the content', () => {
  test.each(files)('%s has every localised text in Chinese and English, and no empty text', (file) => {
    const wrong: string[] = [];
    visit(read(file), (value, at) => {
      if (!('zh-cn' in value) && !('en' in value)) return;
      if (at.endsWith('/body') || at.endsWith('/titleLines')) return;
      for (const [k, v] of Object.entries(value))
        if (!['zh-cn', 'en', 'ru', 'zh-tw', 'ja'].includes(k) || typeof v !== 'string' || v.trim() === '')
          wrong.push(`${at}/${k}`);
      if (!value['zh-cn'] || !value.en) wrong.push(at);
    });
    expect(wrong).toEqual([]);
  });

  test.each(['menu.json', 'home.json', ...files.filter((f) => f.startsWith('pages/'))])(
    '%s is complete in Russian and Japanese',
    (file) => {
      const wrong: string[] = [];
      visit(read(file), (value, at) => {
        if ('zh-cn' in value && (!value.ru || !value.ja)) wrong.push(at);
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each(['meetings.json', 'meeting-themes.json', 'meeting-news.json', 'meeting-banners.json'])(
    '%s is complete in Russian and Japanese, except for names of people and companies',
    (file) => {
      const wrong: string[] = [];
      visit(read(file), (value, at) => {
        if ('zh-cn' in value && (!value.ru || !value.ja) && !/\/speakers\/\d+\/(?:name|company)$/.test(at))
          wrong.push(at);
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each(files.filter((f) => 'items' in read(f)))('%s has unique ids', (file) => {
    const ids = items(file).map((i) => i.id);
    expect(ids.every((id) => typeof id === 'string' || typeof id === 'number')).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('menu, home and search texts name existing routes only', () => {
    const wrong: string[] = [];
    const check = (link: Json | undefined, at: string): void => {
      if (typeof link !== 'string' || link.startsWith('https://') || link.startsWith('/art/')) return;
      if (!isRoute(link.replace(/\?.*/, ''))) wrong.push(`${at} ${link}`);
    };
    for (const file of ['menu.json', 'home.json'])
      visit(read(file), (v, at) => {
        check(v.path, at);
        if (typeof v.link === 'string') check(v.link, at);
      });
    for (const s of items('seo.json'))
      if (!isRoute(String(s.requestUrl).replace(/\/$/, '') || '/') && !isRoute(`${String(s.requestUrl)}/x`))
        check(s.requestUrl, 'seo');
    expect(wrong).toEqual([]);
  });

  test('search texts are distinct within each language', () => {
    for (const lang of ['zh-cn', 'en', 'ru', 'ja'])
      for (const field of ['title', 'description']) {
        const list = items('seo.json').map((s) => (s[field] as Obj)[lang]);
        expect(list.filter((t, i) => list.indexOf(t) !== i)).toEqual([]);
      }
  });

  test('themes and halls match, and hall 2 belongs to theme 3', () => {
    const [demonstrations, ...halls] = items('halls.json');
    expect(demonstrations).toMatchObject({ number: 2, themeId: 3 });
    expect(halls.map((h) => h.number)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17]);
    for (const t of items('themes.json'))
      expect(halls.filter((h) => h.themeId === t.id).map((h) => h.number)).toEqual(t.halls);
  });

  test('booth numbers have the right format and match their hall', () => {
    const block = items('home.json').find((b) => b.id === 'exhibitors')!;
    for (const e of block.items as Obj[]) {
      expect(e.booth).toMatch(/^\d+-[A-Z]\d{2}$/);
      expect(String(e.booth).split('-')[0]).toBe(String(e.hall));
    }
  });

  test('the 2026 edition has the days and hours of the specification', () => {
    const e = read('editions/2026.json');
    expect((e.days as Obj[]).map((d) => `${d.date} ${d.weekEn} ${d.time}`)).toEqual([
      '2026-03-31 Tue 9:00-17:00',
      '2026-04-01 Wed 9:00-17:00',
      '2026-04-02 Thu 9:00-17:00',
      '2026-04-03 Fri 9:00-15:00',
    ]);
    expect([e.number, e.preRegDeadline]).toEqual([27, '2026-03-30T09:00:00+08:00']);
    expect(files.filter((f) => f.startsWith('editions/') && read(f).current === true)).toEqual(['editions/2026.json']);
  });
});

describe('news', () => {
  const types = items('types.json')
    .filter((t) => t.kind === 'news')
    .map((t) => t.id);

  test('has 60 published items and one draft, each with its own time', () => {
    expect(news.filter((n) => n.item.published === true)).toHaveLength(60);
    expect(news.filter((n) => n.item.published === false)).toHaveLength(1);
    expect(new Set(news.map((n) => n.item.publishedAt)).size).toBe(news.length);
  });

  test.each(news.map((n) => n.file))('%s has a type, a name and a text in both languages', (file) => {
    const item = read(file);
    expect(`news/${item.id as string}.json`).toBe(file);
    expect(types).toContain(item.type);
    for (const [lang, name] of Object.entries(item.body as Obj)) {
      const text = fs.readFileSync(path.join(__dirname, 'news', String(name)), 'utf8');
      const length = lang === 'en' ? text.split(/\s+/).length : text.replace(/\s/g, '').length;
      expect(length).toBeGreaterThan(item.published ? 150 : 50);
      expect(text).not.toMatch(/<[a-z]|^# /m);
    }
  });
});

describe('library', () => {
  /** Each picture that a file shows, without those that a later file would show again. */
  const pictures = (file: string): string[] => {
    const found: string[] = [];
    visit(read(file), (value) => {
      if ('scene' in value && 'seed' in value) found.push(`${String(value.scene)}/${String(value.seed)}`);
    });
    return found;
  };

  test('has 12 videos, 80 photos, 40 downloads and 40 support units', () => {
    expect(['videos', 'photos', 'downloads', 'support-units'].map((name) => items(`${name}.json`).length)).toEqual([
      12, 80, 40, 40,
    ]);
  });

  test('shows no picture twice', () => {
    // The cover of a film is one of its shots.
    const shots = items('videos.json').flatMap((video) => video.shots as Obj[]);
    const all = [
      'photos.json',
      'support-units.json',
      'advert-types.json',
      'advert-details.json',
      'advert-displays.json',
      'topics.json',
      'landing.json',
      ...news.map((n) => n.file),
    ]
      .flatMap(pictures)
      .concat(shots.map(({ scene, seed }) => `${String(scene)}/${String(seed)}`));
    expect(all.filter((picture, place) => all.indexOf(picture) !== place)).toEqual([]);
  });

  test('lists exactly the existing media files, with their sizes', () => {
    const folder = path.join(__dirname, '../public/media');
    const there = ['files', 'video'].flatMap((name) =>
      fs.readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`),
    );
    const listed = items('media-files.json');
    expect(listed.map(({ id }) => id).sort()).toEqual(there.sort());
    for (const { id, size } of listed) expect(fs.statSync(path.join(folder, String(id))).size).toBe(size);
  });

  test('has a text for each download that is not generated from other files', () => {
    const own = items('downloads/texts.json').map(({ id }) => id);
    const derived = /^(programme|exhibition)(-|$)|^(exhibitor-list|booth-list|hall-plan|advert-(prices|table))$/;
    const downloads = items('downloads.json').map(({ id }) => String(id));
    expect(downloads.filter((id) => !own.includes(id) && !derived.test(id))).toEqual([]);
    expect(own.filter((id) => !downloads.includes(String(id)))).toEqual([]);
  });
});

test('the drawn walk from a hotel takes the minutes that its text gives', () => {
  const walks: [string, string][] = [];
  visit(read('pages/accommodation.json'), (value) => {
    const picture = value.picture as Obj | undefined;
    if (picture?.scene !== 'walk') return;
    const metres = String(picture.seed)
      .split('-')
      .reduce((sum, leg) => sum + Number(leg.slice(1)), 0);
    const notes = Object.values(value.note as Obj).map((text) => /\d+/.exec(String(text))?.[0]);
    walks.push([String(metres / METRES_A_MINUTE), [...new Set(notes)].join(' ')]);
  });
  expect(walks).toHaveLength(3);
  for (const [drawn, written] of walks) expect(written).toBe(drawn);
});

test.each(['questionnaire-en', 'questionnaire-zh'])(
  'each option of the newest %s has its meaning for suggestions in interests.json',
  (formId) => {
    const codes: Json[] = [];
    visit(read(`../public/forms/${formId}/${newestOf(formId)}.json`), ({ value, label }) => {
      if (value !== undefined && label !== undefined) codes.push(value);
    });
    expect(codes).toEqual(items('interests.json').map(({ id }) => id!));
  },
);
