/** Maximum encoding layers to check: each could hide another origin. */
const MAX_ENCODING_LAYERS = 3;

const mayLeaveOrigin = (path: string): boolean =>
  !path.startsWith('/') ||
  /^\/[/\\]/.test(path) ||
  path.includes('\\') ||
  // Browsers strip control characters before they parse a URL.
  [...path].some((character) => character.charCodeAt(0) < 0x20);

/**
 * Whether a URL is a path of this site; anything that could lead to another origin, even when encoded, is not
 * (security.md).
 */
export function isSameOriginPath(path: string): boolean {
  let candidate = path;
  for (let count = 0; count <= MAX_ENCODING_LAYERS; count++) {
    if (mayLeaveOrigin(candidate)) return false;
    const [pathname = '', ...rest] = candidate.split(/(?=[?#])/);
    let decodedPath: string;
    try {
      decodedPath = decodeURIComponent(pathname) + rest.join('');
    } catch {
      return false;
    }
    if (decodedPath === candidate) break;
    candidate = decodedPath;
  }
  const base = 'https://site.invalid';
  return URL.canParse(path, base) && new URL(path, base).origin === base;
}
