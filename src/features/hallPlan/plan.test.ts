import { loadWholeCatalog } from '@/i18n/loadWholeCatalog';
import { formatIssue } from '@/rules/messages/issueText';
import { LOCALES } from '@/rules/locales';
import { boothNumber } from '@/rules/validators/simple';
import { intersection, hallBox, panBox, placeNote, scaleOf, siteBox, zoomBox } from './box';
import { isBoothAttempt, planHref, parsePlanQuery, normaliseBoothNumber } from './planHref';
import { hall, other } from './plan.fixture';

const parseQueryString = (query: string) => parsePlanQuery(new URLSearchParams(query));

test('a booth number contains its hall', () => {
  const href = planHref('/en/exhibition/hall-plan', { hall: '2', booth: '2-A01' });
  expect(href).toBe('/en/exhibition/hall-plan?booth=2-A01');
  expect(parseQueryString(href.split('?')[1] ?? '')).toEqual({ hall: '2', booth: '2-A01', words: undefined });
});

test.each(['2-A01', ' 2-a01', '２－Ａ０１', '2 – a01'])('%s is read as 2-A01', (text) => {
  expect(normaliseBoothNumber(text)).toBe('2-A01');
});

test.each([
  ['2A01', true],
  ['2-A1', true],
  ['2-A001', true],
  ['14-', true],
  ['2-A01', false],
  ['14', false],
  ['Sixform', false],
  ['3D printing', false],
])('whether %s is an invalid attempt at a booth number: %s', (text, expected) => {
  expect(isBoothAttempt(text)).toBe(expected);
});

test('returns the problem of a URL', () => {
  expect(parseQueryString('booth=2A01').problem).toBe('invalidBooth');
  expect(parseQueryString('q=').problem).toBe('empty');
  expect(parseQueryString('q=robot').problem).toBeUndefined();
});

test.each(LOCALES)('the page and the rules have the same text for an invalid number in %s', async (locale) => {
  const issue = boothNumber('2A01');
  const catalog = await loadWholeCatalog(locale);
  expect(catalog['hallPlan.invalidBooth']).toBe(issue && formatIssue(issue, locale));
});

const fullBox = siteBox([hall, other]);

test('zooming in keeps the point under the pointer in place', () => {
  const box = hallBox(hall);
  const fixedPoint = { x: 10, y: 20 };
  const zoomedBox = zoomBox(box, 2, fixedPoint, fullBox);
  expect(zoomedBox.width).toBeCloseTo(box.width / 2);
  expect((fixedPoint.x - zoomedBox.x) / zoomedBox.width).toBeCloseTo((fixedPoint.x - box.x) / box.width);
});

test('limits zoom to between the site and 20 m, and panning to the site', () => {
  expect(zoomBox(fullBox, 0.01, { x: 0, y: 0 }, fullBox).width).toBeCloseTo(1.15 * fullBox.width);
  expect(zoomBox(fullBox, 1000, { x: 0, y: 0 }, fullBox).width).toBeCloseTo(20);
  const pannedBox = panBox(fullBox, 10_000, 10_000, fullBox);
  expect(pannedBox.x + pannedBox.width / 2).toBe(fullBox.x + fullBox.width);
});

test('the overview frame stays within the site', () => {
  const box = { x: -5, y: 0, width: 20, height: 10 };
  expect(intersection(box, { x: 0, y: 0, width: 10, height: 20 })).toEqual({ x: 0, y: 0, width: 10, height: 10 });
  expect(intersection(box, { x: 50, y: 0, width: 10, height: 20 })).toMatchObject({ width: 0 });
});

test('fits the whole box into the viewport of any shape', () => {
  expect(scaleOf({ x: 0, y: 0, width: 100, height: 50 }, { width: 400, height: 400 })).toBe(4);
});

describe('the note', () => {
  const note = { width: 300, height: 240 };
  const stage = { width: 1000, height: 700 };
  const booth = { x: 400, y: 300, width: 80, height: 60 };

  test('lies at the right of its booth, or at the left without space', () => {
    expect(placeNote(note, { booth, stage, route: [] })).toEqual({ side: 'right', x: 496, y: 274 });
    expect(placeNote(note, { booth: { ...booth, x: 800 }, stage, route: [] })).toEqual({
      side: 'left',
      x: 484,
      y: 274,
    });
  });

  test('covers no line of the route, which leaves below the booth to the right', () => {
    const route = [
      { x: 440, y: 360 },
      { x: 440, y: 380 },
      { x: 900, y: 380 },
    ];
    const place = placeNote(note, { booth, stage, route });
    expect(place).toEqual({ side: 'left', x: 84, y: 274 });
    // Without space at the left it ends with the booth.
    expect(
      placeNote(note, { booth: { ...booth, x: 100 }, stage, route: route.map(({ x, y }) => ({ x: x - 300, y })) }),
    ).toEqual({ side: 'right', x: 196, y: 120 });
  });
});
