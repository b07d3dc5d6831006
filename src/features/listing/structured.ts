/** A page of a list for machines (schema.org). */
export const itemList = (entries: readonly { name: string; url: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: entries.length,
  itemListElement: entries.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, url })),
});
