import { createTexts } from './texts';

test('loads each part once and adds its texts to the catalog', async () => {
  const requests: string[] = [];
  const { catalog, load } = createTexts((part) => {
    requests.push(part);
    return Promise.resolve({ [`${part}.title`]: 'A title' });
  });
  await load(['shell', 'halls']);
  await load(['halls', 'news']);
  expect(requests).toEqual(['shell', 'halls', 'news']);
  expect(catalog).toEqual({ 'shell.title': 'A title', 'halls.title': 'A title', 'news.title': 'A title' });
});

test('retries a part that failed to load', async () => {
  let failures = 1;
  const { catalog, load } = createTexts(() =>
    failures-- > 0 ? Promise.reject(new Error('no network')) : Promise.resolve({ 'halls.title': 'Halls' }),
  );
  await expect(load(['halls'])).rejects.toThrow('no network');
  await load(['halls']);
  expect(catalog).toEqual({ 'halls.title': 'Halls' });
});
