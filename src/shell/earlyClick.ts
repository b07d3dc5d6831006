/**
 * A button that is pressed before the page can answer is pressed again once it can: what a reader sees, they may use. Links, forms that the
 * browser sends by itself and what opens by itself need no help.
 */
const TAKEN_OVER = 'takenover';

/** The button of this click, when it does nothing by itself. */
function idleButton(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? button : null;
}

/** Remembers the last button that was pressed until the page is taken over, and presses it then. Without script parts of its own: it comes first. */
export function keepEarlyClick(page: Document): void {
  let pressed: HTMLButtonElement | null = null;
  const remember = ({ target }: Event) => (pressed = idleButton(target) ?? pressed);
  page.addEventListener('click', remember, true);
  page.addEventListener(
    TAKEN_OVER,
    () => {
      page.removeEventListener('click', remember, true);
      // A button that has gone, or is not meant to be pressed, does nothing here either.
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

/** Says that the page answers from now on. */
export const tellTakenOver = (page: Document): void => void page.dispatchEvent(new Event(TAKEN_OVER));
