/** The snippets of docs/api.md that run on the server. */
import type { Handlers } from '../../server/http/contract';
import { buildStubApp } from '../support/stubApp';

const handlers: Handlers = {
  basicCountries: () => [{ code: 'DE', name: 'Germany', dialCode: '+49', sort: 1, common: true }],
};

test('a handler returns the data of the envelope', async () => {
  const app = await buildStubApp(handlers);
  const response = await app.inject({ url: '/api/basic/country/findList', headers: { 'x-locale': 'en' } });
  expect(response.json()).toEqual({
    code: 200,
    message: 'OK',
    data: [{ code: 'DE', name: 'Germany', dialCode: '+49', sort: 1, common: true }],
  });
  await app.close();
});
