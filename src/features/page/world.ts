/** What blocks show of the exhibition itself; a page gives it. */
import type { Edition, PageBlock, Themes } from '@/api';
import type { Locale } from '@/i18n/locales';

export interface PageBlockWorld {
  locale: Locale;
  edition: Edition;
  /** Needed by a block of themes alone. */
  themes?: Themes;
}

/** What stands on the page as one section: a block, or texts that follow each other. */
export interface Part {
  blocks: PageBlock[];
  ground: 'paper' | 'haze' | 'ink';
}

const ON_INK = new Set<PageBlock['kind']>(['video', 'newsletter']);

/** Texts in a row become one part, and grounds alternate; `before` is the ground of what stands before them. */
export function partsOf(blocks: readonly PageBlock[], before: Part['ground'] = 'haze'): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'text' && last?.blocks[0]?.kind === 'text') last.blocks.push(block);
    else
      parts.push({
        blocks: [block],
        ground: ON_INK.has(block.kind) ? 'ink' : (last?.ground ?? before) === 'paper' ? 'haze' : 'paper',
      });
  }
  return parts;
}
