/** Position and department in a line of a card: "市场部 销售经理", "Sales Manager, Export Department". */
import { chineseDepartment, chineseTitle, englishDepartment, englishTitle } from './cardWords';

export interface Position {
  jobTitle: string | null;
  department: string | null;
  /** Parts of the line that are neither: a name may stand beside its position. */
  other: string[];
}

const HAN = /\p{Script=Han}/u;
/** A department and a position written as one word: 国际业务部项目主管. */
const TOGETHER = /^(.+?(?:部|中心|处|科|室))(.{2,})$/u;
/** The same in English, whose comma was not read. */
const TOGETHER_EN = new RegExp(`^(.*?${englishTitle.source}) +(?!of |for |and |& |- )(.+)$`, 'i');

const clean = (text: string): string => text.replace(/^[\s.,:;|/-]+|[\s.,:;|/-]+$/g, '');

function partsOf(text: string): string[] {
  const parts = text.split(HAN.test(text) ? /[\s|/,、·;]+/ : /\s*[|/,;·•]\s*/).map(clean);
  return parts.filter(Boolean).flatMap((part) => {
    const [, first = '', second = ''] = (HAN.test(part) ? TOGETHER : TOGETHER_EN).exec(part) ?? [];
    if (HAN.test(part)) return first && chineseTitle.test(second) ? [first, second] : [part];
    return first && englishDepartment.test(second) && !englishTitle.test(second) ? [first, second] : [part];
  });
}

/** What a line says of a position. A line without any is given back as it is. */
export function positionIn(text: string): Position {
  if (text.length > 90 || /\d{3}/.test(text)) return { jobTitle: null, department: null, other: [text] };
  const parts = partsOf(text);
  const jobTitle = parts.find((part) => (HAN.test(part) ? chineseTitle : englishTitle).test(part)) ?? null;
  const isDepartment = (part: string): boolean =>
    part !== jobTitle &&
    (HAN.test(part) ? chineseDepartment.test(part) && part.length > 2 : englishDepartment.test(part));
  // Beside a position, what follows its comma is where it is held, whatever it is called.
  const beside = jobTitle && !HAN.test(text) ? parts[parts.indexOf(jobTitle) + 1] : undefined;
  const department = parts.find(isDepartment) ?? beside ?? null;
  if (jobTitle === null && department === null) return { jobTitle, department, other: [text] };
  return { jobTitle, department, other: parts.filter((part) => part !== jobTitle && part !== department) };
}
