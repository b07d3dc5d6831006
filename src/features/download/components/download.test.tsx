import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DownloadItem } from '@/api';
import { inIntl, renderWithLocale } from '@/i18n/testing';
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

test('a file that requires contact details opens a form and sends it', async () => {
  const user = userEvent.setup();
  const { onSubmitContact } = show([item('list', { needsLog: true, url: null })]);
  await user.click(screen.getByRole('button', { name: 'Download File list' }));
  const dialog = within(screen.getByRole('dialog', { name: 'File list' }));
  await user.type(dialog.getByLabelText('Name'), ' Anna Schmidt ');
  await user.type(dialog.getByLabelText('Company'), 'Schmidt GmbH');
  await user.click(dialog.getByRole('button', { name: 'Get file' }));
  expect(onSubmitContact).toHaveBeenCalledWith('list', { name: 'Anna Schmidt', company: 'Schmidt GmbH' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
