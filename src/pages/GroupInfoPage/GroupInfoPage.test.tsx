import { act, screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../../../tests/support/fakeResponses';
import { groupOf, renderGroup } from '../../../tests/support/groups';

const PAGE_PATH = '/en/audience/register/group-info';
const save = () => screen.getByRole('button', { name: 'Save and add members' });
type RenderedGroup = Awaited<ReturnType<typeof renderGroup>>;

async function fillIn({ user }: Pick<RenderedGroup, 'user'>) {
  await user.type(await screen.findByLabelText('Company or organisation'), 'Example Machinery');
  await user.type(screen.getByLabelText('Contact person'), 'Wang Xiaoming');
  await user.click(screen.getByRole('checkbox'));
}

it('shows errors at the fields and in the summary, and sends nothing', async () => {
  const { user, sent } = await renderGroup(null, undefined, PAGE_PATH);
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
  const app = await renderGroup(null, (change) => ({ groupUpdate: () => change(groupOf(0)) }), PAGE_PATH);
  await fillIn(app);
  await app.user.dblClick(save());
  await waitFor(() => expect(app.currentUrl()).toBe('/en/audience/register/group-add'));
  expect(app.sent()).toEqual([
    {
      call: 'groupUpdate',
      body: { company: 'Example Machinery', contactName: 'Wang Xiaoming', privacyAgreed: true },
    },
  ]);
  expect(app.store.getState().persisted.drafts).toEqual({});
});

it('opens the existing group after a lost response', async () => {
  let tries = 0;
  const app = await renderGroup(
    null,
    (change) => ({
      groupUpdate: () => {
        tries += 1;
        change(groupOf(0));
        if (tries === 1) throw new Error('gone');
        return errorResponse('group.exists');
      },
    }),
    PAGE_PATH,
  );
  await fillIn(app);
  await app.user.click(save());
  expect(await screen.findByText(/We’ve kept what you typed/)).toBeVisible();
  await app.user.click(save());
  await waitFor(() => expect(app.currentUrl()).toBe('/en/audience/register/group-add'));
});

it('restores the input after a reload', async () => {
  const first = await renderGroup(null, undefined, PAGE_PATH);
  await first.user.type(await screen.findByLabelText('Contact person'), 'Wang');
  act(() => first.advanceTime(500));
  await first.settled();
  first.view.unmount();
  await renderGroup(null, undefined, PAGE_PATH, { storage: Object.fromEntries(first.storage) });
  expect(await screen.findByLabelText('Contact person')).toHaveValue('Wang');
});

it('updates a group and shows its state, and redirects to the first step without a ticket', async () => {
  const group = groupOf(3, { visitDay: '2026-03-31', remarks: 'We come by bus' });
  const { user, server, currentUrl } = await renderGroup(group, () => ({ groupUpdate: group }), PAGE_PATH);
  const state = within(await screen.findByRole('region', { name: 'Status' }));
  expect(state.getByText(/Add 2 more members to complete the delegation/)).toBeVisible();
  expect(state.getByText('Member A')).toBeVisible();
  expect(await screen.findByDisplayValue('We come by bus')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  await user.click(save());
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/group-add'));
  const { id, company, contactName, visitDay, remarks } = group;
  expect(server.only('groupUpdate').body).toEqual({ id, company, contactName, visitDay, remarks, privacyAgreed: true });
  const withoutTicket = await renderGroup(null, undefined, PAGE_PATH, { ticket: undefined });
  await waitFor(() => expect(withoutTicket.currentUrl()).toBe('/en/audience/register/2'));
});
