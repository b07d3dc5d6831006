/** The start of an HTML text as plain text, cut at a word boundary: for descriptions. */
export function plainText(html: string, length = 160): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= length) return words;
  const cut = words.slice(0, length - 1);
  const end = cut.lastIndexOf(' ');
  // Chinese has no spaces, so it is cut anywhere.
  return `${(end > length - 30 && end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
