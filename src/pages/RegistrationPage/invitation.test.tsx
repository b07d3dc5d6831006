/** Registration through an invitation link. */
import { screen, waitFor } from '@testing-library/react';
import { errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { storedDrafts, renderStep } from '../../../tests/support/registrationFlow';

const maria = { name: 'Maria Petrova', email: 'maria@example.com', company: 'Example Tools GmbH' };
const openInvitation = (responses: FakeResponses, storage?: Record<string, string>) =>
  renderStep('/en/audience/registration?source=referral&invited=q3Jx0Vb7mZc1TgYkP9sLwQ', responses, { storage });
const values = () =>
  ['First name', 'Last name', 'Email', 'Company'].map(
    (label) => (screen.getByLabelText(label) as HTMLInputElement).value,
  );

it('prefills the data that the inviting colleague entered', async () => {
  await openInvitation({ ownInvitation: maria });
  await screen.findByLabelText('First name');
  await waitFor(() => expect(values()).toEqual(['Maria', 'Petrova', 'maria@example.com', 'Example Tools GmbH']));
});

it('prefers a draft stored on this device', async () => {
  await openInvitation(
    { ownInvitation: maria },
    storedDrafts({ 'visitor-en': { version: 2, values: { firstName: 'Masha' } } }),
  );
  await screen.findByLabelText('First name');
  await waitFor(() => expect(values()).toEqual(['Masha', '', '', '']));
});

it('opens an empty form when the invitation has expired', async () => {
  await openInvitation({ ownInvitation: errorResponse('link.notFound') });
  await screen.findByLabelText('First name');
  expect(values()).toEqual(['', '', '', '']);
});
