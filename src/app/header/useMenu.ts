import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '@/ui/hooks/useHydrated';

/** What is open below the header: a menu by its index, the search, or nothing. */
export type Opened = number | 'search' | null;

const focusable = (root: Element | null | undefined, selector: string): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Focuses the next or previous element of a list; wraps around. */
function step(list: HTMLElement[], by: number): void {
  const index = list.indexOf(document.activeElement as HTMLElement);
  list[(index + by + list.length) % list.length]?.focus();
}

/**
 * The wide menu. It opens on mouse hover, click and arrow keys, one panel at a time; Escape closes it and restores
 * the focus. Without JavaScript, and before hydration, CSS opens the panels on hover and focus.
 */
export function useMenu() {
  const header = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const ready = useHydrated();
  const lastPointer = useRef('');

  const topLevel = () => focusable(header.current, '[data-top]');
  const linksOf = (index: Opened) => focusable(header.current, `[data-panel="${index}"] :is(a, input)`);

  const close = (giveBack: boolean) => {
    const button = header.current?.querySelector<HTMLElement>(`[data-opens="${opened}"]`);
    setOpened(null);
    if (giveBack) button?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const inPanel = target.closest('[data-panel]') !== null;
    const moves: Record<string, () => unknown> = {
      Escape: () => close(true),
      ArrowRight: () => step(topLevel(), 1),
      ArrowLeft: () => step(topLevel(), -1),
      ArrowDown: () => {
        if (inPanel) return step(linksOf(opened), 1);
        const index = target.dataset.opens === 'search' ? 'search' : Number(target.dataset.opens);
        flushSync(() => setOpened(index));
        linksOf(index)[0]?.focus();
      },
      ArrowUp: () => step(linksOf(opened), -1),
    };
    const inMenu = inPanel && typeof opened === 'number';
    const allowed: Record<string, boolean> = {
      Escape: opened !== null,
      ArrowDown: inMenu || target.dataset.opens !== undefined,
      ArrowUp: inMenu,
      ArrowLeft: target.dataset.top !== undefined,
      ArrowRight: target.dataset.top !== undefined,
    };
    const move = moves[event.key];
    if (!move || !allowed[event.key]) return;
    event.preventDefault();
    move();
  };

  return {
    header,
    opened,
    ready,
    close: () => setOpened(null),
    root: {
      onKeyDown,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && opened !== 'search') setOpened(null);
      },
      // Following a link closes the menu.
      onClick: (event: { target: EventTarget }) => {
        if ((event.target as Element).closest('a')) setOpened(null);
      },
      onBlur: (event: { relatedTarget: EventTarget | null; currentTarget: Element }) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpened(null);
      },
    },
    item: (index: number, hasPanel: boolean) => ({
      // Not on pointerenter: when the page moves under a resting mouse, as when the cookie notice is closed, nothing
      // opens.
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && opened !== 'search') setOpened(hasPanel ? index : null);
      },
    }),
    opener: (index: number | 'search') => ({
      'data-opens': index,
      'aria-expanded': opened === index,
      onPointerDown: (event: PointerEvent) => {
        lastPointer.current = event.pointerType;
      },
      onClick: () => {
        // Hover has just opened the menu; the click of the same mouse must not close it again.
        const keeps = lastPointer.current === 'mouse' && index !== 'search';
        lastPointer.current = '';
        flushSync(() => setOpened(opened === index && !keeps ? null : index));
        // Opening the search focuses its field; a hidden field cannot be focused, hence flushSync.
        if (index === 'search') focusable(header.current, '[data-panel="search"] input')[0]?.focus();
      },
    }),
  };
}
