import { createContext, use, useCallback, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { makeFetchAhead } from '@/app/routes/fetchAhead';
import { AnchorProvider, type AnchorProps } from '@/ui/controls/Anchor';

/** Fetches the page of a link ahead; null where nothing is fetched (on the server). */
export const FetchAheadContext = createContext<ReturnType<typeof makeFetchAhead> | null>(null);

type Follow = (event: MouseEvent<HTMLAnchorElement>, href: string) => void;

const FollowContext = createContext<Follow>(() => undefined);

/** A press that leads on within the tab: with another button or a key held it is the browser's own (new tab, download). */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && ['', '_self'].includes(currentTarget.target);

/** One way to follow for all links of a page, which stays the same while pages change, so that no link is drawn anew for it. */
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
      // As a browser does with a link to where the reader is: no second entry in the history.
      void navigate(href, { replace: href === createPath(shown.current) });
    },
    [navigate],
  );
}

/**
 * A link that leads on within the site. A pointer over it, a finger or the focus on it fetches its page. Its address is written as it is: links are
 * paths from the root (`Anchor`), which a router need not resolve. Not react-router's Link, which asks for the location in each of a page's two
 * hundred links, and has a way of fetching ahead for a framework that this site does not use.
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

/** Within it, links of src/ui and features, which know no routing, lead on within the site. */
export function RouterAnchors({ children }: { children: ReactNode }) {
  return (
    <FollowContext value={useFollow()}>
      <AnchorProvider value={RouterAnchor}>{children}</AnchorProvider>
    </FollowContext>
  );
}
