/**
 * The service worker. Documents come from the network first; those of src/lib/offline.ts are cached with their files
 * and served from the cache when the network fails. All other requests are untouched.
 */
import { isPublicOffline, isAvailableOffline, isPersonal, type WorkerMessage } from '@/lib/offline';
import { deletePersonal, hasExpired, withExpiry } from './personalCache';

/** The offline page for a page that is not cached, in the language of its URL. */

const TEXTS: Record<string, [lang: string, title: string, text: string, plan: string, meetings: string, hall: string]> =
  {
    en: [
      'en',
      'You are offline',
      'This page needs the network. What you opened before can still be read:',
      'My visit plan',
      'Programme',
      'Hall plan',
    ],
    'zh-cn': [
      'zh-CN',
      '当前没有网络',
      '此页面需要网络。以下打开过的内容仍可阅读：',
      '我的参观计划',
      '会议日程',
      '展馆图',
    ],
    'zh-tw': [
      'zh-TW',
      '目前沒有網路',
      '此頁面需要網路。以下開啟過的內容仍可閱讀：',
      '我的參觀計畫',
      '會議議程',
      '展館圖',
    ],
    ru: [
      'ru',
      'Нет сети',
      'Для этой страницы нужна сеть. Открытое раньше можно читать:',
      'Мой план посещения',
      'Деловая программа',
      'План павильонов',
    ],
    ja: [
      'ja',
      'オフラインです',
      'このページにはネットワークが必要です。前に開いたものは読めます：',
      '来場プラン',
      'プログラム',
      '会場図',
    ],
  };

/** @param pathname The requested path. */
function offlinePage(pathname: string): string {
  const locale = pathname.split('/')[1] ?? '';
  const language = Object.hasOwn(TEXTS, locale) ? locale : 'zh-cn';
  const [lang, title, text, plan, meetings, hall] = TEXTS[language] ?? ['', '', '', '', '', ''];
  const links = [
    ['my/plan', plan],
    ['meeting', meetings],
    ['exhibition/hall-plan', hall],
  ].map(([path, name]) => `<li><a href="/${language}/${path}">${name}</a></li>`);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>body{margin:0;padding:15vh 20px;font:16px/1.6 Inter,system-ui,sans-serif;color:#0b1b2b;background:#fff}main{max-width:560px;margin:auto}h1{font-size:39px;line-height:1.2}a{color:inherit;display:inline-block;padding:10px 0}ul{padding:0;list-style:none}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><ul>${links.join('')}</ul></main></body></html>`;
}

/** The part of the worker API that is used here; TypeScript's webworker library conflicts with that of documents. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', run: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', run: (event: WorkerEvent & { data: unknown }) => void): void;
}
const worker = globalThis as unknown as Worker;

const PAGE_CACHE = 'pages-2';
const FILE_CACHE = 'files-1';
/** After this time the network counts as offline: in a crowded hall it often connects but does not respond. */
const NETWORK_TIMEOUT_MS = 4_000;
const RECENT_MS = 60_000;
/** The oldest entries are evicted first. */
const MAX_ENTRIES = { [PAGE_CACHE]: 60, [FILE_CACHE]: 400 };

/** Files with a content hash in their URL: they never change. */
const isFile = (pathname: string): boolean => /^\/(?:assets|art)\//.test(pathname);

async function putInCache(
  name: keyof typeof MAX_ENTRIES,
  request: Request | string,
  response: Response,
): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES[name])).map((key) => cache.delete(key)));
}

/** Incremented when personal documents are deleted, so that pending responses are no longer cached. */
let personalGeneration = 0;

function deletePersonalPages(isDue?: (response: Response) => boolean): Promise<void> {
  if (!isDue) personalGeneration++;
  return caches.open(PAGE_CACHE).then((cache) => deletePersonal(cache, isDue));
}

