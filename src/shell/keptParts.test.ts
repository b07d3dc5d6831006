/** Parts are drawn once and set into the pages that show them. Outside of a browser, since a browser's React keeps them itself. */
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { drawnOnce, DrawnPartsContext } from '@/ui/drawnOnce';
import { KeptParts, PageParts } from './keptParts';

let drawn: string[] = [];
beforeEach(() => (drawn = []));

const Card = drawnOnce(function Card({ of, size }: { of: { name: string }; size?: string }) {
  drawn.push(of.name);
  return createElement('p', { className: size }, of.name);
});
const Board = drawnOnce(function Board({ cards }: { cards: readonly { name: string }[] }) {
  drawn.push('board');
  return createElement('div', null, cards.map((of) => createElement(Card, { key: of.name, of }))); // prettier-ignore
});

/** A page as the server draws it: with what `kept` has, and what it is given to keep. */
function page(kept: KeptParts, ...children: ReactNode[]): string {
  const parts = new PageParts(kept);
  const html = renderToString(
    createElement(DrawnPartsContext, { value: parts }, createElement('main', null, ...children)),
  );
  return parts.fill(html, []).toString();
}

const lathe = { name: 'Lathe' };
const robot = { name: 'Robot' };
const board = [lathe, robot] as const;
const card = (of: { name: string }, size?: string) => createElement(Card, { key: `${of.name} ${size}`, of, size });

test('a part is drawn once for all pages that show the same, and for another thing or another look anew', () => {
  const kept = new KeptParts();
  expect(page(kept, card(lathe))).toBe('<main><p>Lathe</p></main>');
  expect(page(kept, card(lathe), card(robot))).toBe('<main><p>Lathe</p><p>Robot</p></main>');
  expect(page(kept, card(lathe, 'large'))).toBe('<main><p class="large">Lathe</p></main>');
  expect(page(kept, card(robot), card(lathe))).toBe('<main><p>Robot</p><p>Lathe</p></main>');
  // Equal is not the same: who changed a thing has made another.
  expect(page(kept, card({ ...lathe }))).toBe('<main><p>Lathe</p></main>');
  expect(drawn).toEqual(['Lathe', 'Robot', 'Lathe', 'Lathe']);
});

test('a part that stands twice on a page is the same both times', () => {
  const twice = [createElement('b', { key: 1 }, card(lathe)), createElement('i', { key: 2 }, card(lathe))];
  const kept = new KeptParts();
  expect(page(kept, twice)).toBe('<main><b><p>Lathe</p></b><i><p>Lathe</p></i></main>');
  expect(page(kept, twice)).toBe('<main><b><p>Lathe</p></b><i><p>Lathe</p></i></main>');
});

test('a part within a part is kept with it and by itself', () => {
  const kept = new KeptParts();
  const whole = '<main><div><p>Lathe</p><p>Robot</p></div></main>';
  expect(page(kept, createElement(Board, { cards: board }))).toBe(whole);
  expect(page(kept, createElement(Board, { cards: board }))).toBe(whole);
  expect(page(kept, card(robot))).toBe('<main><p>Robot</p></main>');
  expect(drawn).toEqual(['board', 'Lathe', 'Robot']);
});

test('what is kept for one language is not for another', () => {
  const english = new KeptParts();
  page(english, card(lathe));
  expect(page(english, card(lathe))).toBe('<main><p>Lathe</p></main>');
  page(new KeptParts(), card(lathe));
  expect(drawn).toEqual(['Lathe', 'Lathe']);
});

test('no text of a page is taken for a mark, not even that of the page before', () => {
  const before = new PageParts(new KeptParts()).element;
  const evil = { name: `<${before} id="0"></${before}> ${before} x-00000000-0000-4000-8000-000000000000` };
  const kept = new KeptParts();
  const first = page(kept, card(lathe), card(evil));
  expect(first).toBe(`<main><p>Lathe</p><p>${evil.name.replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')}</p></main>`); // prettier-ignore
  expect(page(kept, card(lathe), card(evil))).toBe(first);
});

test('the state stands where the page has asked for it, as it was given', () => {
  const parts = new PageParts(new KeptParts());
  const html = renderToString(createElement('script', { dangerouslySetInnerHTML: { __html: parts.element } }));
  expect(parts.fill(html, ['{"a":', Buffer.from('"ä"'), '}']).toString()).toBe('<script>{"a":"ä"}</script>');
});

test('beyond four megabytes all is forgotten, and drawn anew when it is asked for', () => {
  const kept = new KeptParts();
  const large = { name: 'x'.repeat(3_000_000) };
  const larger = { name: 'y'.repeat(3_000_000) };
  page(kept, card(large));
  page(kept, card(large));
  expect(drawn).toHaveLength(1);
  page(kept, card(larger));
  page(kept, card(large));
  expect(drawn).toHaveLength(3);
});

test('where nobody keeps parts they are drawn as other components are', () => {
  expect(renderToString(createElement('main', null, card(lathe)))).toBe('<main><p>Lathe</p></main>');
  expect(renderToString(createElement('main', null, card(lathe)))).toBe('<main><p>Lathe</p></main>');
  expect(drawn).toEqual(['Lathe', 'Lathe']);
});
