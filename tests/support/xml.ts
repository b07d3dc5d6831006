/** A reader of just enough XML to notice a tag left open, a bad attribute or a stray sign. */
export function xmlProblems(xml: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<&]*")*)\s*(\/?)>/g;
  let last = 0;
  for (const match of xml.matchAll(tag)) {
    const between = xml.slice(last, match.index);
    if (/[<>]/.test(between) || /&(?!amp;|lt;|gt;)/.test(between)) found.push(`stray text ${between.slice(0, 40)}`);
    last = match.index + match[0].length;
    if (match[1]) {
      if (open.pop() !== match[2]) found.push(`wrong end of ${match[2]}`);
    } else if (!match[4]) open.push(match[2]!);
  }
  if (open.length) found.push(`left open: ${open.join(', ')}`);
  if (last !== xml.length) found.push('text after the end');
  if (/NaN|undefined|Infinity/.test(xml)) found.push('a number that is none');
  return found;
}
