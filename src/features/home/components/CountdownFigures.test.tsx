import { screen } from '@testing-library/react';
import { renderWithLocale } from '@/i18n/testing';
import { CountdownFigures } from './CountdownFigures';

test('the countdown has days, hours, minutes and seconds', () => {
  renderWithLocale(<CountdownFigures phase="open" days={73} seconds={6_330_258} />);
  expect([...screen.getByRole('timer').children].map(({ textContent }) => textContent)).toEqual([
    '73days',
    '06hours',
    '24minutes',
    '18seconds until opening',
  ]);
});

test('uses the singular for one day, hour, minute and second', () => {
  renderWithLocale(<CountdownFigures phase="open" days={1} seconds={90_061} />);
  expect([...screen.getByRole('timer').children].map(({ textContent }) => textContent)).toEqual([
    '1day',
    '01hour',
    '01minute',
    '01second until opening',
  ]);
});

test('a cached page counts only days', () => {
  renderWithLocale(<CountdownFigures phase="open" days={73} seconds={null} />);
  expect(screen.getByRole('timer')).toHaveTextContent(/^73days to go$/);
});

test.each([
  ['during', 'Open now'],
  ['after', 'Thank you for visiting'],
] as const)('in the phase %s no time is counted', (phase, words) => {
  renderWithLocale(<CountdownFigures phase={phase} days={0} seconds={0} />);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
});
