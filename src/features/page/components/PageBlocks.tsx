import type { ReactNode } from 'react';
import type { PageBlock } from '@/api/types';
import { classes } from '@/ui/classes';
import { Section } from '@/ui/Section';
import { partsOf, type PageBlockWorld, type Part } from '../world';
import { Contacts, Hours, Newsletter, Socials, ThemesBlock } from './EditionBlocks';
import { Figures, Table, Timeline } from './FigureBlocks';
import { Facts, Items, Links, Questions, Steps } from './ListBlocks';
import { Film, Pictures } from './MediaBlocks';
import { QuoteBlock, TextBlocks } from './TextBlocks';
import { Route, VenueMap } from './WayBlocks';
import styles from './PageBlocks.module.css';

type Kind = Exclude<PageBlock['kind'], 'text' | 'quote'>;
type Draw = (block: PageBlock, world: PageBlockWorld) => ReactNode;

/** How each kind is drawn below its title. A new kind of the contract is asked for here by the compiler. */
const drawn: Record<Kind, Draw> = {
  figures: ({ items = [] }) => <Figures items={items} />,
  timeline: ({ items = [] }) => <Timeline items={items} />,
  steps: ({ items = [] }, { locale }) => <Steps items={items} locale={locale} />,
  facts: ({ items = [] }, { locale }) => <Facts items={items} locale={locale} />,
  questions: ({ items = [] }) => <Questions items={items} />,
  items: ({ items = [] }) => <Items items={items} />,
  route: ({ items = [] }) => <Route items={items} />,
  table: ({ head = [], rows = [], title = '' }, { locale }) => (
    <Table head={head} rows={rows} label={title} locale={locale} />
  ),
  links: ({ links = [] }) => <Links links={links} />,
  pictures: ({ pictures = [] }) => <Pictures pictures={pictures} />,
  video: ({ videoUrl, title = '', pictures = [] }) =>
    videoUrl && <Film url={videoUrl} title={title} poster={pictures[0]?.url} />,
  hours: (_block, world) => <Hours world={world} />,
  map: (_block, world) => <VenueMap world={world} />,
  contacts: (_block, world) => <Contacts world={world} />,
  socials: (_block, world) => <Socials world={world} />,
  newsletter: () => <Newsletter />,
  themes: (_block, world) => <ThemesBlock world={world} />,
};

function PartView({ part: { blocks, ground }, world, id }: { part: Part; world: PageBlockWorld; id: string }) {
  const [block] = blocks;
  if (!block) return null;
  if (block.kind === 'text' || block.kind === 'quote' || !block.title)
    return (
      <div className={classes(styles.band, styles[ground])} data-on-ink={ground === 'ink' || undefined}>
        <div className={styles.inner}>
          {block.kind === 'text' ? (
            <TextBlocks blocks={blocks} id={id} />
          ) : block.kind === 'quote' ? (
            <QuoteBlock block={block} />
          ) : (
            drawn[block.kind](block, world)
          )}
        </div>
      </div>
    );
  return (
    <Section id={id} title={block.title} text={block.text} ground={ground}>
      {drawn[block.kind](block, world)}
    </Section>
  );
}

interface PageBlocksProps {
  blocks: readonly PageBlock[];
  world: PageBlockWorld;
  /** The ground of what stands before them. */
  after?: 'paper' | 'haze';
}

/** The blocks of a page, each kind in its own layout, on grounds that alternate. */
export const PageBlocks = ({ blocks, world, after }: PageBlocksProps) =>
  partsOf(blocks, after).map((part, index) => (
    <PartView key={index} part={part} world={world} id={`block-${index + 1}`} />
  ));
