import { screen, waitFor } from '@testing-library/react';
import { anna, confirmedAnna, showPage, testServices, type Answers } from '@/features/visitorEn/testing.fixture';
import { api } from '@/api';
import { paths } from '@/lib/paths';
import { localeDecided } from '@/state/localeSlice';
import { makeStore, startKeeping } from '@/store/makeStore';
import { page } from '.';

async function show(answers: Answers) {
  const world = testServices(answers);
  const store = makeStore(world.services);
  store.dispatch(localeDecided('en'));
  await store.dispatch(api.endpoints.ownEdition.initiate({}));
  startKeeping(store);
  return {
    ...world,
    store,
    ...showPage({
      page,
      pattern: paths.registrationQuestionnaire.pattern,
      at: '/en/audience/registration/questionnaire',
      store,
      services: world.services,
    }),
  };
}

const mine = (registration: typeof anna | null): Answers => ({
  'GET /visit/regist/info/findVisit': () => ({ data: { registration } }),
});

it('sends the answers of the registration at hand and goes on to the badge', async () => {
  const { user, calls, address, router } = await show({
    ...mine(anna),
    'POST /visit/regist/info/en/submitQuestion': () => ({ data: { registration: confirmedAnna, next: 'result' } }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Purchasing' }));
  await user.click(screen.getByRole('checkbox', { name: 'EDM' }));
  expect(screen.getByText('Anna Sokolova')).toBeVisible();
  expect(screen.getByText('Obtek Mekhanika, Novosibirsk')).toBeVisible();
  expect(await screen.findByText(/Saved at \d\d:\d\d/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Automotive' }));
  await user.click(screen.getByRole('button', { name: 'Complete registration' }));
  await waitFor(() => expect(address()).toBe('/en/audience/registration/result'));
  expect(router.state.location.state).toEqual({ isNew: true });
  expect(calls).toEqual([
    {
      call: 'POST /visit/regist/info/en/submitQuestion',
      body: {
        registrationId: anna.id,
        formId: 'questionnaire-en',
        formVersion: 2,
        answers: { purposes: ['1001'], products: ['1011'], business: '1025' },
      },
    },
  ]);
});

it('shows the answers that were given already, and the way back', async () => {
  await show(mine(confirmedAnna));
  expect(await screen.findByRole('radio', { name: 'Automotive' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/en/audience/registration?edit=1');
  expect(screen.getByText('Questionnaire').closest('li')).toHaveAttribute('aria-current', 'step');
});

it('sends a visitor without a registration to the first step', async () => {
  const { address } = await show(mine(null));
  await waitFor(() => expect(address()).toBe('/en/audience/registration'));
});
