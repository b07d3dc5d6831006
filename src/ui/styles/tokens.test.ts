import { readdirSync, readFileSync } from 'node:fs';

const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
const value = (name: string) => new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1] ?? '';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(value(a)), luminance(value(b))].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const themes = [1, 2, 3, 4, 5];

test.each([
  ['ink', 'paper'],
  ['steel', 'paper'],
  ['steel', 'haze'],
  ['graphite', 'mist'],
  ['on-dark-secondary', 'ink'],
  ['paper', 'accent'],
  ['paper', 'accent-dark'],
  ['error', 'error-tint'],
  ['success', 'success-tint'],
  ['warning', 'warning-tint'],
  ['new', 'new-tint'],
  ['hot', 'hot-tint'],
  ...themes.map((theme) => ['paper', `theme-${theme}-strong`]),
  ...themes.map((theme) => [`theme-${theme}-strong`, `theme-${theme}-tint`]),
])('%s on %s is readable', (text = '', background = '') => {
  expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['control', 'paper'],
  ['on-dark-outline', 'ink'],
  ['focus', 'paper'],
])('%s on %s is visible', (line = '', background = '') => {
  expect(contrast(line, background)).toBeGreaterThanOrEqual(3);
});

test('media queries use exactly the breakpoints of media.css', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('/media.css'))
    .map((file) => ({ file, queries: readFileSync(`src/${file}`, 'utf8').match(/@media[^{]+/g) ?? [] }));
  expect(sheets.filter(({ queries }) => /(width|height):/.test(queries.join(' ')))).toEqual([]);
  const declaredNames = readFileSync('src/ui/styles/media.css', 'utf8').match(/(?<=@custom-media )--[\w-]+/g);
  const usedNames = sheets.flatMap(({ queries }) => queries.join(' ').match(/--[\w-]+/g) ?? []);
  expect([...new Set(usedNames)].sort()).toEqual([...(declaredNames ?? [])].sort());
});
