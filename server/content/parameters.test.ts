import { LOCALES } from '../../src/rules/locales';
import { unitLabel, valueText, type UnitEntry } from './parameters';

const millimetres: UnitEntry = { id: 'mm', symbol: { 'zh-cn': 'mm', en: 'mm', ru: 'мм', ja: 'mm' } };
const tools: UnitEntry = {
  id: 'tools',
  symbol: { 'zh-cn': '把', en: 'tool|tools', ru: 'инструмент|инструмента|инструментов', ja: '本' },
};
const degrees: UnitEntry = { id: '°', symbol: { 'zh-cn': '°', en: '°' }, isAttached: true };

test('a value is written as each language writes numbers and units', () => {
  const texts = (value: number, unit: UnitEntry) => LOCALES.map((locale) => [locale, valueText(value, unit, locale)]);
  expect(Object.fromEntries(texts(1_450, millimetres))).toEqual({
    'zh-cn': '1450 mm',
    'zh-tw': '1450 mm',
    en: '1,450 mm',
    ru: '1450 мм',
    ja: '1,450 mm',
  });
  expect(valueText(24_000, millimetres, 'ru')).toBe('24\u00a0000 мм');
  expect(valueText(0.25, millimetres, 'ru')).toBe('0,25 мм');
  expect([valueText(40, tools, 'zh-cn'), valueText(40, tools, 'ja'), valueText(40, tools, 'en')]).toEqual([
    '40把',
    '40本',
    '40 tools',
  ]);
  expect([1, 40].map((value) => valueText(value, tools, 'en'))).toEqual(['1 tool', '40 tools']);
  expect([1, 3, 40, 0.5].map((value) => valueText(value, tools, 'ru'))).toEqual([
    '1 инструмент',
    '3 инструмента',
    '40 инструментов',
    '0,5 инструмента',
  ]);
  expect(valueText(45, degrees, 'en')).toBe('45°');
});

test('a unit without a number has its plural form', () => {
  expect([millimetres, tools, degrees].map((unit) => unitLabel(unit, 'en'))).toEqual(['mm', 'tools', '°']);
  expect(unitLabel(tools, 'ru')).toBe('инструментов');
});
