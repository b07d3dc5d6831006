import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithLocale } from '@/i18n/testing';
import { Anchor, AnchorProvider, type AnchorProps } from './controls/Anchor';
import { BoothSign } from './display/BoothSign';
import { Breadcrumbs } from './layout/Breadcrumbs';
import { PhraseLineBreaks } from './layout/PhraseLineBreaks';
import { Dialog } from './controls/Dialog';
import { Pagination, visiblePages } from './lists/Pagination';

test('a long pagination shows its first, last and nearby pages', () => {
  expect(visiblePages(1, 3)).toEqual([1, 2, 3]);
  expect(visiblePages(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
  expect(visiblePages(3, 10)).toEqual([1, 2, 3, 4, null, 10]);
});

test('pages are links, with the total number of records', () => {
  renderWithLocale(<Pagination current={2} pageCount={3} size={10} href={(page) => `/en/news?current=${page}`} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/en/news?current=1');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
  expect(screen.getByText('10 records/page')).toBeInTheDocument();
});

test('one page has no pagination', () => {
  renderWithLocale(<Pagination current={1} pageCount={1} size={10} href={String} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the router handles a site path, but not a file or another site', () => {
  const TestAnchor = ({ href }: AnchorProps) => <b>{href}</b>;
  render(
    <AnchorProvider value={TestAnchor}>
      <Anchor href="/en/news">a</Anchor>
      <Anchor href="/files/manual.pdf">file</Anchor>
      <Anchor href="//evil.example/">foreign</Anchor>
      <Anchor href="https://partner.example/" target="_blank">
        partner
      </Anchor>
    </AnchorProvider>,
  );
  expect(screen.getByText('/en/news').tagName).toBe('B');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/files/manual.pdf',
    '//evil.example/',
    'https://partner.example/',
  ]);
  expect(screen.getByText('partner')).toHaveAttribute('rel', 'noopener');
});

test('screen readers read a booth sign as one number', () => {
  renderWithLocale(<BoothSign booth="14-C05" themeId={3} />);
  expect(screen.getByText('Booth 14-C05')).toBeInTheDocument();
});

test('a Chinese title wraps between phrases, an English one is unchanged', () => {
  const { container } = render(<PhraseLineBreaks>一块板，七道光</PhraseLineBreaks>);
  expect([...container.children].map((phrase) => phrase.textContent)).toEqual(['一块板，', '七道光']);
  const { container: english } = render(<PhraseLineBreaks>One board, seven lights</PhraseLineBreaks>);
  expect(english.children).toHaveLength(0);
});

test('a breadcrumb trail ends with the page itself', () => {
  renderWithLocale(<Breadcrumbs trail={[{ name: 'Home', path: '/en' }, { name: 'News' }]} />);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
  expect(screen.getByText('News')).toHaveAttribute('aria-current', 'page');
});

test('a dialog is a native modal dialog', () => {
  const showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.showModal = showModal;
  renderWithLocale(
    <Dialog open title="Admission" onClose={() => undefined}>
      Words
    </Dialog>,
  );
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog', { name: 'Admission' })).toHaveTextContent('Words');
});

test('focuses the dialog title, so that a second Enter does not close the dialog', async () => {
  const onClose = jest.fn();
  renderWithLocale(
    <Dialog open title="Admission" onClose={onClose}>
      <button type="button">All right</button>
    </Dialog>,
  );
  expect(screen.getByRole('heading', { name: 'Admission' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});
