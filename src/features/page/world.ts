/** Data of the exhibition for blocks; a page provides it. */
import type { Edition, PageBlock, Themes } from '@/api';
import type { Locale } from '@/i18n/locales';

export interface PageBlockWorld {
  locale: Locale;
  edition: Edition;
  /** Needed by a themes block only. */
  themes?: Themes;
}

/** One section of the page: a block, or consecutive text blocks. */
export interface Part {
  blocks: PageBlock[];
  ground: 'paper' | 'haze' | 'ink';
}

const ON_INK = new Set<PageBlock['kind']>(['video', 'newsletter']);

/** Merges consecutive text blocks and alternates backgrounds; `before` is the background before them. */
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
