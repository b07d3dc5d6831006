import { useEffect, type RefObject } from 'react';

/** All elements outside: neither the element nor its ancestors or descendants. */
function outsideOf(element: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let node: HTMLElement | null = element; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert && sibling.tagName !== 'SCRIPT')
        outside.push(sibling);
    }
  }
  return outside;
}

/**
 * While open, the rest of the page is inert (no focus, no pointer, hidden from assistive technology) and does not
 * scroll.
 */
export function useModal(element: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open || !element.current) return;
    const outside = outsideOf(element.current);
    for (const node of outside) node.inert = true;
    document.documentElement.dataset.locked = '';
    return () => {
      for (const node of outside) node.inert = false;
      delete document.documentElement.dataset.locked;
    };
  }, [element, open]);
}
