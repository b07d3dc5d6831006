/** Opens the steps, tabs and panels that hide a field with an error. */
import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const REVEAL = 'form:reveal';

/** The control with an id, visible: steps, tabs and panels around it are open. */
export function reveal(id: string): HTMLElement | null {
  const control = document.getElementById(id);
  control?.dispatchEvent(new Event(REVEAL, { bubbles: true }));
  return control;
}

/** Opens the pane (`data-pane`) of this element that a revealed control is in. */
export function useReveal(ref: RefObject<HTMLElement | null>, open: (pane: string) => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const root = ref.current;
    const show = ({ target }: Event) => {
      const panes = root?.querySelectorAll<HTMLElement>('[data-pane]') ?? [];
      const pane = [...panes].find((one) => one.contains(target as Node) && one.closest('[data-panes]') === root);
      // At once, because the control gets the focus next.
      if (pane?.dataset['pane'] !== undefined) flushSync(() => latest.current(pane.dataset['pane'] as string));
    };
    root?.addEventListener(REVEAL, show);
    return () => root?.removeEventListener(REVEAL, show);
  }, [ref]);
}
