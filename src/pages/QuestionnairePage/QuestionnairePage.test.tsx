import { act, screen, waitFor } from '@testing-library/react';
import type { FakeResponses } from '../../../tests/support/fakeResponses';
import { renderStep } from '../../../tests/support/registrationFlow';
import { anna, confirmedAnna, wang } from '../../../tests/support/visitors';
import { newestOf } from '../../../tests/support/newestOf.mjs';

const show = (responses: FakeResponses) => renderStep('/en/audience/registration/questionnaire', responses);

const withRegistration = (registration: typeof anna | null): FakeResponses => ({
  visitorFindVisit: { registration },
});

it('§4.8a sends the answers of the current registration and continues to the badge', async () => {
  let registration = anna;
  const { user, sent, currentUrl, advanceTime } = await show({
    visitorFindVisit: () => ({ registration }),
    visitorEnSubmitQuestion: () => ({ registration: (registration = confirmedAnna), next: 'result' }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Purchasing' }));
  await user.click(screen.getByRole('checkbox', { name: 'Die-sinking and wire EDM' }));
  expect(screen.getByText('Anna Sokolova')).toBeVisible();
  expect(screen.getByText('Obtek Mekhanika, Novosibirsk')).toBeVisible();
  act(() => advanceTime(1_000));
  expect(await screen.findByText(/Saved at \d\d:\d\d/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Automotive' }));
  await user.click(screen.getByRole('button', { name: 'Complete registration' }));
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/registration/result'));
  expect(await screen.findByText(/A copy is on its way to anna@example.ru/)).toBeVisible();
  expect(sent()).toEqual([
    {
      call: 'visitorEnSubmitQuestion',
      body: {
        registrationId: anna.id,
        formId: 'questionnaire-en',
        formVersion: newestOf('questionnaire-en'),
        answers: { purposes: ['1001'], products: ['1011'], business: '1025' },
      },
    },
  ]);
});

it('shows earlier answers and a link back', async () => {
  await show(withRegistration(confirmedAnna));
  expect(await screen.findByRole('radio', { name: 'Automotive' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/en/audience/registration?edit=1');
  expect(screen.getByText('Questionnaire').closest('li')).toHaveAttribute('aria-current', 'step');
});

it('redirects a visitor without a registration to the first step', async () => {
  const { currentUrl } = await show(withRegistration(null));
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/registration'));
});

it.each([
  [
    'a paid registration',
    { ...wang, state: 'paid' as const, amountDue: 5000 },
    'You’ve paid the registration fee of ¥50.',
  ],
  ['a free one', { ...wang, amountDue: 0 }, 'Registration by email is free.'],
])('of %s shows the price above its first question', async (_which, registration, price) => {
  await renderStep('/en/audience/register/questionnaire', withRegistration(registration));
  const [question] = await screen.findAllByRole('checkbox');
  const line = screen.getByText(price);
  expect(line.compareDocumentPosition(question!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
