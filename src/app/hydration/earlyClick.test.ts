/** @jest-environment jsdom */
import { keepEarlyClick, tellBegun, tellDone } from './earlyClick';

const page = (markup: string) => {
  document.body.innerHTML = markup;
  keepEarlyClick(document);
  return document.querySelector('button') as HTMLButtonElement;
};

/** How many clicks a button receives after an action before hydration. */
function answersAfter(button: HTMLButtonElement, before: () => void): number {
  let answers = 0;
  before();
  tellBegun(document);
  button.addEventListener('click', () => (answers += 1));
  tellDone(document);
  return answers;
}

test('a button that was pressed too early is pressed again when the page answers, its picture counts as the button', () => {
  const button = page('<button type="button">Menu <svg></svg></button>');
  expect(
    answersAfter(button, () => button.querySelector('svg')?.dispatchEvent(new Event('click', { bubbles: true }))),
  ).toBe(1);
});

test('an impatient reader who pressed it three times gets it once', () => {
  const button = page('<button type="button">Menu</button>');
  expect(answersAfter(button, () => [1, 2, 3].forEach(() => button.click()))).toBe(1);
});

test('what was pressed later counts, and what stands beside a button is none', () => {
  const button = page('<button type="button">Menu</button><button type="button">Search</button><p>Text</p>');
  const [, search, text] = document.body.children;
  expect(answersAfter(button, () => [button, search, text].forEach((part) => (part as HTMLElement).click()))).toBe(0);
});

test('a button that has gone meanwhile is left alone, and so is one that sends a form by itself', () => {
  const gone = page('<button type="button">Menu</button>');
  expect(answersAfter(gone, () => (gone.click(), gone.remove()))).toBe(0);
  const submit = page('<form onsubmit="return false"><button>Search</button></form>');
  expect(answersAfter(submit, () => submit.dispatchEvent(new Event('click', { bubbles: true })))).toBe(0);
});

test('what React answers while it takes the page over is not pressed again', () => {
  const button = page('<button type="button">Menu</button>');
  tellBegun(document);
  let answers = 0;
  button.addEventListener('click', () => (answers += 1));
  button.click();
  tellDone(document);
  button.click();
  tellDone(document);
  expect(answers).toBe(2);
});
