import { languageTag, type Locale } from './locales';

/** Amounts of money are stored in fen. */
export const FEN_PER_YUAN = 100;
const RUSSIAN: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'юань', many: 'юаней' };

/** `¥50`, `¥50.50`, `50 юаней`; in Japanese `50元`, because ¥ is the yen. */
export function formatYuan(fen: number, locale: Locale): string {
  const yuan = fen / FEN_PER_YUAN;
  const amount = new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: fen % FEN_PER_YUAN === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(yuan);
  if (locale === 'ru') return `${amount}\u00A0${RUSSIAN[new Intl.PluralRules('ru').select(yuan)] ?? 'юаня'}`;
  return locale === 'ja' ? `${amount}元` : `¥${amount}`;
}
