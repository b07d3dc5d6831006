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
interface FrameProps {
  of: { name: string };
  first?: ReactNode;
  last?: ReactNode;
  onPress?: () => void;
}
const Frame = drawnOnce(
  function Frame({ of, first, last }: FrameProps) {
    drawn.push(`frame of ${of.name}`);
    return createElement('div', null, createElement('ul', null, first), createElement(Card, { of }), last);
  },
  ['first', 'last'],
);
/** A part that fills a slot of another, always alike, and has a slot of its own within that one. */
const Hall = drawnOnce(
  function Hall({ of, own }: { of: { name: string }; own: ReactNode }) {
    drawn.push('hall');
    return createElement('section', null, createElement(Frame, { of, first: createElement('li', null, own) }));
  },
  ['own'],
);

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

test('a slot is filled by each page, around it the part is the same', () => {
  const kept = new KeptParts();
  const frame = (first: ReactNode, last?: ReactNode) => page(kept, createElement(Frame, { of: lathe, first, last }));
  const li = (name: string) => createElement('li', null, name);
  expect(frame(li('EN'), createElement('b', null, '1'))).toBe('<main><div><ul><li>EN</li></ul><p>Lathe</p><b>1</b></div></main>'); // prettier-ignore
  expect(frame(li('RU'), createElement('i', null, '2'))).toBe('<main><div><ul><li>RU</li></ul><p>Lathe</p><i>2</i></div></main>'); // prettier-ignore
  expect(frame(null)).toBe('<main><div><ul></ul><p>Lathe</p></div></main>');
  expect(drawn).toEqual(['frame of Lathe', 'Lathe']);
});

test('a part in a slot of another is kept by itself', () => {
  const kept = new KeptParts();
  const frame = (of: { name: string }) => page(kept, createElement(Frame, { of: lathe, first: card(of) }));
  const whole = (name: string) => `<main><div><ul><p>${name}</p></ul><p>Lathe</p></div></main>`;
  expect(frame(robot)).toBe(whole('Robot'));
  expect(frame(robot)).toBe(whole('Robot'));
  expect(frame(lathe)).toBe(whole('Lathe'));
  expect(drawn).toEqual(['frame of Lathe', 'Robot', 'Lathe']);
});

test('a part that fills a slot of another is kept with it, its own slot is open in both', () => {
  const kept = new KeptParts();
  const hall = (name: string) =>
    page(kept, createElement(Hall, { of: lathe, own: createElement('b', null, name) }), createElement(Frame, { of: lathe, first: createElement('i', null, name) })); // prettier-ignore
  const whole = (name: string) =>
    `<main><section><div><ul><li><b>${name}</b></li></ul><p>Lathe</p></div></section><div><ul><i>${name}</i></ul><p>Lathe</p></div></main>`;
  for (const name of ['one', 'two', 'three']) expect(hall(name)).toBe(whole(name));
  expect(drawn.filter((name) => name !== 'Lathe')).toEqual(['hall', 'frame of Lathe', 'frame of Lathe']);
});

test('what is called when something happens is not compared, since each page has another', () => {
  const kept = new KeptParts();
  for (const onPress of [() => undefined, () => undefined, undefined])
    expect(page(kept, createElement(Frame, { of: lathe, onPress }))).toBe('<main><div><ul></ul><p>Lathe</p></div></main>'); // prettier-ignore
  expect(drawn).toEqual(['frame of Lathe', 'Lathe']);
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
