/**
 * A button that is pressed before the page can answer is pressed again once it can: what a reader sees, they may use. Links, forms that the
 * browser sends by itself and what opens by itself need no help.
 */
const BEGUN = 'takeoverbegun';
const DONE = 'takeoverdone';

/** The button of this click, when it does nothing by itself. */
function idleButton(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? button : null;
}

/** Remembers the last button that was pressed until the page is being taken over, and presses it when that is done. */
export function keepEarlyClick(page: Document): void {
  let pressed: HTMLButtonElement | null = null;
  const remember = ({ target }: Event) => (pressed = idleButton(target) ?? pressed);
  page.addEventListener('click', remember, true);
  page.addEventListener(BEGUN, () => page.removeEventListener('click', remember, true), { once: true });
  page.addEventListener(
    DONE,
    () => {
      // A button that has gone, or is not meant to be pressed, does nothing here either.
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

/** Says that React answers from now on: what is pressed while it takes the page over it hydrates at once. */
export const tellBegun = (page: Document): void => void page.dispatchEvent(new Event(BEGUN));

/** Says that the page has been taken over, and the store knows its reader. */
export const tellDone = (page: Document): void => void page.dispatchEvent(new Event(DONE));
