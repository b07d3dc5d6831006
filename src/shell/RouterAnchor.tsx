import { use } from 'react';
import { Link } from 'react-router-dom';
import type { AnchorProps } from '@/ui/Anchor';
import { FetchAheadContext } from './FetchAheadContext';

/** How links of src/ui, which knows no routing, lead on within the site. A pointer over a link, a finger or the focus on it fetches its page. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  const fetchAhead = use(FetchAheadContext);
  const interest = fetchAhead ? () => void fetchAhead(href, 'all') : undefined;
  return <Link onPointerEnter={interest} onTouchStart={interest} onFocus={interest} to={href} {...rest} />;
}
