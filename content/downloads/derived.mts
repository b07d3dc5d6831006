/** Documents that say what other files of the content say: programmes, lists, prices. */
import { readdirSync, readFileSync } from 'node:fs';
import { speakerCompany } from '../../server/content/meetings/schemas';

export type Text = Record<string, string>;
export type Cell = Text | string | number;

export interface Part {
  heading: Text;
  text?: Text;
  list?: Text[];
  table?: { head: Text[]; rows: Cell[][] };
}

const read = <T,>(file: string): T[] => (JSON.parse(readFileSync(`content/${file}`, 'utf8')) as { items: T[] }).items;
const readAll = <T,>(folder: string): T[] =>
  readdirSync(`content/${folder}`).filter((name) => name.endsWith('.json')).sort().flatMap((name) => read<T>(`${folder}/${name}`)); // prettier-ignore
const t = (zh: string, en: string): Text => ({ 'zh-cn': zh, en });

interface Meeting {
  theme: string;
  date: string;
  from: string;
  to: string;
  title: Text;
  summary: Text;
  room: Text;
  published: boolean;
  cancelled: boolean;
  speakers: Parameters<typeof speakerCompany>[0][];
}

const programmeHead = [t('日期', 'Day'), t('时间', 'Time'), t('会议', 'Meeting'), t('地点', 'Room')];
const meetingRow = ({ date, from, to, title, room }: Meeting): Cell[] => [date, `${from}–${to}`, title, room];

function programmes(): Record<string, Part[]> {
  const meetings = read<Meeting>('meetings.json')
    .filter(({ published, cancelled }) => published && !cancelled)
    .sort((one, other) => (`${one.date}${one.from}` < `${other.date}${other.from}` ? -1 : 1));
  const days = [...new Set(meetings.map(({ date }) => date))];
  const whole = days.map((day) => ({
    heading: t(day, day),
    table: { head: programmeHead, rows: meetings.filter(({ date }) => date === day).map(meetingRow) },
  }));
  const themes = read<{ id: string; summary: Text }>('meeting-themes.json').map(({ id, summary }) => {
    const own = meetings.filter(({ theme }) => theme === id);
    const about: Part = { heading: t('主题', 'Theme'), text: summary };
    const table: Part = { heading: t('会议', 'Meetings'), table: { head: programmeHead, rows: own.map(meetingRow) } };
    const speakers = own.flatMap((meeting) => meeting.speakers);
    const who: Part = {
      heading: t('讲者', 'Speakers'),
      list: speakers.map((speaker) => {
        const company = speakerCompany(
          speaker,
          readAll<{ id: string; name: { 'zh-cn': string; en: string } }>('exhibitors'),
        );
        return t(`${speaker.name['zh-cn']}，${company['zh-cn']}`, `${speaker.name.en}, ${company.en}`);
      }),
    };
    return [`programme-${id}`, [about, table, ...(speakers.length > 0 ? [who] : [])]] as const;
  });
  return {
    programme: whole,
    'programme-table': [{ heading: t('会议日程', 'Programme'), table: { head: programmeHead, rows: meetings.map(meetingRow) } }], // prettier-ignore
    ...Object.fromEntries(themes),
  };
}

interface Booth {
  id: string;
  hall: number;
  kind: string;
  place: number[];
  exhibitor: string | null;
}
interface Exhibitor {
  id: string;
  name: Text;
  country: string;
  themeIds: number[];
}
interface Theme {
  id: number;
  name: Text;
  summary: Text;
  halls: number[];
  categories: { name: Text }[];
}

