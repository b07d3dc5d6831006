import { screen, waitFor, within } from '@testing-library/react';
import { file, type FakeResponses } from '../../../tests/support/fakeResponses';
import { renderStep } from '../../../tests/support/registrationFlow';
import { anna, confirmedAnna, partner } from '../../../tests/support/visitors';

const show = (registration: typeof anna | null, responses: FakeResponses = {}) =>
  renderStep('/en/audience/registration/result', { visitorFindVisit: { registration }, ...responses });

it('§4.8a renders the badge with its grouped number and QR code', async () => {
  await show(confirmedAnna);
  const badge = within(await screen.findByRole('article', { name: 'Visitor badge' }));
  for (const text of [
    'Anna',
    'Sokolova',
    'Engineer',
    'Obtek Mekhanika',
    'Russian Federation',
    'V27 4K7Q 90XM',
    '31 March – 3 April 2026',
  ])
    expect(badge.getByText(text)).toBeVisible();
  const code = badge.getByRole('img', { name: 'QR code for registration V27 4K7Q 90XM' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h7v1h-7z/);
  expect(screen.getByText('Two business cards')).toBeVisible();
  expect(screen.getByText(/The organiser has the final say on admission/)).toBeVisible();
  expect(screen.getByText('Your registration is complete. We’ve sent a copy to anna@example.ru.')).toBeVisible();
});

it('prints', async () => {
  const { user, printCount } = await show(confirmedAnna);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(printCount()).toBe(1);
});

it('downloads the calendar file of the registration', async () => {
  const { user, downloads } = await show(confirmedAnna, {
    ownRegistrationCalendar: file('BEGIN:VCALENDAR', 'text/calendar'),
  });
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('V27-4K7Q-90XM.ics');
  expect(await downloads[0]?.file.text()).toBe('BEGIN:VCALENDAR');
});

it('invites a colleague with the visitor’s company', async () => {
  const partners = [partner('Pavel Orlov', 'pavel@example.ru')];
  const { user, sent } = await show(confirmedAnna, {
    visitorEnAddPartner: { partners },
    visitorPartners: partners,
  });
  await user.click(await screen.findByRole('button', { name: 'Invite colleagues' }));
  await user.type(screen.getByLabelText('First name'), 'Pavel');
  await user.type(screen.getByLabelText('Last name'), 'Orlov');
  await user.type(screen.getByLabelText('Email'), 'pavel@example.ru');
  await user.click(screen.getByRole('button', { name: 'Invite now' }));
  expect(await screen.findByText('Invitation sent')).toBeVisible();
  expect(sent()).toEqual([
    {
      call: 'visitorEnAddPartner',
      body: {
        registrationId: anna.id,
        invite: true,
        partners: [{ firstName: 'Pavel', lastName: 'Orlov', email: 'pavel@example.ru', company: 'Obtek Mekhanika' }],
      },
    },
  ]);
});

it('registers another visitor of the same company and country, and returns to the first badge', async () => {
  let registration: typeof anna | null = confirmedAnna;
  const { user, sent, currentUrl, store } = await renderStep(
    '/en/audience/registration/result',
    {
      visitorFindVisit: () => ({ registration }),
      ownMakeBadgeLink: () => {
        registration = null;
        return { path: '/en/b/q3Jx0Vb7mZc1TgYkP9sLwQ' };
      },
    },
    { ticket: 'ticket-of-anna' },
  );
  await user.click(await screen.findByRole('button', { name: 'Register another visitor' }));
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/registration'));
  expect(await screen.findByLabelText('Company')).toHaveValue('Obtek Mekhanika');
  expect(screen.getByText('Russian Federation')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('');
  expect(store.getState().ticket.current).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Anna Sokolova’s badge' })).toHaveAttribute(
    'href',
    '/en/b/q3Jx0Vb7mZc1TgYkP9sLwQ',
  );
  expect(sent()).toEqual([{ call: 'ownMakeBadgeLink', body: undefined }]);
});

it.each([
  ['without a registration', null, '/en/audience/registration'],
  ['without a questionnaire', anna, '/en/audience/registration/questionnaire'],
])('redirects a visitor %s to the missing step', async (_who, registration, expected) => {
  const { currentUrl } = await show(registration);
  await waitFor(() => expect(currentUrl()).toBe(expected));
});
