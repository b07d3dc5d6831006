/** Which pages a pagination names: the first, the last, the present one with its neighbours; null stands for what is left out. */
export function shownPages(current: number, pages: number): (number | null)[] {
  const kept = [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
  return kept.flatMap((page, index) => {
    const gap = page - (kept[index - 1] ?? 0) - 1;
    // A gap of one page is that page: dots would take the same room.
    if (gap === 1) return [page - 1, page];
    return gap > 1 ? [null, page] : [page];
  });
}
