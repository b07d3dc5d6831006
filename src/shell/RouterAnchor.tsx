import { Link } from 'react-router-dom';
import type { AnchorProps } from '@/ui/Anchor';

/** How links of src/ui, which knows no routing, lead on within the site. */
export const RouterAnchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;
