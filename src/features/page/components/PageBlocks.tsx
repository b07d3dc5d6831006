import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PageBlock } from '@/api';
import { classes } from '@/ui/classes';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Stack } from '@/ui/layout/Layout';
import { Prose } from '@/ui/layout/Prose';
import { Section } from '@/ui/layout/Section';
import { type PageBlockContext, type PageSection, toSections } from '../pageSections';
import { Contacts, Hours, Newsletter, Socials, ThemesBlock } from './EditionBlocks';
import { Figures, Table, Timeline } from './FigureBlocks';
import { FactList, Items, Links, Questions, Steps } from './ListBlocks';
import styles from './PageBlocks.module.css';
import { Route, VenueMap } from './DirectionBlocks';

const Title = ({ id, children }: { id: string; children: string }) => (
  <h2 id={id} className={styles.title}>
    <PhraseLineBreaks>{children}</PhraseLineBreaks>
  </h2>
);

const TextBlock = ({ block: { title, html = '' }, id }: { block: PageBlock; id: string }) => (
  <section className={styles.text} aria-labelledby={title ? id : undefined}>
    {title && <Title id={id}>{title}</Title>}
    <Prose html={html} />
  </section>
);

/** Consecutive text blocks. */
function TextBlocks({ blocks, id }: { blocks: PageBlock[]; id: string }) {
  if (blocks.length === 1 && blocks[0]) return <TextBlock block={blocks[0]} id={id} />;
  const parts = blocks.map((block, index) => ({ block, anchor: `${id}-${index + 1}` }));
  if (blocks.length === 2)
    return (
      <div className={styles.pair}>
        {parts.map(({ block, anchor }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <Title id={anchor}>{block.title ?? ''}</Title>
            <Prose html={block.html ?? ''} />
          </section>
        ))}
      </div>
    );
  return (
    <div className={styles.read}>
      <nav className={styles.contents} aria-labelledby={`${id}-contents`} data-no-print>
        <p id={`${id}-contents`} className={styles.contentsTitle}>
          <FormattedMessage id="page.onThisPage" />
        </p>
        <ol>
          {parts.map(({ block, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={styles.contentsLink}>
                {block.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <Stack gap={7} className={styles.parts}>
        {parts.map(({ block, anchor }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <Title id={anchor}>{block.title ?? ''}</Title>
            <Prose html={block.html ?? ''} />
          </section>
        ))}
      </Stack>
    </div>
  );
}

/** One sentence in large type. */
const QuoteBlock = ({ block }: { block: PageBlock }) => (
  <blockquote className={styles.quote}>
    <Prose html={block.html ?? ''} className={styles.body} />
    {block.title && <footer className={styles.who}>{block.title}</footer>}
  </blockquote>
);

/** A mosaic; with three or more pictures the first is large. */
const Pictures = ({ pictures }: { pictures: NonNullable<PageBlock['pictures']> }) => (
  <ul className={styles.pictures}>
    {pictures.map(({ url, width, height, alt }) => (
      <li key={url} className={styles.tile}>
        <img className={styles.picture} src={url} width={width} height={height} alt={alt} loading="lazy" />
      </li>
    ))}
  </ul>
);

/** A video with native controls, loaded when it is played. */
function VideoPlayer({ url, title, poster }: { url: string; title: string; poster?: string }) {
  const { formatMessage } = useIntl();
  return (
    <video
      className={styles.film}
      src={url}
      controls
      preload="none"
      poster={poster}
      playsInline
      aria-label={formatMessage({ id: 'page.video' }, { title })}
    />
  );
}

type Kind = Exclude<PageBlock['kind'], 'text' | 'quote'>;
type BlockRenderer = (block: PageBlock, context: PageBlockContext) => ReactNode;

/** A renderer for each kind of block; a new kind in the contract fails to compile without one. */
const renderers: Record<Kind, BlockRenderer> = {
  figures: ({ items = [] }) => <Figures items={items} />,
  timeline: ({ items = [] }) => <Timeline items={items} />,
  steps: ({ items = [] }) => <Steps items={items} />,
  facts: ({ items = [] }) => <FactList items={items} />,
  questions: ({ items = [] }) => <Questions items={items} />,
  items: ({ items = [] }) => <Items items={items} />,
  route: ({ items = [] }) => <Route items={items} />,
  table: ({ head = [], rows = [], title = '' }) => <Table head={head} rows={rows} label={title} />,
  links: ({ links = [] }) => <Links links={links} />,
  pictures: ({ pictures = [] }) => <Pictures pictures={pictures} />,
  video: ({ videoUrl, title = '', pictures = [] }) =>
    videoUrl && <VideoPlayer url={videoUrl} title={title} poster={pictures[0]?.url} />,
  hours: (_block, context) => <Hours context={context} />,
  map: (_block, context) => <VenueMap context={context} />,
  contacts: (_block, context) => <Contacts context={context} />,
  socials: (_block, context) => <Socials context={context} />,
  newsletter: () => <Newsletter />,
  themes: (_block, context) => <ThemesBlock context={context} />,
};

function SectionView({
  part: { blocks, background },
  context,
  id,
}: {
  part: PageSection;
  context: PageBlockContext;
  id: string;
}) {
  const [block] = blocks;
  if (!block) return null;
  if (block.kind === 'text' || block.kind === 'quote' || !block.title)
    return (
      <div className={classes(styles.band, styles[background])} data-on-dark={background === 'dark' || undefined}>
        <div className={styles.inner}>
          {block.kind === 'text' ? (
            <TextBlocks blocks={blocks} id={id} />
          ) : block.kind === 'quote' ? (
            <QuoteBlock block={block} />
          ) : (
            renderers[block.kind](block, context)
          )}
        </div>
      </div>
    );
  return (
    <Section id={id} title={block.title} text={block.text} background={background}>
      {renderers[block.kind](block, context)}
    </Section>
  );
}

interface PageBlocksProps {
  blocks: readonly PageBlock[];
  context: PageBlockContext;
  /** The background before them. */
  previousBackground?: 'paper' | 'haze';
}

/** The blocks of a page, each kind in its own layout, on alternating backgrounds. */
export const PageBlocks = ({ blocks, context, previousBackground }: PageBlocksProps) =>
  toSections(blocks, previousBackground).map((part, index) => (
    <SectionView key={index} part={part} context={context} id={`block-${index + 1}`} />
  ));
