/** @jest-environment jsdom */
import { replayEarlyClick, announceHydrationStart, announceHydrationEnd } from './earlyClick';

const page = (markup: string) => {
  document.body.innerHTML = markup;
  replayEarlyClick(document);
  return document.querySelector('button') as HTMLButtonElement;
};

/** How many clicks a button receives after an action before hydration. */
function clicksAfter(button: HTMLButtonElement, before: () => void): number {
  let clicks = 0;
  before();
  announceHydrationStart(document);
  button.addEventListener('click', () => (clicks += 1));
  announceHydrationEnd(document);
  return clicks;
}

test('repeats a click before hydration, also one on the icon of the button', () => {
  const button = page('<button type="button">Menu <svg></svg></button>');
  expect(
    clicksAfter(button, () => button.querySelector('svg')?.dispatchEvent(new Event('click', { bubbles: true }))),
  ).toBe(1);
});

test('repeats only one of multiple early clicks on a button', () => {
  const button = page('<button type="button">Menu</button>');
  expect(clicksAfter(button, () => [1, 2, 3].forEach(() => button.click()))).toBe(1);
});

test('repeats the last click only, and none if that was outside a button', () => {
  const button = page('<button type="button">Menu</button><button type="button">Search</button><p>Text</p>');
  const [, search, text] = document.body.children;
  expect(clicksAfter(button, () => [button, search, text].forEach((part) => (part as HTMLElement).click()))).toBe(0);
});

test('does not repeat a click on a removed button or on a submit button', () => {
  const removedButton = page('<button type="button">Menu</button>');
  expect(clicksAfter(removedButton, () => (removedButton.click(), removedButton.remove()))).toBe(0);
  const submit = page('<form onsubmit="return false"><button>Search</button></form>');
  expect(clicksAfter(submit, () => submit.dispatchEvent(new Event('click', { bubbles: true })))).toBe(0);
});

test('does not repeat a click that React handled during hydration', () => {
  const button = page('<button type="button">Menu</button>');
  announceHydrationStart(document);
  let clicks = 0;
  button.addEventListener('click', () => (clicks += 1));
  button.click();
  announceHydrationEnd(document);
  button.click();
  announceHydrationEnd(document);
  expect(clicks).toBe(2);
});
