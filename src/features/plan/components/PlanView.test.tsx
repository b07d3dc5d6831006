import { screen } from '@testing-library/react';
import { renderWithLocale } from '@/i18n/testing';
import type { Favourite } from '@/state/favourites';
import { PlanView } from './PlanView';

const meeting = (id: string, name: string, from: string, to: string): Favourite => ({
  kind: 'meeting',
  id,
  name,
  lang: 'en',
  booths: [],
  themeId: null,
  company: null,
  from: `2026-03-31T${from}:00.000Z`,
  to: `2026-03-31T${to}:00.000Z`,
  hall: '9',
  room: 'Room A',
  savedAt: '',
});

test('warns about each overlapping meeting with the name of the other', () => {
  renderWithLocale(
    <PlanView
      exhibitionLine=""
      favourites={[
        meeting('1', 'Five axes', '02:00', '04:00'),
        meeting('2', 'Burrs', '03:00', '05:00'),
        meeting('3', 'Lattices', '05:00', '06:00'),
      ]}
      onRemove={() => undefined}
      onPrint={() => undefined}
      onExport={() => undefined}
      exporting={false}
      failed={false}
    />,
  );
  expect(screen.getAllByText(/Overlaps with/).map(({ textContent }) => textContent)).toEqual([
    'Overlaps with “Burrs”',
    'Overlaps with “Five axes”',
  ]);
});
