import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const main = () => document.getElementById('main');

/** Makes the page's heading focusable; falls back to the main element. */
function heading(): HTMLElement | null {
  const h1Element = main()?.querySelector('h1');
  if (h1Element) h1Element.tabIndex = -1;
  return h1Element ?? main();
}

/** The link that was followed from here, so that keyboard focus returns to it in a list. */
const linkTo = (path: string): HTMLElement | null | undefined =>
  main()?.querySelector<HTMLElement>(`a[href="${CSS.escape(path)}"]`);

/**
 * After a client-side navigation, moves the focus to the new page and announces its title, as a browser does after a
 * page load. Filters and pagination change only the query and leave the focus where it is.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const leftPath = previousPath.current;
    previousPath.current = pathname;
    if (leftPath === pathname) return;
    setTitle(document.title);
    const target = (navigationType === 'POP' && linkTo(leftPath)) || heading();
    target?.focus({ preventScroll: true });
  }, [pathname, navigationType]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
