import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';
import { scrollSmoothly } from '@/ui/hooks/scrolling';

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
}

const PlainLink = (props: AnchorProps) => <a {...props} />;

/**
 * The link component for paths of this site. The shell provides a client-side link, so that ui and features know no
 * router.
 */
const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainLink);
export const AnchorProvider = AnchorContext.Provider;

const isPath = (href: string) => href.startsWith('/') && !href.startsWith('//');
// Files and generated pictures are not pages: the router has no route for them.
const isFile = (href: string) => /^\/(?:art|files|static)\/|\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(href);

/** An internal or external link; one that opens a new tab passes no opener. */
export function Anchor({ href, ...rest }: AnchorProps) {
  const Link = useContext(AnchorContext);
  if (href.startsWith('#')) return <a href={href} onClick={scrollSmoothly} {...rest} />;
  if (isPath(href) && !isFile(href) && rest.target !== '_blank') return <Link href={href} {...rest} />;
  return <a href={href} rel={rest.target === '_blank' ? 'noopener' : undefined} {...rest} />;
}
