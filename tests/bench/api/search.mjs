/** The search over the whole site: common and rare words, Chinese and English, models and companies. */
import { benchmarkReads } from './reading.mjs';

const keywords = {
  'zh-cn': [
    '轴承',
    '机床',
    '机器人',
    '激光切割机',
    '五轴加工中心',
    '谐波减速器',
    '三坐标',
    '滚珠丝杠',
    '点胶',
    '深圳恒岳',
    '汽车制造',
    '光纤激光',
    '伺服',
    '折弯机',
    '衡准',
    '刀具',
    '视觉',
    '夹爪',
  ],
  en: [
    'bearings',
    'grinding',
    'robot',
    'laser cutting',
    'press brake',
    'machining centre',
    'hengyue',
    'HY-VMC850',
    'welding',
    'gear hobbing',
    'vision system',
    'cobot',
    'ball screw',
    'clean room',
    'springback',
    'reducer',
    'sensor',
    'wire EDM',
  ],
};

const requests = keywords.en.flatMap((keyword, at) => [
  { path: `/api/web/search/findListByKeyword/${encodeURIComponent(keyword)}`, locale: 'en' },
  { path: `/api/web/search/findListByKeyword/${encodeURIComponent(keywords['zh-cn'][at])}`, locale: 'zh-cn' },
]);

export const run = (world, print) => benchmarkReads(world, 'a search by keyword', requests, { 2: 80, 20: 200 }, print);
