/**
 * Replays a click on a button that happened before hydration. Links, native forms and details elements need no help.
 */
const BEGUN = 'hydrationstart';
const DONE = 'hydrationend';

/** The clicked button, if it has no native behaviour. */
function idleButton(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? button : null;
}

/** Records the last clicked button until hydration begins, and clicks it after hydration. */
export function replayEarlyClick(page: Document): void {
  let pressed: HTMLButtonElement | null = null;
  const remember = ({ target }: Event) => (pressed = idleButton(target) ?? pressed);
  page.addEventListener('click', remember, true);
  page.addEventListener(BEGUN, () => page.removeEventListener('click', remember, true), { once: true });
  page.addEventListener(
    DONE,
    () => {
      // A removed or disabled button is not clicked.
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

/** Signals that React handles events from now on: it hydrates at once whatever is clicked. */
export const announceHydrationStart = (page: Document): void => void page.dispatchEvent(new Event(BEGUN));

/** Signals that hydration is done and the store has the user's own data. */
export const announceHydrationEnd = (page: Document): void => void page.dispatchEvent(new Event(DONE));
