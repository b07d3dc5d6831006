/** The start of an HTML text as plain text, cut at a word boundary: for descriptions. */
export function toPlainText(html: string, length = 160): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  const truncated = text.slice(0, length - 1);
  const end = truncated.lastIndexOf(' ');
  // Chinese has no spaces, so it is cut anywhere.
  return `${(end > length - 30 && end > 0 ? truncated.slice(0, end) : truncated).trimEnd()}…`;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
