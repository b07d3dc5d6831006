/**
 * Replays a click on a button that happened before hydration. Links, native forms and details elements need no help.
 */
const HYDRATION_START = 'hydrationstart';
const HYDRATION_END = 'hydrationend';

/** The clicked button, if it has no native behaviour. */
function scriptedButton(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? button : null;
}

/** Records the last clicked button until hydration begins, and clicks it after hydration. */
export function replayEarlyClick(page: Document): void {
  let lastButton: HTMLButtonElement | null = null;
  const recordClick = ({ target }: Event) => (lastButton = scriptedButton(target) ?? lastButton);
  page.addEventListener('click', recordClick, true);
  page.addEventListener(HYDRATION_START, () => page.removeEventListener('click', recordClick, true), { once: true });
  page.addEventListener(
    HYDRATION_END,
    () => {
      // A removed or disabled button is not clicked.
      if (lastButton?.isConnected) lastButton.click();
    },
    { once: true },
  );
}

/** Signals that React handles events from now on: it hydrates a clicked boundary at once. */
export const announceHydrationStart = (page: Document): void => void page.dispatchEvent(new Event(HYDRATION_START));

/** Signals that hydration is done and the store has the user's own data. */
export const announceHydrationEnd = (page: Document): void => void page.dispatchEvent(new Event(HYDRATION_END));
