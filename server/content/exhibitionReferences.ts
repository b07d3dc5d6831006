/** What no single file of the exhibition shows: that exhibitors, categories, industries and halls which are named exist. */
import type { Content } from './read';
import type { Problem } from './source';

/** Names each reference that leads nowhere, and each id or number that stands twice. */
export function checkExhibition({ exhibitors, exhibits, booths, themes, industries, halls }: Content): Problem[] {
  const said: Problem[] = [];
  const say = (file: string, field: string, message: string) => said.push({ file, line: 1, field, message });
  const exhibitorIds = new Set(exhibitors.map(({ id }) => id));
  const exhibitIds = new Set(exhibits.map(({ id }) => id));
  if (exhibitorIds.size !== exhibitors.length) say('exhibitors', 'id', 'an exhibitor stands twice');
  if (exhibitIds.size !== exhibits.length) say('exhibits', 'id', 'an exhibit stands twice');
  const categories = new Set(themes.flatMap((theme) => theme.categories.map(({ id }) => id)));
  const industryIds = new Set(industries.map(({ id }) => id));
  const hallNumbers = new Set(halls.map(({ number }) => number));
  const check = (file: string, id: string, used: { categories: number[]; industries: string[] }) => {
    for (const category of used.categories)
      if (!categories.has(category)) say(file, `${id}.category`, `themes.json has no category ${category}`);
    for (const industry of used.industries)
      if (!industryIds.has(industry)) say(file, `${id}.industries`, `industries.json has no industry ${industry}`);
  };
  for (const exhibitor of exhibitors) check('exhibitors', exhibitor.id, exhibitor);
  for (const { id, exhibitor, category, industries: used } of exhibits) {
    check('exhibits', id, { categories: [category], industries: used });
    if (!exhibitorIds.has(exhibitor)) say('exhibits', `${id}.exhibitor`, `there is no exhibitor ${exhibitor}`);
  }
  for (const { id, hall, exhibitor } of booths) {
    if (!hallNumbers.has(hall)) say('booths.json', id, `halls.json has no hall ${hall}`);
    if (!id.startsWith(`${hall}-`)) say('booths.json', id, `the number does not name its hall ${hall}`);
    if (exhibitor !== null && !exhibitorIds.has(exhibitor))
      say('booths.json', id, `there is no exhibitor ${exhibitor}`);
  }
  return said;
}
