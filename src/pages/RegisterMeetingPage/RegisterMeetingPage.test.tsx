import { screen, waitFor } from '@testing-library/react';
import { exampleOf, errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { renderStep } from '../../../tests/support/registrationFlow';
import { wang } from '../../../tests/support/visitors';
import type { VisitorMeeting } from '@/api';

const [example] = exampleOf('visitorFindMeeting') as VisitorMeeting[];
const meeting = (id: string, title: string, changes: Partial<VisitorMeeting['meeting']> = {}): VisitorMeeting => ({
  meeting: { ...(example as VisitorMeeting).meeting, id, title, price: 0, state: 'open', ...changes },
  enrolment: null,
});

const meetings = [
  meeting('01HZX3J8Q4T5V6W7X8Y9Z0A1M1', 'Five axes'),
  meeting('01HZX3J8Q4T5V6W7X8Y9Z0A1M2', 'Burrs', { state: 'full' }),
  meeting('01HZX3J8Q4T5V6W7X8Y9Z0A1M3', 'Workshop', { price: 20000 }),
  meeting('01HZX3J8Q4T5V6W7X8Y9Z0A1M4', 'Yesterday', { state: 'over' }),
];

const show = (responses: FakeResponses = {}) =>
  renderStep('/en/audience/register/meeting', {
    visitorFindVisit: { registration: wang },
    visitorFindMeeting: meetings,
    ...responses,
  });

it('enrols in the ticked meetings and continues; meetings with a fee or in the past cannot be ticked', async () => {
  const { user, sent, currentUrl } = await show({ visitorEnrollMeeting: { enrolments: [] } });
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    expect.stringContaining('Five axes'),
    expect.stringContaining('Full: you’ll join the waiting list'),
  ]);
  expect(screen.getByText('Paid session: enrol on its page')).toBeVisible();
  expect(screen.queryByText('Yesterday')).toBeNull();
  for (const box of boxes) await user.click(box);
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Enrol and continue' }));
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/questionnaire'));
  expect(sent()).toEqual([
    {
      call: 'visitorEnrollMeeting',
      body: { registrationId: wang.id, meetingIds: meetings.slice(0, 2).map((one) => one.meeting.id) },
    },
  ]);
});

it('shows overlapping meetings while ticking', async () => {
  const hours = (from: string, to: string) => ({ from: `2026-03-31T${from}:00.000Z`, to: `2026-03-31T${to}:00.000Z` });
  const { user } = await show({
    visitorFindMeeting: [
      meeting('01HZX3J8Q4T5V6W7X8Y9Z0A1M1', 'Five axes', hours('02:00', '04:00')),
      meeting('01HZX3J8Q4T5V6W7X8Y9Z0A1M2', 'Burrs', hours('03:00', '05:00')),
    ],
  });
  const [one, other] = await screen.findAllByRole('checkbox');
  if (one) await user.click(one);
  expect(screen.queryByText(/Overlaps with/)).toBeNull();
  if (other) await user.click(other);
  expect(screen.getAllByText(/Overlaps with/).map(({ textContent }) => textContent)).toEqual([
    'Overlaps with “Burrs”',
    'Overlaps with “Five axes”',
  ]);
});

it('shows that two meetings overlap, keeps the ticks, and can be skipped', async () => {
  const { user } = await show({
    visitorEnrollMeeting: errorResponse('enrolment.overlaps', '/body/meetingIds/1', 'Two of them overlap'),
  });
  const [box] = await screen.findAllByRole('checkbox');
  if (box) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Enrol and continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Two of them overlap');
  expect(box).toBeChecked();
  expect(screen.getByRole('link', { name: 'Skip' })).toHaveAttribute('href', '/en/audience/register/questionnaire');
});
