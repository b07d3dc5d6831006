import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const main = () => document.getElementById('main');

/** The page's heading, made focusable; the main part of a page that has none. */
function heading(): HTMLElement | null {
  const found = main()?.querySelector('h1');
  if (found) found.tabIndex = -1;
  return found ?? main();
}

/** The link that led away from here, so that a keyboard goes on in a list where it was. */
const linkTo = (path: string): HTMLElement | null | undefined =>
  main()?.querySelector<HTMLElement>(`a[href="${CSS.escape(path)}"]`);

/**
 * What a browser does by itself when a document loads, for pages that the router changes: the focus moves to the new page, and a screen reader says its
 * title. Filters and pages of a list change the query only and leave the focus where it is.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const left = before.current;
    before.current = pathname;
    if (left === pathname) return;
    setTitle(document.title);
    const target = (kind === 'POP' && linkTo(left)) || heading();
    target?.focus({ preventScroll: true });
  }, [pathname, kind]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
