/** Writes an exhibitor and its exhibits down as the files of content/ hold them. */
import type { Rng } from '../art/rng';
import { article, closing, companySentences, person, plural, some, type Identity } from './company';
import type { Measure, Product, Speciality, Words } from './words/table';

export type Text = { 'zh-cn': string; en: string; ru?: string };
export interface Picture {
  scene: string;
  seed: string;
  theme: number;
  ground: 'none' | 'tint' | 'dark' | 'strong';
  alt: Text;
}
export interface ExhibitorRecord {
  id: string;
  name: Text;
  summary: Text;
  body: Text;
  themeIds: number[];
  categories: number[];
  country: string;
  province: string | null;
  industries: string[];
  famousBrand: boolean;
  popular: boolean;
  featured: boolean;
  onlineShowroom: boolean;
  logo: Picture;
  pictures: Picture[];
  website: string;
  showroomUrl: string | null;
  contact: { person: Text; department: Text; position: Text };
  email: string;
  joinedAt: string;
}
export interface ExhibitRecord {
  id: string;
  exhibitor: string;
  name: Text;
  body: Text;
  category: number;
  industries: string[];
  isNew: boolean;
  pictures: Picture[];
  parameters: { name: Text; value: string }[];
}
/** What the generator must know of the other files. */
export interface Names {
  categories: Map<number, Text>;
  industries: Map<string, Text>;
}

const text = ({ zh, en }: Words, ru?: string): Text => (ru ? { 'zh-cn': zh, en, ru } : { 'zh-cn': zh, en });

const DAY = 86_400_000;
const since = Date.UTC(2025, 4, 12, 1);

/** A company with what it says of itself. */
export function writeExhibitor(
  rng: Rng,
  slug: string,
  { name, brand, place }: Identity,
  theme: number,
  specialities: Speciality[],
  names: Names,
): ExhibitorRecord {
  const industries = some(rng, [...new Set(specialities.flatMap((one) => one.industries))], rng.whole(2, 4));
  const [first, second] = some(
    rng,
    specialities.flatMap(({ products }) => products),
    2,
  ) as [Product, Product];
  const [one, other] = industries.map((id) => names.industries.get(id)!) as [Text, Text];
  const year = rng.whole(1962, 2017);
  const sentences = companySentences(rng, 3, place.city);
  const shown = [...new Set(specialities.flatMap(({ notes }) => some(rng, notes, 1)))];
  const ru = specialities
    .map(({ category }) => names.categories.get(category)?.ru)
    .filter(Boolean)
    .join('; ');
  const department = rng.pick([
    { zh: '市场部', en: 'Sales' },
    { zh: '国际业务部', en: 'International business' },
    { zh: '应用技术部', en: 'Application engineering' },
  ]);
  const position = rng.pick([
    { zh: '展会负责人', en: 'Exhibition manager' },
    { zh: '销售经理', en: 'Sales manager' },
    { zh: '技术顾问', en: 'Technical adviser' },
  ]);
  const photo = rng.pick(specialities[0]!.scenes);
  const host = slug.replace(/[^a-z0-9]/g, '');
  const onlineShowroom = rng.chance(0.45);
  return {
    id: slug,
    name: text(name),
    summary: text(
      {
        zh: `${brand.zh}自${year}年起在${place.city.zh}制造${first.zh}和${second.zh}，用于${one['zh-cn']}与${other['zh-cn']}。`,
        en: `${brand.en} of ${place.city.en} has made ${plural(first)} and ${plural(second)} since ${year}, for ${lower(one.en)} and ${lower(other.en)}.`,
      },
      ru && `${brand.en}: с ${year} года. ${ru}.`,
    ),
    body: text({
      zh: `${name.zh}于${year}年在${place.city.zh}成立，主要产品有${first.zh}和${second.zh}。${sentences.map(({ zh }) => zh).join('')}\n\n${shown.map(({ zh }) => zh).join('')}本届展会欢迎${one['zh-cn']}和${other['zh-cn']}的用户带图纸、带样件到展位交流。`,
      en: `${name.en.replace(/\.$/, '')} was founded in ${place.city.en} in ${year} and makes ${plural(first)} and ${plural(second)}. ${sentences.map(({ en }) => en).join(' ')}\n\n${shown.map(({ en }) => en).join(' ')} At the exhibition, people from ${lower(one.en)} and ${lower(other.en)} are welcome with their drawings and samples.`,
    }),
    themeIds: [theme],
    categories: specialities.map(({ category }) => category),
    country: place.country,
    province: place.province,
    industries,
    famousBrand: rng.chance(0.2),
    popular: rng.chance(0.28),
    featured: rng.chance(0.12),
    onlineShowroom,
    logo: {
      scene: 'mark',
      seed: slug,
      theme,
      ground: 'none',
      alt: text({ zh: `${brand.zh}的标志`, en: `Mark of ${brand.en}` }, `Знак ${brand.en}`),
    },
    pictures: [
      {
        scene: photo,
        seed: `${slug}-works`,
        theme,
        ground: 'tint',
        alt: text({ zh: `${brand.zh}的产品图`, en: `A drawing from the works of ${brand.en}` }),
      },
    ],
    website: `https://www.${host}.example`,
    showroomUrl: onlineShowroom ? `https://show.${host}.example` : null,
    contact: { person: text(person(rng)), department: text(department), position: text(position) },
    email: `expo@${host}.example`,
    joinedAt: new Date(since + rng.whole(0, 285) * DAY + rng.whole(0, 500) * 60_000).toISOString(),
  };
}

