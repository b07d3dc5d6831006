import { exhibitorRequest } from './query';

const requestOf = (query: string) => exhibitorRequest(new URLSearchParams(query));

test('a URL without filters requests the first page in the smart order', () => {
  expect(requestOf('')).toEqual({ current: 1, size: 24, sort: 'smart' });
});

test('each filter has its parameter in the request', () => {
  expect(
    requestOf(
      'origin=overseas&country=DE&province=440000&industry=mould&hall=9&hall=11&sort=hall&famous=1&popular=1&featured=1&showroom=1&theme=1&k=%20axis%20&size=48&current=2',
    ),
  ).toEqual({
    current: 2,
    size: 48,
    keyword: 'axis',
    themeIds: [1],
    origins: ['overseas'],
    countries: ['DE'],
    provinceIds: ['440000'],
    applicationIndustryIds: ['mould'],
    halls: ['9', '11'],
    famousBrand: true,
    popular: true,
    featured: true,
    onlineShowroom: true,
    sort: 'hall',
  });
});

test('ignores invalid filters, and rejects an invalid page', () => {
  expect(requestOf('theme=9&origin=moon&country=d&province=x&hall=;&sort=x&size=7&famous=yes&industry=A')).toEqual({
    current: 1,
    size: 24,
    sort: 'smart',
  });
  expect(requestOf('current=0')).toBeNull();
});
