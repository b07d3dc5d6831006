import { screen } from '@testing-library/react';
import { errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { renderStep } from '../../../tests/support/registrationFlow';

const NUMBER = 'B27-EB61-YD6V';
const status = {
  number: NUMBER,
  kind: 'booth' as const,
  state: 'inProgress' as const,
  createdAt: '2026-03-10T02:00:00.000Z',
  updatedAt: '2026-03-11T03:30:00.000Z',
};

const show = (responses: FakeResponses, path = `/${NUMBER}`) => renderStep(`/en/submission${path}`, responses);

it('shows the state of a submission for its number and contact', async () => {
  const { user, sent } = await show({ ownSubmissionState: status });
  // The receipt's link contains the number.
  expect(await screen.findByLabelText('Reference')).toHaveValue(NUMBER);
  await user.type(screen.getByLabelText('Email or mobile number'), ' anna@example.com ');
  await user.click(screen.getByRole('button', { name: 'Show status' }));
  expect(await screen.findByText('Booth reservation')).toBeVisible();
  expect(screen.getByText('In progress')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent().find(({ call }) => call === 'ownSubmissionState')?.body).toEqual({
    number: NUMBER,
    contact: 'anna@example.com',
  });
  await user.click(screen.getByRole('button', { name: 'Check another reference' }));
  expect(screen.getByLabelText('Reference')).toBeVisible();
});

it('shows missing input at its field, and sends nothing', async () => {
  const { user, sent } = await show({}, '');
  await user.click(await screen.findByRole('button', { name: 'Show status' }));
  expect(screen.getByText('Please enter the reference, such as B27-EB61-YD6V')).toBeVisible();
  expect(screen.getByText('Please enter your email address or mobile number')).toBeVisible();
  expect(screen.getByLabelText('Reference')).toHaveFocus();
  expect(sent().filter(({ call }) => call === 'ownSubmissionState')).toEqual([]);
});

it('shows the server’s message for an unknown number and contact', async () => {
  const { user } = await show({
    ownSubmissionState: errorResponse('record.notFound', undefined, 'Not found'),
  });
  await user.type(await screen.findByLabelText('Email or mobile number'), 'anna@example.com');
  await user.click(screen.getByRole('button', { name: 'Show status' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found');
  expect(screen.getByLabelText('Reference')).toHaveValue(NUMBER);
});
