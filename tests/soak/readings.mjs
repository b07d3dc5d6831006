/**
 * Read requests of visitors: every page of the sitemap, the first ones more often, and lists and searches.
 */

const HOMES = ['/en', '/zh-cn', '/ru', '/ja', '/zh-tw'];
const FORM = '/en/audience/registration';
const LISTS = ['/en/exhibitor-list', '/zh-cn/exhibitor-list', '/en/news', '/zh-cn/news', FORM];
const keywords = ['laser', 'robot', 'bearings', '激光', '机床', 'vision', 'welding', '机器人', 'sensor', '轴承'];
const themes = [1, 2, 3, 4, 5];

const pathsIn = (text) => [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');

/** The site's own list of pages, including nested sitemaps. */
async function sitemap(base, path = '/sitemap.xml') {
  const text = await (await fetch(base + path)).text();
  const paths = pathsIn(text);
  if (!/<sitemapindex/.test(text)) return paths;
  return (await Promise.all(paths.map((one) => sitemap(base, one)))).flat();
}

const json = { 'content-type': 'application/json' };

/** Lists and searches, varied. */
function listAt(at) {
  const headers = { ...json, 'x-locale': at % 2 ? 'en' : 'zh-cn' };
  const keyword = keywords[at % keywords.length];
  const post = (path, body) => ({ method: 'POST', path, headers, body: JSON.stringify(body) });
  const all = [
    post('/api/exhibitor/findPage', { current: 1 + (at % 3), size: 20, themeIds: [themes[at % themes.length]] }),
    { path: `/api/web/search/findListByKeyword/${encodeURIComponent(keyword)}`, headers },
    post('/api/exhibit/findPage', { current: 1, size: 20 }),
    post('/api/exhibitor/findPage', { current: 1, size: 20, keyword }),
    post('/api/web/news/findPage', { current: 1 + (at % 2), size: 10 }),
    post('/api/web/meeting/findPage', { current: 1, size: 10 }),
  ];
  return all[at % all.length];
}

/** The number of the sitemap's first pages that are popular. */
const POPULAR_PAGES = 100;

/** The Open Graph image of a page: rendered once and stored in the data folder. */
const pictureOf = (page) => `/og${page.split('?')[0]}.png`;

/** The step between consecutive pages of `each`: a prime, so that all pages are visited before one repeats. */
const STRIDE = 17;

/**
 * Returns functions for the at-th page, the at-th list, a form, each page of the sitemap in turn, and its image. Of
 * eight pages four are home pages, two lists, one is popular, and one is any of the sitemap, which no cache has.
 */
export async function createReadRequests(base) {
  const pages = await sitemap(base);
  if (pages.length < 100) throw new Error(`The sitemap has only ${pages.length} pages.`);
  const page = (at) => {
    if (at % 100 === 51) return pictureOf(pages[(at * 3) % pages.length]);
    if (at % 2 === 0) return HOMES[(at / 2) % HOMES.length];
    if (at % 4 === 1) return LISTS[((at - 1) / 4) % LISTS.length];
    const turn = (at - 3) / 4;
    return pages[turn % 2 === 0 ? (turn / 2) % POPULAR_PAGES : (turn * 7) % pages.length];
  };
  // The stride mixes page kinds, because the sitemap lists one kind after the other.
  const pathInTurn = (at) => pages[(at * STRIDE) % pages.length];
  return {
    pages: pages.length,
    page: (at) => ({ path: page(at) }),
    each: (at) => ({ path: pathInTurn(at) }),
    // A visitor who opens the registration has no ticket yet.
    form: () => ({ path: FORM }),
    picture: (at) => ({ path: pictureOf(pathInTurn(at)) }),
    list: listAt,
  };
}
