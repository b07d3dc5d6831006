import { act, screen } from '@testing-library/react';
import { countdownOf } from '@/features/edition/countdown';
import { home, piece } from '@/features/home/components/home.fixture';
import type { Edition } from '@/api';
import { countdownMoved } from '@/state/countdownSlice';
import { rendersDuring } from '../../../tests/support/renderedComponents';
import { renderStep } from '../../../tests/support/registrationWay';
import { edition } from '../../../tests/support/visitors';

it('renders only the countdown again after a second', async () => {
  const news = { records: [piece('1')], total: 1, current: 1, size: 5 };
  const { store, clock } = await renderStep('/en', { configHome: home, mediaNewsPage: news, configHomeAdverts: [] });
  await screen.findByRole('heading', { level: 1 });
  const move = async (seconds: number) => {
    clock.advance({ seconds });
    await act(async () => void store.dispatch(countdownMoved(countdownOf(edition as Edition, clock.now()))));
  };
  const text = () => screen.getByRole('timer').textContent;
  await move(0);
  const before = text();
  expect(await rendersDuring(() => move(1))).toEqual([['Countdown', 'CountdownFigures']]);
  expect(text()).not.toBe(before);
  expect(await rendersDuring(() => move(0))).toEqual([]);
});
