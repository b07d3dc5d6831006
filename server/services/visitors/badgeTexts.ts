/** The words of a printed badge in five languages. */
import { inAll as text, type Locale } from '../../../src/rules/locales';
import { ADULTS_ONLY_SENTENCE } from '../../../src/rules/messages/adultsOnly';

type Text = Record<Locale, string>;

export const badgeTexts = {
  visitor: text('专业观众', 'Visitor', 'Посетитель', '專業觀眾', '来場者'),
  number: text('登记编号', 'Registration number', 'Номер регистрации', '登記編號', '登録番号'),
  days: text('展期', 'Days', 'Даты', '展期', '会期'),
  hours: text('开放时间', 'Opening hours', 'Часы работы', '開放時間', '開場時間'),
  zone: text(
    '均为北京时间',
    'All times are China Standard Time (UTC+8)',
    'Время пекинское (UTC+8)',
    '均為北京時間',
    '時刻はすべて中国標準時',
  ),
  venue: text('地点', 'Venue', 'Место проведения', '地點', '会場'),
  bring: text('入场请携带', 'Please bring', 'Возьмите с собой', '入場請攜帶', 'お持ちいただくもの'),
  badge: text(
    '本胸卡（打印或在手机上出示）',
    'This badge, printed or on your phone',
    'Этот бейдж: на бумаге или на экране телефона',
    '本胸卡（列印或在手機上出示）',
    'この入場証（印刷またはスマートフォンの画面）',
  ),
  cards: text('2 张名片', '2 business cards', '2 визитные карточки', '2 張名片', '名刺 2 枚'),
  document: text(
    '身份证或护照',
    'Your ID card or passport',
    'Удостоверение личности или паспорт',
    '身分證或護照',
    '身分証明書またはパスポート',
  ),
  admission: text('入场须知', 'Admission', 'Допуск', '入場須知', '入場について'),
  adults: ADULTS_ONLY_SENTENCE,
  decides: text(
    '登记不代表必然入场，最终入场由主办方决定。',
    'Registration is no promise of admission: the organiser decides.',
    'Регистрация не гарантирует допуска: решение принимает организатор.',
    '登記不代表必然入場，最終入場由主辦方決定。',
    '登録は入場を保証するものではありません。入場の最終判断は主催者が行います。',
  ),
  personal: text(
    '胸卡仅限本人使用，请勿转让。',
    'The badge is personal and cannot be passed on.',
    'Бейдж именной, передавать его другим нельзя.',
    '胸卡僅限本人使用，請勿轉讓。',
    '入場証はご本人のみ有効です。譲渡はできません。',
  ),
  fold: text(
    '沿虚线对折两次，放入胸卡套。',
    'Fold twice along the dashed lines and put it into a badge holder.',
    'Сложите дважды по пунктиру и вставьте в держатель.',
    '沿虛線對折兩次，放入胸卡套。',
    '点線に沿って 2 回折り、名札ケースに入れてください。',
  ),
} as const satisfies Record<string, Text>;
