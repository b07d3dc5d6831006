import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Photo } from '@/api';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { inIntl } from '@/i18n/testing';
import { render } from '@testing-library/react';
import { GalleryView } from './GalleryView';

const photo = (id: string): Photo => ({
  id,
  title: `Photo ${id}`,
  typeId: 'halls',
  typeName: 'Halls',
  picture: { url: `/art/halls/0/${id}.svg`, width: 1280, height: 960, alt: `Photo ${id}` },
  thumbnail: { url: `/art/halls/0/${id}.svg?w=480`, width: 480, height: 360, alt: `Photo ${id}` },
  takenAt: '2025-03-26T01:00:00Z',
  lang: 'en',
});
const Gallery = (props: Partial<Parameters<typeof GalleryView>[0]>) => (
  <GalleryView types={[]} page={page} {...props} />
);
/** Two pages of a list, by their URL. */
function TwoPages() {
  const isSecond = useLocation().search === '?current=2';
  const records = (isSecond ? ['3'] : ['1', '2']).map(photo);
  return <Gallery page={{ records, total: 3, size: 2, current: isSecond ? 2 : 1, pages: 2 }} />;
}
const show = (element: React.ReactElement) =>
  render(<MemoryRouter initialEntries={['/en/image']}>{inIntl(element)}</MemoryRouter>);
const page = { records: ['1', '2', '3'].map(photo), total: 3, size: 24, current: 1, pages: 1 };

test('a tile links to its picture without JavaScript', () => {
  show(<Gallery />);
  expect(screen.getByRole('link', { name: 'Photo 2' })).toHaveAttribute('href', '/art/halls/0/2.svg');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a picture opens as an overlay, arrow keys cycle through, and the focus returns to the last tile', async () => {
  const user = userEvent.setup();
  show(<Gallery />);
  await user.click(screen.getByRole('link', { name: 'Photo 3' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('img')).toHaveAccessibleName('Photo 3');
  within(dialog).getByRole('button', { name: 'Next picture' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Photo 1. Picture 1 of 3');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(within(dialog).getByRole('img')).toHaveAccessibleName('Photo 2');
  await user.click(within(dialog).getByRole('button', { name: 'Close picture' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Photo 2' })).toHaveFocus();
});

test('arrow keys continue on the next page of the list and cycle, and the counter includes all pictures', async () => {
  const user = userEvent.setup();
  show(<TwoPages />);
  await user.click(screen.getByRole('link', { name: 'Photo 2' }));
  const position = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
  expect(position()).toBe('Photo 2. Picture 2 of 3');
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(position()).toBe('Photo 3. Picture 3 of 3');
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(position()).toBe('Photo 1. Picture 1 of 3');
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(position()).toBe('Photo 3. Picture 3 of 3');
  await user.click(screen.getByRole('button', { name: 'Close picture' }));
  expect(screen.getByRole('link', { name: 'Photo 3' })).toHaveFocus();
});

test('pictures that failed to load can be retried', async () => {
  const onRetry = jest.fn();
  show(<Gallery page={undefined} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
