// Every page of the specification in five languages for three kinds of clients, and the files for search engines and
// feed readers.
import { readFileSync } from 'node:fs';
import { mask } from './mask.mjs';
import { copyBaseData, prepareBaseData, ORIGIN, visitorOf, withSite } from './site.mjs';

const LANGUAGES = ['zh-cn', 'en', 'ru', 'zh-tw', 'ja'];
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const SEO_FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/openapi.json',
  '/api-docs',
  '/forms/visitor-en/2.json',
];
const BY_LANGUAGE = ['/news.rss', '/meetings.ics', '/app.webmanifest'];
/** Headers that depend on time or connection. */
const HEADERS = [
  'date',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'content-length',
  'transfer-encoding',
  'x-request-id',
];

async function firstId(path) {
  const response = await fetch(`${ORIGIN}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"current":1,"size":1}',
  });
  const { data } = await response.json();
  return (data.records ?? data)[0].id;
}

/** The URLs of docs/specification/routes.tsv, with the first record of each kind. */
export async function pageUrls() {
  const meeting = await firstId('/web/meeting/findPage');
  const replacements = [
    ['exhibitor-list/details/{id}', `exhibitor-list/details/${await firstId('/exhibitor/findPage')}`],
    ['products/details/{id?}', `products/details/${await firstId('/exhibit/findPage')}`],
    ['news/details/{id?}', `news/details/${await firstId('/web/news/findPage')}`],
    ['video/details/{id?}', `video/details/${await firstId('/web/video/findPage')}`],
    [/(?<=meeting\/(?:details|signin)\/)\{id\??\}/, meeting],
    ['meeting/{themeId}', `meeting/${await firstId('/web/meeting/theme/findPage')}`],
    ['register/{type?}', 'register/1'],
    ['{id}', '1'],
    ['*', 'no-such-page'],
  ];
  const rows = readFileSync('docs/specification/routes.tsv', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !/^(#|path\t)/.test(line))
    .map((line) => line.split('\t')[0])
    .filter((path) => !/\{token\}|^\/(forms|dev)\b/.test(path));
  const paths = rows.map((row) =>
    replacements.reduce((path, [from, to]) => path.replace(from, to), row).replace(/\/?\{\w+\??\}(?<!\{lang\})/g, ''),
  );
  return [...new Set(paths.flatMap((path) => LANGUAGES.map((language) => path.replace('{lang}', language))))];
}

/** The head's elements, sorted and unique, because neither their order nor the number of built files matters. */
function headOf(html) {
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(html) ?? [];
  const elements = [...head.matchAll(/<(title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?/g)].map(([element]) => element);
  return [...new Set(elements)].sort().join('\n');
}

function pageOf(html) {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const body = html
    .replace(/^.*<body[^>]*>/s, '')
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '');
  return {
    head: headOf(html),
    jsonLd: scripts.map(([, json]) => json).join('\n'),
    text: body.replace(/<[^>]*>/g, '\n').replace(/\s*\n\s*/g, '\n'),
    structure: body.replace(/\s(?:id|for|aria-\w+|href="#[^"]*)="[^"]*"/g, ''),
  };
}

async function record(path, headers) {
  const response = await fetch(ORIGIN + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
  const body = mask(await response.text());
  const compared = [...response.headers].filter(([name]) => !HEADERS.includes(name));
  return {
    status: response.status,
    headers: mask(compared.map((pair) => pair.join(': ')).join('\n')),
    ...(/^<!doctype html>/i.test(body) ? pageOf(body) : { body }),
  };
}

export async function recordPages(version) {
  const baseData = await prepareBaseData(version.base ?? version);
  const { ticket } = visitorOf(baseData);
  const cookie = `webTicket=${ticket}; ites_webTicket=${ticket}; ites_webTicket_expire=2026-12-01T00:00:00.000Z`;
  const clients = { anonymous: {}, ticket: { cookie }, phone: { 'user-agent': PHONE } };
  return withSite(version, copyBaseData(version, 'pages'), async () => {
    const recording = {};
    const paths = await pageUrls();
    for (const path of paths)
      for (const [client, headers] of Object.entries(clients))
        recording[`${path} (${client})`] = await record(path, headers);
    const sitemap = await (await fetch(`${ORIGIN}/sitemap.xml`)).text();
    const found = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
    const feeds = LANGUAGES.flatMap((language) => BY_LANGUAGE.map((path) => `${path}?lang=${language}`));
    for (const path of new Set([...SEO_FILES, ...found.filter((path) => path.endsWith('.xml')), ...feeds]))
      recording[path] = await record(path, {});
    return recording;
  });
}
