import Link from 'next/link';

/** An element of the site's home page: `[tag, attributes, children]`, or its text. Links within the site are links of Next's router. */
export function Element({ node }) {
  if (typeof node === 'string') return node;
  const [tag, attributes, children] = node;
  const Tag = tag === 'a' && attributes.href?.startsWith('/') ? Link : tag;
  return (
    <Tag {...attributes}>
      {children.length > 0 ? children.map((child, at) => <Element key={at} node={child} />) : undefined}
    </Tag>
  );
}
