import {
  hasValue,
  isFiltered,
  pageNumber,
  normaliseSearch,
  valuesOf,
  withoutValue,
  withPage,
  withValue,
} from './listSearch';

test('equal filters have one URL, without empty values and defaults', () => {
  const params: [string, string][] = [
    ['k', '  '],
    ['theme', '1'],
    ['theme', '3'],
    ['theme', '1'],
    ['sort', 'smart'],
    ['current', '4'],
  ];
  expect(normaliseSearch(params, { sort: 'smart' })).toBe('?theme=1&theme=3');
  expect(normaliseSearch([['k', ' five axis ']])).toBe('?k=five+axis');
  expect(normaliseSearch([])).toBe('');
});

test('setting or removing a value returns to the first page', () => {
  expect(withoutValue('?theme=1&theme=3&current=2', 'theme', '1')).toBe('?theme=3');
  expect(withValue('?theme=1&view=list&current=2', 'view', null)).toBe('?theme=1');
  expect(withValue('?theme=1', 'view', 'list')).toBe('?theme=1&view=list');
});

test('a page link keeps the filters, and the first page has no number', () => {
  expect(withPage('?theme=1&current=3', 2)).toBe('?theme=1&current=2');
  expect(withPage('?theme=1&current=3', 1)).toBe('?theme=1');
  expect(pageNumber(new URLSearchParams('current=12'))).toBe(12);
  expect(pageNumber(new URLSearchParams(''))).toBe(1);
  for (const text of ['0', '-1', 'x', '1e3', '100000'])
    expect(pageNumber(new URLSearchParams({ current: text }))).toBeNull();
});

test('ignores invalid values in the URL', () => {
  expect(valuesOf(new URLSearchParams('theme=1&theme=9&theme=1&theme=x'), 'theme', /^[1-5]$/)).toEqual(['1']);
  expect(hasValue('?theme=1', 'theme', '1')).toBe(true);
  expect(hasValue('?theme=1', 'theme', '2')).toBe(false);
});

test('search engines index keyword and page URLs, but no filtered ones', () => {
  expect(isFiltered(new URLSearchParams('k=robot&current=2'))).toBe(false);
  expect(isFiltered(new URLSearchParams('theme=1'))).toBe(true);
});
