/** Filtered pages of exhibitors with the counts of all filters. */
import { benchmarkReads } from './reading.mjs';

const themes = [1, 2, 3, 4, 5];
const industries = ['automotive', 'new-energy', 'aerospace', 'medical', 'mould', 'semiconductor', 'robotics'];
const countries = ['DE', 'JP', 'CH', 'IT', 'KR'];
const provinces = ['440000', '320000', '330000', '310000', '370000'];
const halls = ['9', '10', '11', '12', '13', '14', '15', '16', '17'];
const keywords = ['激光', '机器人', '轴承', 'grinding', 'laser', 'hengyue', '深圳', 'vision'];
const sorts = ['smart', 'smart', 'smart', 'name', 'newest', 'popularity', 'hall'];

/** One to three filters, sometimes a keyword, another order or a later page. */
const requests = Array.from({ length: 120 }, (_, at) => {
  const of = (list, step) => list[(at * step) % list.length];
  const body = { current: 1 + (at % 11 === 0 ? at % 7 : 0), size: 20, sort: of(sorts, 3) };
  if (at % 2 === 0) body.themeIds = [of(themes, 1)];
  if (at % 3 === 0) body.applicationIndustryIds = [...new Set([of(industries, 1), of(industries, 3)])];
  if (at % 4 === 1)
    body.countries = [of(countries, 1), of(countries, 2)].filter((one, place, all) => all.indexOf(one) === place);
  if (at % 4 === 3) body.provinceIds = [of(provinces, 1)];
  if (at % 5 === 0) body.halls = [of(halls, 2)];
  if (at % 6 === 1) body.featured = true;
  if (at % 7 === 5) body.origins = ['overseas'];
  if (at % 8 === 7) body.keyword = of(keywords, 1);
  return { method: 'POST', path: '/api/exhibitor/findPage', body, locale: at % 2 ? 'en' : 'zh-cn' };
});

export const run = (world, print) =>
  benchmarkReads(world, 'a filtered page of exhibitors with facets', requests, { 2: 50, 20: 200 }, print);
