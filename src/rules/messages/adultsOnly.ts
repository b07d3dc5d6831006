/** The minimum age, in the one wording that forms, errors, badges, mails and workbooks share. */
import { localisedText, type LocalisedText } from '../locales';

export const ADULTS_ONLY: LocalisedText = localisedText(
  '未满 18 周岁谢绝入场（以展会首日为准）',
  'Visitors must be 18 or older on the first day of the exhibition',
  'Вход с 18 лет (на первый день выставки)',
  '未滿 18 歲謝絕入場（以展會首日為準）',
  '18 歳未満の方は入場できません（展示会初日時点）',
);

/** The same as a sentence. */
export const ADULTS_ONLY_SENTENCE: LocalisedText = localisedText(
  `${ADULTS_ONLY['zh-cn']}。`,
  `${ADULTS_ONLY.en}.`,
  `${ADULTS_ONLY.ru}.`,
  `${ADULTS_ONLY['zh-tw']}。`,
  `${ADULTS_ONLY.ja}。`,
);
