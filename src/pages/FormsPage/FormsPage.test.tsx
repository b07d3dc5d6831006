import { screen, waitFor } from '@testing-library/react';
import { exampleOf, errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { fakeServer } from '../../../tests/support/fakeTransport';
import { renderPage } from '../../../tests/support/renderApp';

const SECRET = 'a secret of designers';
const show = (responses: FakeResponses) => {
  const server = fakeServer({ configSeoByUrl: null, basicCountries: [], ...responses });
  return renderPage('/forms', { server, document: 'form' });
};

it('requires the secret where one is set, and accepts only the right one', async () => {
  const { user, server } = await show({
    ownForms: ({ headers }) => {
      const secret = headers['x-forms-secret'];
      if (secret === undefined) return { access: 'secretNeeded' as const, designer: null, forms: [] };
      return secret === SECRET
        ? { access: 'granted' as const, designer: null, forms: [] }
        : errorResponse('form.designerUnknown');
    },
  });
  const field = await screen.findByLabelText('Secret');
  expect(field).toHaveAttribute('type', 'password');
  await user.type(field, 'a guess{Enter}');
  expect(await screen.findByText('This is not the secret.')).toBeVisible();
  await user.clear(field);
  await user.type(field, `${SECRET}{Enter}`);
  await waitFor(() => expect(screen.queryByLabelText('Secret')).toBeNull());
  expect(server.requests.filter(({ headers }) => headers['x-forms-secret'] !== undefined).map(({ id }) => id)).toEqual([
    'ownForms',
    'ownForms',
  ]);
});

it('returns 404 where no designers are configured', async () => {
  await show({ ownForms: errorResponse('form.designerUnknown') });
  expect(await screen.findByText('error 404')).toBeVisible();
});

it('accepts the contract’s example', () => {
  expect(exampleOf('ownForms')).toMatchObject({ access: 'granted', forms: [{ formId: 'visitor-en' }] });
});
