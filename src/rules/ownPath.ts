/** How often an address may have been encoded: each layer could hide another origin. */
const LAYERS = 3;

const leadsAway = (path: string): boolean =>
  !path.startsWith('/') ||
  /^\/[/\\]/.test(path) ||
  path.includes('\\') ||
  // Browsers leave control characters out before they read an address.
  [...path].some((character) => character.charCodeAt(0) < 0x20);

/** Whether an address is a path of this site: what could lead to another origin, also when it is encoded, is not (security.md). */
export function isOwnPath(path: string): boolean {
  let layer = path;
  for (let count = 0; count <= LAYERS; count++) {
    if (leadsAway(layer)) return false;
    const [place = '', ...rest] = layer.split(/(?=[?#])/);
    let decoded: string;
    try {
      decoded = decodeURIComponent(place) + rest.join('');
    } catch {
      return false;
    }
    if (decoded === layer) break;
    layer = decoded;
  }
  const base = 'https://site.invalid';
  return URL.canParse(path, base) && new URL(path, base).origin === base;
}
