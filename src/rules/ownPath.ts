/** Maximum encoding layers to check: each could hide another origin. */
const LAYERS = 3;

const leadsAway = (path: string): boolean =>
  !path.startsWith('/') ||
  /^\/[/\\]/.test(path) ||
  path.includes('\\') ||
  // Browsers strip control characters before they parse a URL.
  [...path].some((character) => character.charCodeAt(0) < 0x20);

/**
 * Whether a URL is a path of this site; anything that could lead to another origin, even when encoded, is not
 * (security.md).
 */
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
