/** What readers and searchers ask for: every page of the sitemap, the first ones more often, and the lists and the search behind them. */

const HOMES = ['/en', '/zh-cn', '/ru', '/ja', '/zh-tw'];
const FORM = '/en/audience/registration';
const LISTS = ['/en/exhibitor-list', '/zh-cn/exhibitor-list', '/en/news', '/zh-cn/news', FORM];
const words = ['laser', 'robot', 'bearings', '激光', '机床', 'vision', 'welding', '机器人', 'sensor', '轴承'];
const themes = [1, 2, 3, 4, 5];

const pathsIn = (text) => [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');

/** Addresses of pages as the site itself names them, sitemaps of sitemaps included. */
async function sitemap(base, path = '/sitemap.xml') {
  const text = await (await fetch(base + path)).text();
  const paths = pathsIn(text);
  if (!/<sitemapindex/.test(text)) return paths;
  return (await Promise.all(paths.map((one) => sitemap(base, one)))).flat();
}

const json = { 'content-type': 'application/json' };

/** The lists and searches, each another one for a while. */
function listAt(at) {
  const headers = { ...json, 'x-locale': at % 2 ? 'en' : 'zh-cn' };
  const word = words[at % words.length];
  const post = (path, body) => ({ method: 'POST', path, headers, body: JSON.stringify(body) });
  const all = [
    post('/api/exhibitor/findPage', { current: 1 + (at % 3), size: 20, themeIds: [themes[at % themes.length]] }),
    { path: `/api/web/search/findListByKeyword/${encodeURIComponent(word)}`, headers },
    post('/api/exhibit/findPage', { current: 1, size: 20 }),
    post('/api/exhibitor/findPage', { current: 1, size: 20, keyword: word }),
    post('/api/web/news/findPage', { current: 1 + (at % 2), size: 10 }),
    post('/api/web/meeting/findPage', { current: 1, size: 10 }),
  ];
  return all[at % all.length];
}

/** So many of the sitemap's first pages are read by everybody. */
const WELL_READ = 100;

/** The picture of a page for sharing: drawn once and kept in the data folder. */
const pictureOf = (page) => `/og${page.split('?')[0]}.png`;

/** From one page to the next of `each`: a prime, so that all of them have their turn before one comes again. */
const STRIDE = 17;

/** Gives the at-th page and the at-th list, a form, and of all pages of the sitemap each in its turn, and its picture. Of eight pages four are homes, two lists, one is well read, and one is any of the sitemap, which no cache has. */
export async function readingsOf(base) {
  const pages = await sitemap(base);
  if (pages.length < 100) throw new Error(`The sitemap names ${pages.length} pages only.`);
  const page = (at) => {
    if (at % 100 === 51) return pictureOf(pages[(at * 3) % pages.length]);
    if (at % 2 === 0) return HOMES[(at / 2) % HOMES.length];
    if (at % 4 === 1) return LISTS[((at - 1) / 4) % LISTS.length];
    const turn = (at - 3) / 4;
    return pages[turn % 2 === 0 ? (turn / 2) % WELL_READ : (turn * 7) % pages.length];
  };
  // Of so many different ones each sort has its share: the sitemap names one sort after the other.
  const inTurn = (at) => pages[(at * STRIDE) % pages.length];
  return {
    pages: pages.length,
    page: (at) => ({ path: page(at) }),
    each: (at) => ({ path: inTurn(at) }),
    // Whoever opens the registration: nobody of them has a ticket yet.
    form: () => ({ path: FORM }),
    picture: (at) => ({ path: pictureOf(inTurn(at)) }),
    list: listAt,
  };
}
