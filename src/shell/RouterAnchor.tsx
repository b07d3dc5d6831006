import { use, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { AnchorProps } from '@/ui/Anchor';
import { FetchAheadContext } from './FetchAheadContext';

/**
 * How links of src/ui, which knows no routing, lead on within the site. A pointer over a link, a finger or the focus on it fetches its page.
 * Not react-router's Link: with it would come its own way of fetching ahead, for a framework that this site does not use.
 */
export function RouterAnchor({ href, onClick, ...rest }: AnchorProps) {
  const fetchAhead = use(FetchAheadContext);
  const interest = fetchAhead ? () => void fetchAhead(href, 'all') : undefined;
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      onPointerEnter={interest}
      onTouchStart={interest}
      onFocus={interest}
      href={useHref(href)}
      onClick={click}
      {...rest}
    />
  );
}
