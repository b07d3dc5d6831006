import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Photo } from '@/api/types';
import { renderIn } from '@/i18n/testing';
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
const page = { records: ['1', '2', '3'].map(photo), total: 3, size: 24, current: 1, pages: 1 };

test('a tile is a link to its picture, for readers without a script', () => {
  renderIn(<GalleryView locale="en" types={[]} page={page} />);
  expect(screen.getByRole('link', { name: 'Photo 2' })).toHaveAttribute('href', '/art/halls/0/2.svg');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a picture opens over the page, arrow keys go on and around, and the focus comes back to the tile seen last', async () => {
  const user = userEvent.setup();
  renderIn(<GalleryView locale="en" types={[]} page={page} />);
  await user.click(screen.getByRole('link', { name: 'Photo 3' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('img')).toHaveAccessibleName('Photo 3');
  within(dialog).getByRole('button', { name: 'Next picture' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Photo 1. Picture 1 of 3');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(within(dialog).getByRole('img')).toHaveAccessibleName('Photo 2');
  await user.click(within(dialog).getByRole('button', { name: 'Close the picture' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Photo 2' })).toHaveFocus();
});

test('pictures that did not arrive can be asked for again', async () => {
  const onRetry = jest.fn();
  renderIn(<GalleryView locale="en" types={[]} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
