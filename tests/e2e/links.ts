/** Checks that the links and pictures of rendered pages work on this site. */

/** The URLs of this site in a page: links, pictures, scripts, styles, feeds. */
export function addressesIn(html: string, pageUrl: string): string[] {
  const found = html.matchAll(/\s(?:href|src|poster|srcset)="([^"]+)"/g);
  const origin = new URL(pageUrl).origin;
  return [...found].flatMap(([, value = '']) => {
    const url = new URL(value.replaceAll('&amp;', '&').split(' ')[0] ?? '', pageUrl);
    return url.origin === origin ? [url.pathname + url.search] : [];
  });
}

/** A form step that is opened directly redirects to the first step. */
const isReachable = (status: number): boolean => status === 200 || status === 206 || (status >= 300 && status < 400);

/** @returns `status address` of each URL with an error status. */
export async function deadAddresses(origin: string, addresses: Iterable<string>): Promise<string[]> {
  const waiting = [...new Set(addresses)];
  const dead: string[] = [];
  const ask = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const { status, body } = await fetch(origin + address, { redirect: 'manual' });
      await body?.cancel();
      if (!isReachable(status)) dead.push(`${status} ${address}`);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return dead.sort();
}
