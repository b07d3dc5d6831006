import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '@/ui/hooks/useHydrated';

/** What is open below the header: a menu by its index, the search, or nothing. */
export type OpenPanel = number | 'search' | null;

const queryElements = (root: Element | null | undefined, selector: string): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Focuses the next or previous element of a list; wraps around. */
function moveFocus(list: HTMLElement[], offset: number): void {
  const index = list.indexOf(document.activeElement as HTMLElement);
  list[(index + offset + list.length) % list.length]?.focus();
}

/**
 * The menu of wide windows. It opens on mouse hover, click and arrow keys, one panel at a time; Escape closes it and
 * restores the focus. Without JavaScript, and before hydration, CSS opens the panels on hover and focus.
 */
export function useMenu() {
  const header = useRef<HTMLDivElement>(null);
  const [openPanel, setOpenPanel] = useState<OpenPanel>(null);
  const isHydrated = useHydrated();
  const lastPointer = useRef('');

  const topLevel = () => queryElements(header.current, '[data-top]');
  const focusablesOf = (index: OpenPanel) => queryElements(header.current, `[data-panel="${index}"] :is(a, input)`);

  const close = (restoreFocus: boolean) => {
    const button = header.current?.querySelector<HTMLElement>(`[data-opens="${openPanel}"]`);
    setOpenPanel(null);
    if (restoreFocus) button?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const inPanel = target.closest('[data-panel]') !== null;
    const keyHandlers: Record<string, () => unknown> = {
      Escape: () => close(true),
      ArrowRight: () => moveFocus(topLevel(), 1),
      ArrowLeft: () => moveFocus(topLevel(), -1),
      ArrowDown: () => {
        if (inPanel) return moveFocus(focusablesOf(openPanel), 1);
        const index = target.dataset.opens === 'search' ? 'search' : Number(target.dataset.opens);
        flushSync(() => setOpenPanel(index));
        focusablesOf(index)[0]?.focus();
      },
      ArrowUp: () => moveFocus(focusablesOf(openPanel), -1),
    };
    const inMenu = inPanel && typeof openPanel === 'number';
    const isKeyEnabled: Record<string, boolean> = {
      Escape: openPanel !== null,
      ArrowDown: inMenu || target.dataset.opens !== undefined,
      ArrowUp: inMenu,
      ArrowLeft: target.dataset.top !== undefined,
      ArrowRight: target.dataset.top !== undefined,
    };
    const handleKey = keyHandlers[event.key];
    if (!handleKey || !isKeyEnabled[event.key]) return;
    event.preventDefault();
    handleKey();
  };

  return {
    header,
    openPanel,
    isHydrated,
    close: () => setOpenPanel(null),
    root: {
      onKeyDown,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && openPanel !== 'search') setOpenPanel(null);
      },
      // Following a link closes the menu.
      onClick: (event: { target: EventTarget }) => {
        if ((event.target as Element).closest('a')) setOpenPanel(null);
      },
      onBlur: (event: { relatedTarget: EventTarget | null; currentTarget: Element }) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
          setOpenPanel(null);
      },
    },
    item: (index: number, hasPanel: boolean) => ({
      // Not on pointerenter: a layout shift under a resting mouse, such as closing the cookie notice, must not open a
      // menu.
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && openPanel !== 'search') setOpenPanel(hasPanel ? index : null);
      },
    }),
    opener: (index: number | 'search') => ({
      'data-opens': index,
      'aria-expanded': openPanel === index,
      onPointerDown: (event: PointerEvent) => {
        lastPointer.current = event.pointerType;
      },
      onClick: () => {
        // Hover has just opened the menu; the click of the same mouse must not close it again.
        const wasOpenedByHover = lastPointer.current === 'mouse' && index !== 'search';
        lastPointer.current = '';
        flushSync(() => setOpenPanel(openPanel === index && !wasOpenedByHover ? null : index));
        // Opening the search focuses its field; a hidden field cannot be focused, hence flushSync.
        if (index === 'search') queryElements(header.current, '[data-panel="search"] input')[0]?.focus();
      },
    }),
  };
}
