/** Data of the exhibition for blocks; a page provides it. */
import type { Edition, PageBlock, Themes } from '@/api';
import type { Locale } from '@/i18n/locales';

export interface PageBlockContext {
  locale: Locale;
  edition: Edition;
  /** Needed by a themes block only. */
  themes?: Themes;
}

/** One section of the page: a block, or consecutive text blocks. */
export interface PageSection {
  blocks: PageBlock[];
  background: 'paper' | 'haze' | 'dark';
}

const DARK_BLOCKS = new Set<PageBlock['kind']>(['video', 'newsletter']);

/** Merges consecutive text blocks and alternates backgrounds; `before` is the background before them. */
export function toSections(
  blocks: readonly PageBlock[],
  previousBackground: PageSection['background'] = 'haze',
): PageSection[] {
  const sections: PageSection[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.kind === 'text' && last?.blocks[0]?.kind === 'text') last.blocks.push(block);
    else
      sections.push({
        blocks: [block],
        background: DARK_BLOCKS.has(block.kind)
          ? 'dark'
          : (last?.background ?? previousBackground) === 'paper'
            ? 'haze'
            : 'paper',
      });
  }
  return sections;
}
