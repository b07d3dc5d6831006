/** Checks that the links and pictures of rendered pages work on this site. */

/** The URLs of this site in a page: links, pictures, scripts, styles, feeds. */
export function localUrlsIn(html: string, pageUrl: string): string[] {
  const matches = html.matchAll(/\s(?:href|src|poster|srcset)="([^"]+)"/g);
  const origin = new URL(pageUrl).origin;
  return [...matches].flatMap(([, value = '']) => {
    const url = new URL(value.replaceAll('&amp;', '&').split(' ')[0] ?? '', pageUrl);
    return url.origin === origin ? [url.pathname + url.search] : [];
  });
}

/** A form step that is opened directly redirects to the first step. */
const isReachable = (status: number): boolean => status === 200 || status === 206 || (status >= 300 && status < 400);

/** @returns `status address` of each URL with an error status. */
export async function findDeadLinks(origin: string, urls: Iterable<string>): Promise<string[]> {
  const remaining = [...new Set(urls)];
  const broken: string[] = [];
  const checkRemaining = async () => {
    for (let url = remaining.pop(); url !== undefined; url = remaining.pop()) {
      const { status, body } = await fetch(origin + url, { redirect: 'manual' });
      await body?.cancel();
      if (!isReachable(status)) broken.push(`${status} ${url}`);
    }
  };
  await Promise.all([checkRemaining(), checkRemaining(), checkRemaining(), checkRemaining()]);
  return broken.sort();
}