/** Caches a document after its scripts, styles and pictures, so that a cached document is complete. */
async function cachePage(request: Request | string, response: Response, shouldCache = () => true): Promise<void> {
  const html = await response.clone().text();
  const files = new Set(
    [...html.matchAll(/"(\/(?:assets|art)\/[^"]+)"/g)].map(([, file = '']) => file.replaceAll('&amp;', '&')),
  );
  const cache = await caches.open(FILE_CACHE);
  for (const file of files) {
    if (await cache.match(file)) continue;
    const answer = await fetch(file).catch(() => null);
    if (answer?.ok) await putInCache(FILE_CACHE, file, answer);
  }
  if (shouldCache()) await putInCache(PAGE_CACHE, request, response);
}

async function respondWithFile(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const cachedResponse = await caches.match(request, { cacheName: FILE_CACHE });
  if (cachedResponse) return cachedResponse;
  const response = await fetch(request);
  // The response does not wait for the cache, and succeeds when the cache is full.
  if (response.ok && response.status === 200)
    event.waitUntil(putInCache(FILE_CACHE, request, response.clone()).catch(() => undefined));
  return response;
}

async function matchCachedPage(request: Request): Promise<Response | undefined> {
  const exact = await caches.match(request, { cacheName: PAGE_CACHE });
  // The plan page is the same for every booth.
  return exact ?? caches.match(request, { cacheName: PAGE_CACHE, ignoreSearch: true });
}

async function respondToNavigation(event: RequestEvent, pathname: string): Promise<Response> {
  const { request } = event;
  const isOfflinePage = isAvailableOffline(pathname);
  const now = Date.now();
  const cleanup = deletePersonalPages((response) => hasExpired(response, now));
  event.waitUntil(cleanup);
  const response = fetch(request).then((response) => {
    if (isPersonal(pathname)) {
      // Only the page knows its expiry, so it requests caching. A redirect means that nobody is signed in any more.
      if (response.type === 'opaqueredirect') event.waitUntil(deletePersonalPages());
    } else if (isPublicOffline(pathname) && response.ok && !response.redirected)
      event.waitUntil(cachePage(request, response.clone()));
    return response;
  });
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), NETWORK_TIMEOUT_MS));
  try {
    const answer = isOfflinePage ? await Promise.race([response, timeout]) : await response;
    await cleanup;
    return answer ?? (await matchCachedPage(request)) ?? (await response);
  } catch {
    await cleanup;
    const cachedResponse = isOfflinePage ? await matchCachedPage(request) : undefined;
    return (
      cachedResponse ??
      new Response(offlinePage(pathname), {
        status: 503,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        },
      })
    );
  }
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name !== PAGE_CACHE && name !== FILE_CACHE).map((name) => caches.delete(name)),
    );
    await worker.clients.claim();
  };
  event.waitUntil(deleteOldCaches());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (isFile(pathname)) event.respondWith(respondWithFile(event));
  else if (request.mode === 'navigate') event.respondWith(respondToNavigation(event, pathname));
});

/** The site requests caching of documents that it navigated to client-side, and removal of personal ones. */
worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if ('forgetPersonal' in message) return event.waitUntil(deletePersonalPages());
  const { keep: urls, until } = message;
  const generation = personalGeneration;
  const tasks = urls.map(async (url) => {
    const { pathname } = new URL(url, worker.location.origin);
    const isPersonalPage = isPersonal(pathname);
    if (!isAvailableOffline(pathname) || (isPersonalPage && until === undefined)) return;
    // A document that was just loaded through this worker is already cached.
    const cachedResponse = await caches.match(url, { cacheName: PAGE_CACHE });
    if (cachedResponse && Date.now() - Date.parse(cachedResponse.headers.get('date') ?? '') < RECENT_MS) return;
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null);
    if (!response?.ok || response.redirected) return;
    // The user may have signed out while the request was pending.
    if (isPersonalPage) await cachePage(url, withExpiry(response, until ?? 0), () => generation === personalGeneration);
    else await cachePage(url, response);
  });
  event.waitUntil(Promise.all(tasks));
});
