/** Finds numbers in texts that repeat a counted fact: they would be wrong as soon as the data changes. */
import { isLocale, type Locale } from '../../../src/rules/locales';
import { countFact } from '../facts';
import type { Content } from '../read';
import type { Problem } from '../source';

/** What is counted, after the number, as a regular expression by language. Taiwan's texts come from the Chinese ones. */
const NOUNS: Record<string, Partial<Record<Locale, string>>> = {
  exhibitors: {
    'zh-cn': '家(?:参展)?(?:展商|企业|公司)',
    en: '(?:exhibitors|exhibiting companies)',
    ru: '(?:экспонент|участник)',
    ja: '(?:社|の出展者)',
  },
  exhibits: { 'zh-cn': '件(?:展品|产品)', en: '(?:products|exhibits)', ru: '(?:экспонат|издели|продукт)', ja: '点の' },
  premieres: { 'zh-cn': '(?:件|款)(?:首展|新品)', en: 'premieres', ru: 'премьер', ja: '件の初公開' },
  sessions: {
    'zh-cn': '场(?:会议|活动|论坛)',
    en: '(?:sessions|meetings)',
    ru: '(?:сесси|заседани|мероприяти)',
    ja: '(?:件の|の)(?:セミナー|講演|会議|セッション)',
  },
  exhibitionHalls: {
    'zh-cn': '个?展?馆(?!号)',
    en: '(?:exhibition )?halls',
    ru: 'павильон',
    ja: '(?:つの)?(?:展示)?館',
  },
  area: { 'zh-cn': '平方米', en: 'm²', ru: 'м²', ja: 'm²' },
};

const EN_ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** Stems, because numerals are inflected. */
const RU_ONES = ['', 'од[ин]', 'дв[ауе]', 'тр[иё]', 'четыр', 'пят', 'шест', 'сем', 'вос[ье]м', 'девят', 'десят'];
const RU_TENS = [
  '',
  '',
  'двадцат',
  'тридцат',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяност',
];
const HAN = [...'〇一二三四五六七八九'];

/** A number below a hundred in words. */
function spelled(value: number, locale: Locale): string[] {
  if (value < 2 || value > 99) return [];
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  if (locale === 'en')
    return [value < 20 ? EN_ONES[value]! : EN_TENS[tens]! + (ones > 0 ? `[- ]${EN_ONES[ones]}` : '')];
  if (locale === 'ru') {
    if (value <= 10) return [`${RU_ONES[value]}\\p{L}*`];
    return value < 20 ? [] : [`${RU_TENS[tens]}\\p{L}*${ones > 0 ? ` ${RU_ONES[ones]}\\p{L}*` : ''}`];
  }
  return [`${tens > 1 ? HAN[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? HAN[ones] : ''}`];
}

/** 1200 as `1200`, `1,200` or `1 200`. */
const digits = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, '[,.\u00a0\u202f ]?');

function patternOf(value: number, noun: string, locale: Locale): RegExp {
  const numbers = [digits(value), ...spelled(value, locale)].join('|');
  const isSpaced = locale === 'en' || locale === 'ru';
  const before = isSpaced ? '[\\p{L}\\d.,]' : `[\\d.,十百千${HAN.join('')}]`;
  return new RegExp(`(?<!${before})(?:${numbers})${isSpaced ? '[ \u00a0](?:\\p{L}+ )?' : ' ?'}${noun}`, 'iu');
}

/** Reports texts that type a fact instead of its placeholder. To be called before placeholders are filled in. */
export function hardcodedCounts(content: Content): Problem[] {
  const patterns = Object.entries(NOUNS).flatMap(([fact, nouns]) => {
    const value = countFact(content, fact, undefined) ?? 0;
    return Object.entries(nouns).map(([locale, noun]) => ({
      fact,
      locale,
      pattern: patternOf(value, noun, locale as Locale),
    }));
  });
  const problems: Problem[] = [];
  const visit = (value: unknown, path: string, locale: Locale | null): void => {
    if (typeof value === 'string') {
      for (const { fact, pattern, locale: language } of patterns) {
        const literal = language === locale ? pattern.exec(value)?.[0] : undefined;
        if (literal !== undefined)
          problems.push({
            file: 'content',
            line: 1,
            field: path,
            message: `“${literal}” repeats a fact; write {facts.${fact}}`,
          });
      }
    } else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) visit(item, `${path}/${key}`, isLocale(key) ? key : locale);
  };
  const { exhibitors: _exhibitors, exhibits: _exhibits, ...edited } = content;
  visit(edited, '', null);
  return problems;
}
