import { connection } from 'next/server';
import { Element } from '../element';

/** Rendered for each request. Its data is cached for ten seconds, as responses of the API are in the site. */
export default async function Page({ params }) {
  const { lang } = await params;
  await connection();
  const response = await fetch(`${process.env.PAGE_DATA}/${lang}`, { next: { revalidate: 10 } });
  const { head, body } = await response.json();
  return (
    <html lang={lang}>
      <head>
        {head.map((node, at) => (
          <Element key={at} node={node} />
        ))}
      </head>
      <body>
        {body.map((node, at) => (
          <Element key={at} node={node} />
        ))}
      </body>
    </html>
  );
}
