import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { inIntl } from '@/i18n/testing';
import { ServicesContext } from '@/state/ServicesContext';
import { makeTestStore } from '../../tests/support/makeTestStore';
import { chainForm } from './chain.fixture';
import { EmbeddedForm } from './EmbeddedForm';

const { store, services } = makeTestStore();
const part = (
  <Provider store={store}>
    <ServicesContext value={services}>
      {inIntl(
        <EmbeddedForm
          definition={chainForm}
          noscript="Please write to us."
          fieldExtras={{ first: <a href="/en/mine">Open your registration</a> }}
          onSubmit={() => Promise.resolve()}
        />,
      )}
    </ServicesContext>
  </Provider>
);

it('renders a loading placeholder on the server, with a noscript alternative', () => {
  const html = renderToString(part);
  expect(html).toContain('<noscript><p>Please write to us.</p></noscript>');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('<form');
});

it('renders the form in the browser, with the page’s content below its fields', async () => {
  render(part);
  expect(screen.getByText('Loading the form')).toBeVisible();
  // The first import of the kit compiles all of antd that it uses.
  expect(await screen.findByRole('radiogroup', { name: 'First' }, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open your registration' })).toHaveAttribute('href', '/en/mine');
}, 30_000);
