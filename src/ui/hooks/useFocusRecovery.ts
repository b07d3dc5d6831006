import { useEffect, type RefObject } from 'react';
import { useServices } from '@/state/ServicesContext';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const isAvailable = (control: HTMLElement): boolean =>
  !control.matches(':disabled, [tabindex="-1"], [inert] *') && control.getClientRects().length > 0;

const controlsIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(isAvailable);

/** An element around a control, and the number of controls in it before the part that has this one. */
interface ControlPosition {
  around: Element;
  index: number;
}

/** The positions of a control, from the inside out. */
function positionsOf(control: Element, root: Element): ControlPosition[] {
  const controls = controlsIn(root);
  const positions: ControlPosition[] = [];
  let part = control;
  for (let around = part.parentElement; around && root.contains(around); around = part.parentElement) {
    const inside = controls.filter((other) => around?.contains(other));
    positions.push({ around, index: inside.findIndex((other) => part.contains(other)) });
    part = around;
  }
  return positions;
}

/**
 * Recovers the focus in a part of the page. If the focused control is removed or disabled, the one that takes its place
 * gets the focus; without one, the first control around it.
 */
export function useFocusRecovery(ref: RefObject<HTMLElement | null>): void {
  const { timers } = useServices();
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let last: { control: Element; positions: readonly ControlPosition[] } | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? { control: target, positions: positionsOf(target, root) } : null;
    };
    // A click on no control removes the focus on purpose.
    const forget = () => (last = null);
    const isLost = () => {
      const { activeElement, body } = document;
      return (
        last !== null &&
        (activeElement === body || activeElement === last.control) &&
        (!last.control.isConnected || last.control.matches(':disabled'))
      );
    };
    const recover = () => {
      if (!last || !isLost()) return;
      for (const { around, index } of last.positions) {
        const controls = around.isConnected ? controlsIn(around) : [];
        // What takes its place in the whole part may still load.
        const next = controls[index] ?? (around === root ? undefined : controls[0]);
        if (next) return next.focus();
      }
    };
    // Tab leaves a text, which may be replaced then, before it focuses the next control.
    const observer = new MutationObserver(() => isLost() && timers.afterPaint(recover));
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', remember);
    root.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', remember);
      root.removeEventListener('pointerdown', forget);
    };
  }, [ref, timers]);
}