function exhibition(): Record<string, Part[]> {
  const booths = read<Booth>('booths.json');
  const exhibitors = readAll<Exhibitor>('exhibitors').sort((one, other) => ((one.name.en ?? '') < (other.name.en ?? '') ? -1 : 1)); // prettier-ignore
  const themes = read<Theme>('themes.json');
  const countries = new Map(read<{ id: string; name: Text }>('countries.json').map(({ id, name }) => [id, name]));
  const boothsOf = (id: string) => booths.filter(({ exhibitor }) => exhibitor === id).map((booth) => booth.id).join(', ') || '–'; // prettier-ignore
  const head = [t('公司', 'Company'), t('国家或地区', 'Country or region'), t('展位', 'Booth')];
  const row = ({ id, name, country }: Exhibitor): Cell[] => [name, countries.get(country) ?? country, boothsOf(id)];
  const guides = themes.map((theme) => [
    `exhibition-${theme.id}`,
    [
      { heading: t('一句话', 'In short'), text: theme.summary },
      { heading: t('分类', 'Categories'), list: theme.categories.map(({ name }) => name) },
      { heading: t('展商', 'Exhibitors'), table: { head, rows: exhibitors.filter(({ themeIds }) => themeIds.includes(theme.id)).map(row) } }, // prettier-ignore
    ],
  ]);
  const area = ({ place: [, , width = 0, depth = 0] }: Booth): number => Math.round(width * depth);
  return {
    ...(Object.fromEntries(guides) as Record<string, Part[]>),
    'exhibitor-list': [
      {
        heading: t('展商名录', 'Exhibitors'),
        table: {
          head: [...head, t('展区', 'Exhibition')],
          rows: exhibitors.map((exhibitor) => [...row(exhibitor), themes.find(({ id }) => id === exhibitor.themeIds[0])?.name ?? '–']), // prettier-ignore
        },
      },
    ],
    'booth-list': [
      {
        heading: t('展位清单', 'Booths'),
        table: {
          head: [
            t('展位', 'Booth'),
            t('展馆', 'Hall'),
            t('种类', 'Kind'),
            t('面积，平方米', 'Area, m²'),
            t('状态', 'State'),
          ],
          rows: booths.map((booth) => [
            booth.id,
            booth.hall,
            booth.kind === 'raw' ? t('光地', 'Raw space') : t('标准', 'Standard'),
            area(booth),
            booth.exhibitor === null ? t('可预订', 'Free') : t('已订', 'Taken'),
          ]),
        },
      },
    ],
    'hall-plan': [
      {
        heading: t(
          '{facts.exhibitionHalls}个展馆与2号演示馆',
          '{facts.exhibitionHalls} exhibition halls and demonstration hall 2',
        ),
        table: {
          head: [t('展馆', 'Hall'), t('展区', 'Exhibition'), t('面积，平方米', 'Area, m²'), t('展位', 'Booths')],
          rows: read<{ number: number; name: Text; themeId: number; area: number }>('halls.json').map((hall) => [
            hall.name,
            themes.find(({ id }) => id === hall.themeId)?.name ?? '–',
            hall.area,
            booths.filter((booth) => booth.hall === hall.number).length,
          ]),
        },
      },
    ],
  };
}

interface Advert {
  type: string;
  title: Text;
  size: string | null;
  place: Text | null;
  price: number | null;
  unit: Text | null;
  quantityLeft: number | null;
}

function adverts(): Record<string, Part[]> {
  const items = read<Advert>('advert-details.json');
  const head = [
    t('位置', 'Advert'),
    t('尺寸', 'Size'),
    t('地点', 'Where'),
    t('单价，元', 'Price, CNY'),
    t('剩余', 'Left'),
  ];
  const row = ({ title, size, place, price, quantityLeft }: Advert): Cell[] => [title, size ?? '–', place ?? '–', price === null ? t('另议', 'On request') : price / 100, quantityLeft ?? '–']; // prettier-ignore
  const types = read<{ id: string; name: Text; summary: Text }>('advert-types.json');
  const parts = types.flatMap(({ id, name, summary }): Part[] => {
    const own = items.filter(({ type }) => type === id);
    return own.length > 0 ? [{ heading: name, text: summary, table: { head, rows: own.map(row) } }] : [];
  });
  return {
    'advert-prices': parts,
    'advert-table': [{ heading: t('广告位置', 'Advertising'), table: { head, rows: items.map(row) } }],
  };
}

/** The parts of each derived document by its slug. */
export const derivedParts = (): Record<string, Part[]> => ({ ...programmes(), ...exhibition(), ...adverts() });
