import { act, screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../../../tests/support/fakeTransport';
import { groupOf, showGroup } from '../../../tests/support/groups';

const AT = '/en/audience/register/group-info';
const save = () => screen.getByRole('button', { name: 'Save and add members' });
type Shown = Awaited<ReturnType<typeof showGroup>>;

async function fillIn({ user }: Pick<Shown, 'user'>) {
  await user.type(await screen.findByLabelText('Company or organisation'), 'Example Machinery');
  await user.type(screen.getByLabelText('Contact person'), 'Wang Xiaoming');
  await user.click(screen.getByRole('checkbox'));
}

it('shows errors at the fields and in the summary, and sends nothing', async () => {
  const { user, sent } = await showGroup(null, undefined, AT);
  await user.type(await screen.findByLabelText('Company or organisation'), 'Abc');
  await user.type(screen.getByLabelText(/^Email of the contact/), 'wang@example');
  await user.click(save());
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Company or organisation: Company Name at Least 4 Characters in Length',
    'Contact person: Contact person is required',
    'Email of the contact: Email format is incorrect',
    'Privacy agreement: Please agree before submitting',
  ]);
  expect(sent()).toEqual([]);
});

it('creates a group once and continues with its members', async () => {
  const shown = await showGroup(null, (change) => ({ groupUpdate: () => change(groupOf(0)) }), AT);
  await fillIn(shown);
  await shown.user.dblClick(save());
  await waitFor(() => expect(shown.address()).toBe('/en/audience/register/group-add'));
  expect(shown.sent()).toEqual([
    {
      call: 'groupUpdate',
      body: { company: 'Example Machinery', contactName: 'Wang Xiaoming', privacyAgreed: true },
    },
  ]);
  expect(shown.store.getState().persisted.drafts).toEqual({});
});

it('opens the existing group after a lost response', async () => {
  let tries = 0;
  const shown = await showGroup(
    null,
    (change) => ({
      groupUpdate: () => {
        tries += 1;
        change(groupOf(0));
        if (tries === 1) throw new Error('gone');
        return errorResponse('group.exists');
      },
    }),
    AT,
  );
  await fillIn(shown);
  await shown.user.click(save());
  expect(await screen.findByText(/Nothing you typed is lost/)).toBeVisible();
  await shown.user.click(save());
  await waitFor(() => expect(shown.address()).toBe('/en/audience/register/group-add'));
});

it('restores the input after a reload', async () => {
  const first = await showGroup(null, undefined, AT);
  await first.user.type(await screen.findByLabelText('Contact person'), 'Wang');
  act(() => first.pass(500));
  await first.settled();
  first.view.unmount();
  await showGroup(null, undefined, AT, { storage: Object.fromEntries(first.storage) });
  expect(await screen.findByLabelText('Contact person')).toHaveValue('Wang');
});

it('updates a group and shows its state, and redirects to the first step without a ticket', async () => {
  const group = groupOf(3, { visitDay: '2026-03-31', remarks: 'We come by bus' });
  const { user, server, address } = await showGroup(group, () => ({ groupUpdate: group }), AT);
  const state = within(await screen.findByRole('region', { name: 'State' }));
  expect(state.getByText(/2 more members to be a delegation/)).toBeVisible();
  expect(state.getByText('Member A')).toBeVisible();
  expect(await screen.findByDisplayValue('We come by bus')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/en/audience/register/group-add'));
  const { id, company, contactName, visitDay, remarks } = group;
  expect(server.only('groupUpdate').body).toEqual({ id, company, contactName, visitDay, remarks, privacyAgreed: true });
  const stranger = await showGroup(null, undefined, AT, { ticket: undefined });
  await waitFor(() => expect(stranger.address()).toBe('/en/audience/register/2'));
});
