/** What the pages of /api-docs have in common: the document, lists of operations, and definitions. */
import { Fragment, type ReactNode } from 'react';
import { contract, operations, type Operation } from './operations';

export interface ApiDocsSettings {
  origin: string;
  /** The site's style sheets, with its tokens and fonts. */
  styles: readonly string[];
  /** Fonts to preload. */
  fonts: readonly string[];
}

const ROOT = '/api-docs';
export const TITLE = `${contract.info.title} API`;

export const operationsOf = (tag: string): Operation[] => operations.filter((operation) => operation.tag === tag);
const escapePattern = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** A text in which code is between backticks; the words of a search are marked. */
export function Text({ text, words = [] }: { text: string; words?: readonly string[] }): ReactNode {
  const pattern = words.length > 0 ? new RegExp(`(${words.map(escapePattern).join('|')})`, 'i') : /$^/;
  const mark = (plain: string) =>
    plain.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{mark(part)}</code> : mark(part)));
}

interface LayoutProps {
  title: string;
  settings: ApiDocsSettings;
  tag?: string;
  query?: string;
  children: ReactNode;
}

/** The document: header with search, the tags, and the page's content. */
export const Layout = ({ title, settings, tag, query, children }: LayoutProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title === TITLE ? TITLE : `${title} – ${TITLE}`}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {settings.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {[...settings.styles, '/api-docs.css'].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </head>
    <body>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <header className="header">
        <a className="logo" href={ROOT}>
          <img src="/favicon.svg" alt="" width="34" height="34" />
          {TITLE}
        </a>
        <form className="search" action={ROOT} role="search" data-no-print>
          <input name="q" aria-label="Words" placeholder="Name, path or field" defaultValue={query} maxLength={100} />
          <button type="submit">Search</button>
        </form>
        <a className="back" href="/en" data-no-print>
          Back to the site
        </a>
      </header>
      <div className="columns">
        <nav className="tags" aria-label="Tags" data-no-print>
          {contract.tags.map(({ name }) => (
            <a key={name} href={`${ROOT}/${name}`} aria-current={name === tag ? 'true' : undefined}>
              {name} <span className="count">{operationsOf(name).length}</span>
            </a>
          ))}
        </nav>
        <main id="main">
          <h1>{title}</h1>
          {children}
        </main>
      </div>
    </body>
  </html>
);

export const Address = ({
  operation: { method, path },
  words,
}: {
  operation: Operation;
  words?: readonly string[];
}) => (
  <>
    <span className="method" data-method={method}>
      {method}
    </span>{' '}
    <code>
      <Text text={path} words={words} />
    </code>
  </>
);

interface OperationListProps {
  listed: readonly Operation[];
  words?: readonly string[];
  /** With addresses and descriptions. */
  isLong?: boolean;
}

/** Operations in a row each. The id was the operation's fragment when all of them were on one page. */
export const OperationList = ({ listed, words, isLong = false }: OperationListProps) => (
  <ul className="operations" data-long={isLong || undefined}>
    {listed.map((operation) => (
      <li key={operation.id} id={operation.id}>
        <a href={`${ROOT}/${operation.tag}/${operation.id}`}>
          <Text text={operation.id} words={words} />
        </a>
        {isLong && (
          <p>
            <Address operation={operation} words={words} />
          </p>
        )}
        <p>
          <Text text={isLong ? `${operation.summary} ${operation.description}` : operation.summary} words={words} />
        </p>
      </li>
    ))}
  </ul>
);

/** The operations of each tag below its name. */
export const OperationsByTag = ({ listed, ...list }: OperationListProps) =>
  contract.tags.map(({ name, description }) => {
    const ofTag = listed.filter(({ tag }) => tag === name);
    if (ofTag.length === 0) return null;
    return (
      <section key={name} id={`tag-${name}`} aria-labelledby={`title-${name}`}>
        <h2 id={`title-${name}`}>
          <a href={`${ROOT}/${name}`}>{name}</a> <span className="count">{ofTag.length}</span>
        </h2>
        <p>
          <Text text={description} />
        </p>
        <OperationList listed={ofTag} {...list} />
      </section>
    );
  });

interface Fact {
  term: string;
  note?: string | false;
  text?: string | undefined;
  content?: ReactNode;
}

/** Terms with their descriptions. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(({ term, note, text, content }) => (
      <div key={term}>
        <dt>
          <code>{term}</code>
          {note && <i> {note}</i>}
        </dt>
        <dd>
          {text && (
            <p>
              <Text text={text} />
            </p>
          )}
          {content}
        </dd>
      </div>
    ))}
  </dl>
);

export const separated = (parts: readonly ReactNode[], separator: string): ReactNode =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      {part}
    </Fragment>
  ));
