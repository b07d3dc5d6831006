import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Partner } from '@/api';
import type { SubmitFailure } from '@/forms/submit';
import { renderWithLocale } from '@/i18n/testing';
import { partner } from '../../../../tests/support/visitors';
import type { Colleague } from '../inviteRows';
import { InviteColleagues } from './InviteColleagues';

/** A list that is refetched after `answer` has added colleagues, as on pages. */
function InviteList({ response }: { response: (colleagues: Colleague[]) => Partner[] | SubmitFailure }) {
  const [partners, setPartners] = useState<Partner[]>();
  const onInvite = (colleagues: Colleague[]) => {
    const result = response(colleagues);
    if (!Array.isArray(result)) return Promise.resolve(result);
    setPartners(result);
    return Promise.resolve(null);
  };
  return <InviteColleagues contact="email" company="Obtek Mekhanika" partners={partners} onInvite={onInvite} />;
}

function show(response: (colleagues: Colleague[]) => Partner[] | SubmitFailure) {
  renderWithLocale(<InviteList response={response} />);
  return userEvent.setup();
}

async function fill(user: ReturnType<typeof userEvent.setup>, position: number, texts: [string, string, string]) {
  const row = within(screen.getByRole('group', { name: `Colleague ${position}` }));
  const [first, last, email] = texts;
  await user.type(row.getByLabelText('First name'), first);
  await user.type(row.getByLabelText('Last name'), last);
  await user.type(row.getByLabelText('Email'), email);
}

it('§4.8e invites more than one colleague at once and confirms each invitation', async () => {
  const sent: Colleague[][] = [];
  const user = show((partners) => {
    sent.push(partners);
    return partners.map(({ firstName = '', email = '' }) => partner(firstName, email));
  });
  await user.click(screen.getByRole('button', { name: 'Invite colleagues' }));
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await fill(user, 1, ['Pavel', 'Orlov', 'pavel@example.ru ']);
  await user.click(screen.getByRole('button', { name: 'Add another colleague' }));
  await fill(user, 2, ['Olga', 'Belova', 'olga@example.ru']);
  await user.click(screen.getByRole('button', { name: 'Invite now' }));
  const list = await screen.findByRole('list', { name: 'Invited colleagues' });
  expect(within(list).getAllByText('Invitation sent')).toHaveLength(2);
  expect(sent).toEqual([
    [
      { firstName: 'Pavel', lastName: 'Orlov', email: 'pavel@example.ru', company: 'Obtek Mekhanika' },
      { firstName: 'Olga', lastName: 'Belova', email: 'olga@example.ru', company: 'Obtek Mekhanika' },
    ],
  ]);
});

it('shows missing or invalid input at its field, and sends nothing', async () => {
  const sent: unknown[] = [];
  const user = show((partners) => {
    sent.push(partners);
    return [];
  });
  await user.click(screen.getByRole('button', { name: 'Invite colleagues' }));
  await fill(user, 1, ['Pavel', ' ', 'pavel@']);
  await user.click(screen.getByRole('button', { name: 'Invite now' }));
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Error: This is a required field');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Error: Email format is incorrect');
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('shows a server error on its row, and other errors above the rows', async () => {
  let errors = [{ pointer: '/body/partners/1/email', reason: 'format', message: 'Not an address' }];
  const user = show(() => ({ errors, message: 'Refused' }));
  await user.click(screen.getByRole('button', { name: 'Invite colleagues' }));
  await fill(user, 1, ['Pavel', 'Orlov', 'pavel@example.ru']);
  await user.click(screen.getByRole('button', { name: 'Add another colleague' }));
  await fill(user, 2, ['Olga', 'Belova', 'olga@example.ru']);
  await user.click(screen.getByRole('button', { name: 'Invite now' }));
  const second = within(screen.getByRole('group', { name: 'Colleague 2' }));
  expect(await second.findByText('Not an address')).toBeVisible();
  errors = [{ pointer: '/body/partners', reason: 'partner.exists', message: 'This colleague is already on the list' }];
  await user.click(screen.getByRole('button', { name: 'Invite now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This colleague is already on the list');
  await user.click(screen.getByRole('button', { name: 'Remove colleague 2' }));
  expect(screen.getAllByRole('group')).toHaveLength(1);
});
