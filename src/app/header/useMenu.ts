import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '@/ui/hooks/useHydrated';

/** What hangs below the header: a menu by its place, the search, or nothing. */
export type Opened = number | 'search' | null;

const focusable = (root: Element | null | undefined, selector: string): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** The neighbour of the focused element in a list that has no end. */
function step(list: HTMLElement[], by: number): void {
  const index = list.indexOf(document.activeElement as HTMLElement);
  list[(index + by + list.length) % list.length]?.focus();
}

/**
 * The wide menu: opens for a mouse that rests on it, for a click and for arrow keys; one at a time; Escape closes it and gives the focus back.
 * Before this runs (no script, or not yet) the style sheet opens panels for hover and focus.
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
      // A followed link leaves nothing open behind it.
      onClick: (event: { target: EventTarget }) => {
        if ((event.target as Element).closest('a')) setOpened(null);
      },
      onBlur: (event: { relatedTarget: EventTarget | null; currentTarget: Element }) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpened(null);
      },
    },
    item: (index: number, hasPanel: boolean) => ({
      // Not on entering: where the page moves below a mouse at rest, as when the cookie notice is closed, nothing opens.
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
        // A mouse has opened the menu by coming here; its click must not close it again.
        const keeps = lastPointer.current === 'mouse' && index !== 'search';
        lastPointer.current = '';
        flushSync(() => setOpened(opened === index && !keeps ? null : index));
        // Whoever opens the search wants to type; a hidden field takes no focus.
        if (index === 'search') focusable(header.current, '[data-panel="search"] input')[0]?.focus();
      },
    }),
  };
}
