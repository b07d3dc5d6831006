import { act, screen } from '@testing-library/react';
import { countdownOf } from '@/features/edition/countdown';
import { home, newsSummary } from '@/features/home/components/home.fixture';
import { countdownUpdated } from '@/state/countdownSlice';
import { recordRenders } from '../../../tests/support/renderedComponents';
import { renderStep } from '../../../tests/support/registrationFlow';
import { edition } from '../../../tests/support/visitors';

it('re-renders only the countdown each second', async () => {
  const news = { records: [newsSummary('01HZX3K8Q4N6T2V9B7M5C1D0EF')], total: 1, current: 1, size: 5, pages: 1 };
  const { store, clock } = await renderStep('/en', { configHome: home, mediaNewsPage: news, configHomeAdverts: [] });
  await screen.findByRole('heading', { level: 1 });
  const advance = async (seconds: number) => {
    clock.advance({ seconds });
    await act(async () => void store.dispatch(countdownUpdated(countdownOf(edition, clock.now()))));
  };
  const text = () => screen.getByRole('timer').textContent;
  await advance(0);
  const previousText = text();
  expect(await recordRenders(() => advance(1))).toEqual([['Countdown', 'CountdownFigures']]);
  expect(text()).not.toBe(previousText);
  expect(await recordRenders(() => advance(0))).toEqual([]);
});
