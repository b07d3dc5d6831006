import { createContext, use, useCallback, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { makePrefetch } from '@/app/routes/prefetch';
import { AnchorProvider, type AnchorProps } from '@/ui/controls/Anchor';

/** Prefetches the page of a link; null where nothing is prefetched (on the server). */
export const PrefetchContext = createContext<ReturnType<typeof makePrefetch> | null>(null);

type FollowLink = (event: MouseEvent<HTMLAnchorElement>, href: string) => void;

const FollowLinkContext = createContext<FollowLink>(() => undefined);

/**
 * A plain click in the same tab. Clicks with another button or a modifier key are left to the browser (new tab,
 * download).
 */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && ['', '_self'].includes(currentTarget.target);

/** One stable click handler for all links, so that a navigation does not re-render them. */
function useFollow(): FollowLink {
  const navigate = useNavigate();
  const location = useLocation();
  const currentLocation = useRef(location);
  useEffect(() => {
    currentLocation.current = location;
  });
  return useCallback(
    (event, href) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      // As in a browser, a link to the current URL adds no history entry.
      void navigate(href, { replace: href === createPath(currentLocation.current) });
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
  const prefetch = use(PrefetchContext);
  const follow = use(FollowLinkContext);
  const prefetchTarget = prefetch ? () => void prefetch(href, 'all') : undefined;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    follow(event, href);
  };
  return (
    <a
      onPointerEnter={prefetchTarget}
      onTouchStart={prefetchTarget}
      onFocus={prefetchTarget}
      href={href}
      onClick={click}
      {...rest}
    />
  );
}

/** Links of src/ui and features inside it navigate client-side; those modules know no routing. */
export function RouterAnchors({ children }: { children: ReactNode }) {
  return (
    <FollowLinkContext value={useFollow()}>
      <AnchorProvider value={RouterAnchor}>{children}</AnchorProvider>
    </FollowLinkContext>
  );
}
