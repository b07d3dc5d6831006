/** Products of one category within ranges of their specifications, with the counts of all filters. */
import { benchmarkReads } from './reading.mjs';

/** A category with two of its parameters, as in content/parameters.json, and their limits. */
const categories = [
  ['101', { key: 'xTravel', min: 1400 }, { key: 'positioningAccuracy', max: 4 }],
  ['102', { key: 'spindleSpeed', min: 8000 }, { key: 'barCapacity', min: 26, max: 38 }],
  ['201', { key: 'laserPower', min: 12 }, { key: 'positioningAccuracy', max: 50 }],
  ['205', { key: 'tubeDiameter', min: 80 }, { key: 'changeoverTime', max: 10 }],
  ['302', { key: 'payload', min: 5, max: 10 }, { key: 'poseRepeatability', max: 0.05 }],
  ['407', { key: 'measuringRepeatability', max: 0.4 }, { key: 'warmUpTime', max: 20 }],
];
const sorts = ['smart', 'smart', 'name', 'newest', 'popularity'];

const requests = Array.from({ length: 60 }, (_, at) => {
  const [category, ...ranges] = categories[at % categories.length];
  const parameters = at % 2 ? ranges : ranges.slice(0, 1);
  const body = { current: 1, size: 24, sort: sorts[at % sorts.length], categories: [category], parameters };
  return { method: 'POST', path: '/api/exhibit/findPage', body, locale: at % 2 ? 'en' : 'zh-cn' };
});

export const run = (world, print) =>
  benchmarkReads(world, 'products within ranges', requests, { 2: 50, 20: 200 }, print);
