/** The people whom exhibitors name as their contacts. */
import type { Rng } from '../art/rng';
import type { ExhibitorEntry } from '../../server/content/exhibitionSchemas';
import { toText } from './compose';
import type { Words } from './trades';

/** Surnames by the country of a company: in Chinese, Latin, Russian and Japanese. */
const surnames: Record<string, readonly (readonly [string, string, string, string])[]> = {
  CN: [
    ['陈', 'Chen', 'Чэнь', '陳'],
    ['林', 'Lin', 'Линь', '林'],
    ['黄', 'Huang', 'Хуан', '黄'],
    ['周', 'Zhou', 'Чжоу', '周'],
    ['吴', 'Wu', 'У', '呉'],
    ['徐', 'Xu', 'Сюй', '徐'],
    ['孙', 'Sun', 'Сунь', '孫'],
    ['何', 'He', 'Хэ', '何'],
    ['郭', 'Guo', 'Го', '郭'],
    ['罗', 'Luo', 'Ло', '羅'],
    ['梁', 'Liang', 'Лян', '梁'],
    ['谢', 'Xie', 'Се', '謝'],
    ['韩', 'Han', 'Хань', '韓'],
    ['唐', 'Tang', 'Тан', '唐'],
    ['冯', 'Feng', 'Фэн', '馮'],
  ],
  TW: [
    ['陈', 'Chen', 'Чэнь', '陳'],
    ['林', 'Lin', 'Линь', '林'],
    ['黄', 'Huang', 'Хуан', '黄'],
    ['吴', 'Wu', 'У', '呉'],
  ],
  HK: [
    ['陈', 'Chan', 'Чань', '陳'],
    ['李', 'Lee', 'Ли', '李'],
    ['黄', 'Wong', 'Вонг', '黄'],
  ],
  SG: [
    ['陈', 'Tan', 'Тан', '陳'],
    ['林', 'Lim', 'Лим', '林'],
  ],
  JP: [
    ['佐藤', 'Sato', 'Сато', '佐藤'],
    ['铃木', 'Suzuki', 'Судзуки', '鈴木'],
    ['高桥', 'Takahashi', 'Такахаси', '高橋'],
    ['田中', 'Tanaka', 'Танака', '田中'],
  ],
  KR: [
    ['金', 'Kim', 'Ким', '金'],
    ['李', 'Lee', 'Ли', '李'],
    ['朴', 'Park', 'Пак', '朴'],
  ],
  DE: [
    ['Schneider', 'Schneider', 'Шнайдер', 'シュナイダー'],
    ['Fischer', 'Fischer', 'Фишер', 'フィッシャー'],
    ['Hoffmann', 'Hoffmann', 'Хофман', 'ホフマン'],
    ['Becker', 'Becker', 'Беккер', 'ベッカー'],
  ],
  AT: [
    ['Gruber', 'Gruber', 'Грубер', 'グルーバー'],
    ['Steiner', 'Steiner', 'Штайнер', 'シュタイナー'],
  ],
  CH: [
    ['Keller', 'Keller', 'Келлер', 'ケラー'],
    ['Baumann', 'Baumann', 'Бауман', 'バウマン'],
  ],
  IT: [
    ['Rossi', 'Rossi', 'Росси', 'ロッシ'],
    ['Colombo', 'Colombo', 'Коломбо', 'コロンボ'],
    ['Ferrari', 'Ferrari', 'Феррари', 'フェラーリ'],
  ],
  FR: [
    ['Dubois', 'Dubois', 'Дюбуа', 'デュボワ'],
    ['Moreau', 'Moreau', 'Моро', 'モロー'],
  ],
  ES: [
    ['García', 'García', 'Гарсия', 'ガルシア'],
    ['Navarro', 'Navarro', 'Наварро', 'ナバロ'],
  ],
  CZ: [
    ['Novák', 'Novak', 'Новак', 'ノバーク'],
    ['Dvořák', 'Dvorak', 'Дворжак', 'ドボルザーク'],
  ],
  SE: [
    ['Nilsson', 'Nilsson', 'Нильссон', 'ニルソン'],
    ['Berg', 'Berg', 'Берг', 'ベリ'],
  ],
  TR: [
    ['Yılmaz', 'Yilmaz', 'Йылмаз', 'ユルマズ'],
    ['Demir', 'Demir', 'Демир', 'デミル'],
  ],
  IN: [
    ['Sharma', 'Sharma', 'Шарма', 'シャルマ'],
    ['Patel', 'Patel', 'Патель', 'パテル'],
  ],
  US: [
    ['Miller', 'Miller', 'Миллер', 'ミラー'],
    ['Carter', 'Carter', 'Картер', 'カーター'],
  ],
};

const positions = {
  exhibition: { zh: '展会负责人', en: 'Exhibition manager', ru: 'руководитель стенда', ja: '展示会担当' },
  sales: { zh: '销售经理', en: 'Sales manager', ru: 'менеджер по продажам', ja: '営業課長' },
  exports: { zh: '国际业务经理', en: 'Export manager', ru: 'менеджер по экспорту', ja: '海外営業課長' },
  adviser: { zh: '技术顾问', en: 'Technical adviser', ru: 'технический консультант', ja: '技術顧問' },
};
const departments: { name: Words; positions: Words[] }[] = [
  {
    name: { zh: '销售部', en: 'Sales', ru: 'отдел продаж', ja: '営業部' },
    positions: [positions.sales, positions.exhibition],
  },
  {
    name: { zh: '国际业务部', en: 'International sales', ru: 'отдел экспорта', ja: '海外営業部' },
    positions: [positions.exports, positions.exhibition],
  },
  {
    name: {
      zh: '应用技术部',
      en: 'Application engineering',
      ru: 'отдел технической поддержки',
      ja: 'アプリケーション技術部',
    },
    positions: [positions.adviser, positions.exhibition],
  },
];

/** A contact with a position of its department. */
export function contactOf(rng: Rng, country: string): ExhibitorEntry['contact'] {
  const names = surnames[country];
  if (!names) throw new RangeError(`contacts.ts has no surnames of ${country}.`);
  const [zh, en, ru, ja] = rng.pick(names);
  const person = rng.chance(0.5)
    ? { zh: `${zh}女士`, en: `Ms ${en}`, ru: `г-жа ${ru}`, ja: `${ja}氏` }
    : { zh: `${zh}先生`, en: `Mr ${en}`, ru: `г-н ${ru}`, ja: `${ja}氏` };
  const department = rng.pick(departments);
  return {
    person: toText(person),
    department: toText(department.name),
    position: toText(rng.pick(department.positions)),
  };
}