const lower = (name: string): string => name[0]!.toLowerCase() + name.slice(1);

function valueOf(rng: Rng, { low, high, step, unit }: Measure): { number: number; value: string } {
  const digits = (String(step).split('.')[1] ?? '').length;
  const number = Number((low + rng.whole(0, Math.floor((high - low) / step + 1e-9)) * step).toFixed(digits));
  return {
    number,
    value:
      unit === '%' || unit === '°' || unit.startsWith(':')
        ? `${number}${unit === '%' ? ' %' : unit}`
        : `${number} ${unit}`.trim(),
  };
}

/** A product of an exhibitor. `taken` keeps the models of the exhibitor apart. */
export function writeExhibit(
  rng: Rng,
  company: Identity,
  exhibitor: ExhibitorRecord,
  words: Speciality,
  names: Names,
  taken: Set<string>,
): ExhibitRecord {
  const product = rng.pick(words.products);
  const measures = words.measures.map((measure) => ({ ...measure, ...valueOf(rng, measure) }));
  let size =
    Number.isInteger(measures[0]!.number) && measures[0]!.number >= 10 ? measures[0]!.number : rng.whole(10, 99);
  while (taken.has(`${product.code}${size}`)) size += rng.whole(1, 9);
  taken.add(`${product.code}${size}`);
  const model = `${company.prefix}-${product.code}${size}`;
  const slug = `${exhibitor.id}-${product.code}${size}`.toLowerCase();
  const [one, other] = some(
    rng,
    measures.filter(({ unit }) => unit !== ''),
    2,
  );
  const industries = some(rng, words.industries, rng.whole(1, 3));
  const industry = names.industries.get(industries[0]!)!;
  const figures = {
    zh: `${one!.zh}${one!.value}，${other!.zh}${other!.value}`,
    en: `${one!.en} ${one!.value}, ${other!.en} ${other!.value}`,
  };
  const { brand, place } = company;
  const opening = rng.pick<Words>([
    {
      zh: `${brand.zh}${model}${product.zh}：${figures.zh}。`,
      en: `The ${brand.en} ${model} is ${article(product.en)} ${product.en}: ${figures.en}.`,
    },
    {
      zh: `${model}是${brand.zh}本届展出的${product.zh}，${figures.zh}。`,
      en: `${brand.en} shows the ${model}, ${article(product.en)} ${product.en} (${figures.en}).`,
    },
    {
      zh: `面向${industry['zh-cn']}，${brand.zh}带来${model}${product.zh}，${figures.zh}。`,
      en: `For ${lower(industry.en)}, ${brand.en} brings the ${model} ${product.en}: ${figures.en}.`,
    },
    {
      zh: `在${brand.zh}的展位可以看到${model}${product.zh}，${figures.zh}。`,
      en: `To be seen at the booth of ${brand.en}: the ${model} ${product.en} (${figures.en}).`,
    },
  ]);
  const sentences = [opening, ...some(rng, words.notes, 2), closing(rng, place.city)];
  const name = { zh: `${model} ${product.zh}`, en: `${model} ${product.en}` };
  return {
    id: slug,
    exhibitor: exhibitor.id,
    name: text(name),
    body: text({ zh: sentences.map(({ zh }) => zh).join(''), en: sentences.map(({ en }) => en).join(' ') }),
    category: words.category,
    industries,
    isNew: rng.chance(0.22),
    pictures: some(rng, ['tint', 'dark'] as const, rng.chance(0.3) ? 2 : 1).map((ground, index) => ({
      scene: words.scenes[index % words.scenes.length]!,
      seed: `${slug}${index ? `-${index}` : ''}`,
      theme: exhibitor.themeIds[0]!,
      ground,
      alt: text(name),
    })),
    parameters: measures.map(({ zh, en, value }) => ({
      name: text({ zh, en: en[0]!.toUpperCase() + en.slice(1) }),
      value,
    })),
  };
}
