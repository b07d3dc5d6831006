/** The people whom exhibitors name as their contacts. */
import type { Rng } from '../art/rng';
import type { ExhibitorFile } from '../../server/content/exhibitionSchemas';
import { toText } from './compose';
import type { Words } from './trades';

const people: Words[] = [
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
].map(([zh = '', en = '', ru = '', ja = '']) => ({ zh, en, ru, ja }));

const positions = {
  exhibition: { zh: '展会负责人', en: 'Exhibition manager', ru: 'руководитель стенда', ja: '展示会担当' },
  sales: { zh: '销售经理', en: 'Sales manager', ru: 'менеджер по продажам', ja: '営業課長' },
  exports: { zh: '国际业务经理', en: 'Export manager', ru: 'менеджер по экспорту', ja: '海外営業課長' },
  adviser: { zh: '技术顾问', en: 'Technical adviser', ru: 'технический консультант', ja: '技術顧問' },
  engineer: {
    zh: '应用工程师',
    en: 'Application engineer',
    ru: 'инженер по применению оборудования',
    ja: 'アプリケーションエンジニア',
  },
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
    positions: [positions.adviser, positions.engineer],
  },
];

/** A contact with a position of its department. */
export function contactOf(rng: Rng): ExhibitorFile['contact'] {
  const { zh, en, ru, ja } = rng.pick(people);
  const person = rng.chance(0.5)
    ? { zh: `${zh}女士`, en: `Ms ${en}`, ru: `г-жа ${ru}`, ja }
    : { zh: `${zh}先生`, en: `Mr ${en}`, ru: `г-н ${ru}`, ja };
  const department = rng.pick(departments);
  return {
    person: toText(person),
    department: toText(department.name),
    position: toText(rng.pick(department.positions)),
  };
}
