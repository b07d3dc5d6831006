/** Links and pictures of drawn pages: what they lead to on this site must answer. */

/** The addresses of this site to which a page leads: links, pictures, scripts, styles, feeds. */
export function addressesIn(html: string, pageUrl: string): string[] {
  const found = html.matchAll(/\s(?:href|src|poster|srcset)="([^"]+)"/g);
  const origin = new URL(pageUrl).origin;
  return [...found].flatMap(([, value = '']) => {
    const url = new URL(value.replaceAll('&amp;', '&').split(' ')[0] ?? '', pageUrl);
    return url.origin === origin ? [url.pathname + url.search] : [];
  });
}

/** Steps of a form lead back to its beginning when one comes without it. */
const isAnswered = (status: number): boolean => status === 200 || status === 206 || (status >= 300 && status < 400);

/** @returns `status address` of each address that does not answer. */
export async function deadAddresses(origin: string, addresses: Iterable<string>): Promise<string[]> {
  const waiting = [...new Set(addresses)];
  const dead: string[] = [];
  const ask = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const { status, body } = await fetch(origin + address, { redirect: 'manual' });
      await body?.cancel();
      if (!isAnswered(status)) dead.push(`${status} ${address}`);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return dead.sort();
}
