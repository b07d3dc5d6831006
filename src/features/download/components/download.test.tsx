import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DownloadItem } from '@/api';
import type { SubmitFailure } from '@/forms/submit';
import { fakeServer } from '../../../../tests/support/fakeTransport';
import { renderApp } from '../../../../tests/support/renderApp';
import { inIntl, renderWithLocale } from '@/i18n/testing';
import { formInfo } from '../../../../tests/support/formInfo';
import { DownloadsView } from './DownloadsView';

const item = (id: string, overrides: Partial<DownloadItem> = {}): DownloadItem => ({
  id,
  title: `File ${id}`,
  summary: 'What is in it.',
  typeId: 'guides',
  typeName: 'Guides',
  fileName: `${id}.en.pdf`,
  contentType: 'application/pdf',
  size: 86_016,
  updatedAt: '2026-02-01T07:00:00Z',
  downloads: 3,
  needsLog: false,
  url: `/media/files/${id}.en.pdf?v=1`,
  lang: 'en',
  ...overrides,
});

function show(items: DownloadItem[]) {
  const handlers = { onSearch: jest.fn(), onDownload: jest.fn(), onSubmitContact: jest.fn(() => Promise.resolve()) };
  renderWithLocale(<DownloadsView audience="visitor" types={[]} keyword="" items={items} {...handlers} />);
  return handlers;
}

test('shows the kind and size of a file, links to it, and records the download', async () => {
  const { onDownload } = show([item('guide')]);
  const link = screen.getByRole('link', { name: 'Download File guide' });
  expect(link).toHaveAttribute('href', '/media/files/guide.en.pdf?v=1');
  expect(screen.getByText('PDF, 84 KB')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View File guide' })).toHaveAttribute(
    'href',
    '/page/file/viewer?url=%2Fmedia%2Ffiles%2Fguide.en.pdf%3Fv%3D1&lang=en',
  );
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(onDownload).toHaveBeenCalledWith('guide');
});

const FORM = 'download-contact';
const GATED = item('list', { needsLog: true, url: null });

/** Opens the dialog of a file that requires contact details; `answers` are the results of sending it. */
async function openContactForm(...answers: (SubmitFailure | undefined)[]) {
  const onSubmitContact = jest.fn(() => Promise.resolve(answers.shift()));
  const handlers = { onSearch: jest.fn(), onDownload: jest.fn(), onSubmitContact };
  const server = fakeServer({ ownFormCurrent: formInfo(FORM, 1) });
  const app = await renderApp(
    <DownloadsView audience="visitor" types={[]} keyword="" items={[GATED]} {...handlers} />,
    { server },
  );
  expect(server.requestedIds()).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Download File list' }));
  const dialog = within(screen.getByRole('dialog', { name: 'File list' }));
  // The first import of the kit compiles all of antd that it uses.
  await dialog.findByLabelText('Name', {}, { timeout: 20_000 });
  return { ...app, dialog, onSubmitContact };
}

test('a file that requires contact details opens a form and sends it', async () => {
  const { user, dialog, onSubmitContact } = await openContactForm();
  await user.type(dialog.getByLabelText('Name'), ' Anna Schmidt ');
  await user.type(dialog.getByLabelText('Company'), 'Schmidt GmbH');
  await user.click(dialog.getByRole('button', { name: 'Get file' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onSubmitContact.mock.calls).toEqual([['list', { name: 'Anna Schmidt', company: 'Schmidt GmbH' }]]);
}, 30_000);

test('the form says what is missing, and keeps the input when it could not be sent', async () => {
  const { user, dialog, onSubmitContact } = await openContactForm({ message: 'The network failed' });
  await user.type(dialog.getByLabelText(/^Email/), 'anna@');
  await user.click(dialog.getByRole('button', { name: 'Get file' }));
  const links = within(await dialog.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Name: Name is required',
    'Company: Company is required',
    'Email for a receipt: Email format is incorrect',
  ]);
  expect(onSubmitContact).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('Name'), 'Anna');
  await user.type(dialog.getByLabelText('Company'), 'Schmidt GmbH');
  await user.type(dialog.getByLabelText(/^Email/), 'example.com');
  await user.click(dialog.getByRole('button', { name: 'Get file' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('The network failed'));
  expect(dialog.getByLabelText('Name')).toHaveValue('Anna');
});

test('without JavaScript such a file has an inline form that posts to the file', () => {
  const handlers = { onSearch: jest.fn(), onDownload: jest.fn(), onSubmitContact: jest.fn() };
  const items = [item('list', { needsLog: true, url: null })];
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    inIntl(<DownloadsView audience="visitor" types={[]} keyword="" items={items} {...handlers} />),
  );
  const form = page.querySelector('details form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/media/files/list.en.pdf']);
  expect([...(form?.querySelectorAll('input') ?? [])].map((field) => [field.name, field.required])).toEqual([
    ['name', true],
    ['company', true],
  ]);
});

test('searches without reloading the page', async () => {
  const user = userEvent.setup();
  const { onSearch } = show([]);
  await user.type(screen.getByRole('searchbox'), 'plan{Enter}');
  expect(onSearch).toHaveBeenCalledWith('plan');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/en/audience/download');
  expect(screen.getByText('No files found')).toBeInTheDocument();
});
