import { screen, waitFor, within } from '@testing-library/react';
import type { Partner } from '@/api';
import type { FakeResponses, FakeRequest } from '../../../tests/support/fakeResponses';
import { renderStep } from '../../../tests/support/registrationFlow';
import { confirmedWang, NOW } from '../../../tests/support/visitors';

const show = (responses: FakeResponses) =>
  renderStep('/en/referral', { visitorFindVisit: { registration: confirmedWang }, ...responses });

const li: Partner = {
  id: '01HZX3J8Q4T5V6W7X8Y9Z0A1P1',
  registrationId: confirmedWang.id,
  name: '李小红',
  mobile: '13900139000',
  state: 'added',
  invitedAt: null,
  createdAt: NOW,
};

it('§4.8e adds a colleague to the list, invites later, and removes one', async () => {
  let partners: Partner[] = [];
  const { user, sent } = await show({
    visitorPartners: () => partners,
    visitorAddPartners: ({ body }: FakeRequest) => {
      const { invite } = body as { invite: boolean };
      return { partners: (partners = [{ ...li, state: invite ? 'invited' : 'added' }]) };
    },
    visitorDeletePartner: () => {
      partners = [];
      return { id: li.id, deleted: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Invite colleagues' }));
  await user.type(screen.getByLabelText('Name'), '李小红');
  await user.type(screen.getByLabelText('Mobile number'), '139');
  await user.click(screen.getByRole('button', { name: 'Save, invite later' }));
  expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/format/);
  await user.type(screen.getByLabelText('Mobile number'), '00139000');
  await user.click(screen.getByRole('button', { name: 'Save, invite later' }));
  const list = within(await screen.findByRole('list', { name: 'Invited colleagues' }));
  expect(list.getByText('Added')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Invite 李小红 now' }));
  expect(await list.findByText('Invitation sent')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Remove 李小红' }));
  await waitFor(() => expect(screen.queryByText('李小红')).toBeNull());
  const partner = { name: '李小红', mobile: '13900139000' };
  expect(sent()).toEqual([
    {
      call: 'visitorAddPartners',
      body: {
        registrationId: confirmedWang.id,
        invite: false,
        partners: [{ ...partner, company: '深圳市示例机械有限公司' }],
      },
    },
    {
      call: 'visitorAddPartners',
      body: { registrationId: confirmedWang.id, invite: true, partners: [partner] },
    },
  ]);
});

it('requires a registration first', async () => {
  await show({ visitorFindVisit: { registration: null } });
  expect(await screen.findByRole('link', { name: 'I’m already registered' })).toHaveAttribute('href', '/en/my');
});
