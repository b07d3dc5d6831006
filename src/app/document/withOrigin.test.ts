import { withOrigin } from './withOrigin';

test('makes site paths absolute at any depth, and leaves other URLs and texts unchanged', () => {
  const document = {
    url: '/en/meeting',
    image: ['/art/halls.svg', 'https://cdn.example/a.png', '//cdn.example/b.png'],
    itemListElement: [{ name: '/not an address', url: '/en/news', item: { '@id': '/en' } }],
    price: 0,
    offers: null,
  };
  expect(withOrigin(document, 'https://site.example')).toEqual({
    url: 'https://site.example/en/meeting',
    image: ['https://site.example/art/halls.svg', 'https://cdn.example/a.png', '//cdn.example/b.png'],
    itemListElement: [
      { name: '/not an address', url: 'https://site.example/en/news', item: { '@id': 'https://site.example/en' } },
    ],
    price: 0,
    offers: null,
  });
});
