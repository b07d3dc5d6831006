import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';
import { scrollSmoothly } from '@/ui/hooks/scrolling';

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
}

const Plain = (props: AnchorProps) => <a {...props} />;

/** Who follows a path of this site. The shell gives react-router's Link here, so that ui and features know no router. */
const AnchorContext = createContext<ComponentType<AnchorProps>>(Plain);
export const AnchorProvider = AnchorContext.Provider;

const isPath = (href: string) => href.startsWith('/') && !href.startsWith('//');
// Files and drawn pictures are no pages: the router has no route for them.
const isFile = (href: string) => /^\/(?:art|files|static)\/|\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(href);

/** A link of the site or out of it; one that opens a new tab says so to the other side (no opener) and nothing else. */
export function Anchor({ href, ...rest }: AnchorProps) {
  const Link = useContext(AnchorContext);
  if (href.startsWith('#')) return <a href={href} onClick={scrollSmoothly} {...rest} />;
  if (isPath(href) && !isFile(href) && rest.target !== '_blank') return <Link href={href} {...rest} />;
  return <a href={href} rel={rest.target === '_blank' ? 'noopener' : undefined} {...rest} />;
}
