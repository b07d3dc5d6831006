import { createContext, use, useCallback, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { makePrefetch } from '@/app/routes/prefetch';
import { AnchorProvider, type AnchorProps } from '@/ui/controls/Anchor';

/** Prefetches the page of a link; null where nothing is prefetched (on the server). */
export const FetchAheadContext = createContext<ReturnType<typeof makePrefetch> | null>(null);

type Follow = (event: MouseEvent<HTMLAnchorElement>, href: string) => void;

const FollowContext = createContext<Follow>(() => undefined);

/**
 * A plain click in the same tab. Clicks with another button or a modifier key are left to the browser (new tab,
 * download).
 */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && ['', '_self'].includes(currentTarget.target);

/** One stable click handler for all links, so that a navigation does not re-render them. */
function useFollow(): Follow {
  const navigate = useNavigate();
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    shown.current = location;
  });
  return useCallback(
    (event, href) => {
      if (event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      // As in a browser, a link to the current URL adds no history entry.
      void navigate(href, { replace: href === createPath(shown.current) });
    },
    [navigate],
  );
}

/**
 * A link within the site; pointer, touch or focus prefetches its page. Its href is written as it is, because `Anchor`
 * paths start at the root. react-router's Link is not used: it reads the location in each of a page's two hundred
 * links and prefetches for a framework that this site does not use.
 */
function RouterAnchor({ href, onClick, ...rest }: AnchorProps) {
  const fetchAhead = use(FetchAheadContext);
  const follow = use(FollowContext);
  const interest = fetchAhead ? () => void fetchAhead(href, 'all') : undefined;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    follow(event, href);
  };
  return (
    <a onPointerEnter={interest} onTouchStart={interest} onFocus={interest} href={href} onClick={click} {...rest} />
  );
}

/** Links of src/ui and features inside it navigate client-side; those modules know no routing. */
export function RouterAnchors({ children }: { children: ReactNode }) {
  return (
    <FollowContext value={useFollow()}>
      <AnchorProvider value={RouterAnchor}>{children}</AnchorProvider>
    </FollowContext>
  );
}
