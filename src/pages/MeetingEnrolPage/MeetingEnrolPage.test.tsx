import { act, screen, waitFor, within } from '@testing-library/react';
import type { Enrolment, Meeting } from '@/api';
import { exampleOf, errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { requestCode, renderStep, withTicket } from '../../../tests/support/registrationFlow';
import { confirmedWang } from '../../../tests/support/visitors';
import { meeting as summary } from '@/features/meeting/meeting.fixture';
import { formInfo } from '../../../tests/support/formInfo';
import { newestOf } from '../../../tests/support/newestOf.mjs';

const ID = '01HZX3K8Q4N6T2V9B7M5C1D0EG';
const OTHER_ID = '01HZX3K8Q4N6T2V9B7M5C1D0EH';
const meeting: Meeting = {
  ...(exampleOf('meetingById') as Meeting),
  id: ID,
  title: 'Joints for robots',
  themeId: '01HZX3K8Q4N6T2V9B7M5C1D0T1',
  from: '2026-04-01T02:00:00.000Z',
  to: '2026-04-01T04:00:00.000Z',
  seats: { total: 80, taken: 68, left: 12, waiting: 0 },
  state: 'open',
  price: 0,
  form: { formId: 'meeting-enrol', formVersion: newestOf('meeting-enrol') },
};
const enrolment: Enrolment = {
  ...exampleOf('meetingSign'),
  meetingId: ID,
  meetingTitle: 'Joints for robots',
  name: 'Wang Xiaoming',
  state: 'enrolled',
  qrContent: 'M27-7K2M-Q9XD.abc',
};

/** `ticketEnrolment.current` is the enrolment that the user's ticket opens at present. */
function show(
  responses: FakeResponses = {},
  ticketEnrolment: { current: Enrolment | null } = { current: null },
  path = '?by=mobile',
) {
  const calls: FakeResponses = {
    meetingById: meeting,
    meetingEnrollsOf: () => (ticketEnrolment.current ? [ticketEnrolment.current] : []),
    meetingOtherEnrolls: [],
    exhibitorHalls: [],
    meetingTheme: {
      ...exampleOf('meetingTheme'),
      meetings: [
        summary(OTHER_ID, { title: 'Grippers', from: '2026-04-01T06:00:00.000Z', to: '2026-04-01T07:00:00.000Z' }),
        summary('01HZX3K8Q4N6T2V9B7M5C1D0EK', { title: 'At the same time' }),
        summary('01HZX3K8Q4N6T2V9B7M5C1D0EM', { title: 'With a fee', price: 100, from: '2026-04-02T06:00:00.000Z' }),
      ],
    },
    ownFormCurrent: formInfo('meeting-enrol'),
    meetingEnrollByMobile: { exists: false, enrolment: null, person: null },
    ...responses,
  };
  return renderStep(
    `/en/meeting/details/${ID}/enrol${path}`,
    calls,
    ticketEnrolment.current ? { ticket: 'ticket-1' } : {},
  );
}
type User = Awaited<ReturnType<typeof show>>['user'];

async function verifyNumber(user: User) {
  await user.type(await screen.findByLabelText('Mobile number'), '13800138000');
  await requestCode(user);
  await user.type(screen.getByLabelText('Verification code'), '482915');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}
const fillIn = async (user: User) => {
  await user.type(await screen.findByLabelText('Name'), 'Wang Xiaoming');
  await user.click(screen.getByRole('checkbox', { name: /privacy/ }));
};
const enrol = (user: User) => user.dblClick(screen.getByRole('button', { name: 'Enrol' }));

it('shows the free seats, verifies the number, enrols once, and shows the QR code of the seat', async () => {
  const ticketEnrolment: { current: Enrolment | null } = { current: null };
  const { user, sent, store } = await show(
    {
      meetingEnroll: () => {
        ticketEnrolment.current = enrolment;
        return withTicket({ enrolment, next: 'result' }, 'ticket-1');
      },
    },
    ticketEnrolment,
  );
  expect(await screen.findByText('12 of 80 seats available')).toBeVisible();
  await verifyNumber(user);
  expect(await screen.findByText('Verified: 138 0013 8000')).toBeVisible();
  expect(screen.queryByLabelText(/^Mobile number/)).toBeNull();
  await fillIn(user);
  await enrol(user);
  const title = await screen.findByRole('heading', { level: 1, name: 'You’re enrolled' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByRole('img', { name: 'Your QR code for this session' })).toBeVisible();
  expect(screen.getByText('M27-7K2M-Q9XD')).toBeVisible();
  expect(
    sent()
      .map(({ call }) => call)
      .filter((call) => call.startsWith('meetingEnroll') && call !== 'meetingEnrollByMobile'),
  ).toEqual(['meetingEnroll']);
  expect(sent().find(({ call }) => call === 'meetingEnroll')?.body).toEqual({
    formId: 'meeting-enrol',
    formVersion: newestOf('meeting-enrol'),
    meetingId: ID,
    name: 'Wang Xiaoming',
    mobile: '13800138000',
    privacyAgreed: true,
    answers: {},
  });
  expect(store.getState().ticket.current?.value).toBe('ticket-1');
});

it('offers free meetings of the theme that do not overlap, and enrols in all at once', async () => {
  const { user, sent } = await show(
    { meetingEnrollBatch: errorResponse('enrolment.overlaps', undefined, 'You are in “Burrs” at that time') },
    undefined,
    '?by=mobile',
  );
  await verifyNumber(user);
  const others = within(await screen.findByRole('group', { name: 'Also enrol in' })).getAllByRole('checkbox');
  expect(others).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: /Grippers/ }));
  await fillIn(user);
  await enrol(user);
  expect(await screen.findByText('You are in “Burrs” at that time')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Grippers/ })).toBeChecked();
  expect(sent().find(({ call }) => call === 'meetingEnrollBatch')?.body).toMatchObject({ meetingIds: [ID, OTHER_ID] });
});

it('shows overlaps of the other meetings while ticking', async () => {
  const hours = (from: string, to: string) => ({ from: `2026-04-01T${from}:00.000Z`, to: `2026-04-01T${to}:00.000Z` });
  const { user } = await show({
    meetingTheme: {
      ...exampleOf('meetingTheme'),
      meetings: [
        summary(OTHER_ID, { title: 'Grippers', ...hours('06:00', '07:00') }),
        summary('01HZX3K8Q4N6T2V9B7M5C1D0EM', { title: 'Burrs', ...hours('06:30', '08:00') }),
      ],
    },
  });
  await verifyNumber(user);
  await user.click(await screen.findByRole('checkbox', { name: /Grippers/ }));
  expect(screen.queryByText(/Overlaps with/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /Burrs/ }));
  expect(screen.getAllByText(/Overlaps with/).map(({ textContent }) => textContent)).toEqual([
    'Overlaps with “Burrs”',
    'Overlaps with “Grippers”',
  ]);
});

it('lists all sessions that were enrolled in together, also for visitors by e-mail', async () => {
  const grippers: Enrolment = { ...enrolment, id: OTHER_ID, meetingId: OTHER_ID, meetingTitle: 'Grippers' };
  await show({ meetingOtherEnrolls: [enrolment, grippers] }, { current: enrolment }, '?by=email');
  const list = within(await screen.findByRole('region', { name: 'Your other sessions' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Grippers']);
});

it('shows the existing seat of a number, and cancels it after a confirmation', async () => {
  const ticketEnrolment: { current: Enrolment | null } = { current: null };
  const waitingEnrolment: Enrolment = { ...enrolment, state: 'waiting', waitingPosition: 3, qrContent: null };
  const { user } = await show(
    {
      meetingEnrollByMobile: () => {
        ticketEnrolment.current = waitingEnrolment;
        return withTicket({ exists: true, enrolment: waitingEnrolment, person: null }, 'ticket-2');
      },
      ownCancelEnrolment: () => {
        ticketEnrolment.current = null;
        return { ...waitingEnrolment, state: 'cancelled' };
      },
    },
    ticketEnrolment,
  );
  await verifyNumber(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re number 3 on the waiting list' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel my place' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, cancel my place' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Enrol in the meeting' })).toBeVisible();
});

it('requires no code from a registered visitor until the server does, and keeps the input', async () => {
  const { user } = await show({
    visitorFindVisit: { registration: confirmedWang },
    meetingEnroll: errorResponse('verify.proofMissing', '/body/mobile', 'Please confirm'),
  });
  expect(await screen.findByLabelText('Name')).toHaveValue('王小明');
  await user.click(screen.getByRole('checkbox', { name: /privacy/ }));
  await user.clear(screen.getByLabelText(/Job title/));
  await user.type(screen.getByLabelText(/Job title/), 'Buyer');
  await enrol(user);
  expect(await screen.findByText(/Your verification has expired/)).toBeVisible();
  await verifyNumber(user);
  expect(await screen.findByLabelText(/Job title/)).toHaveValue('Buyer');
});

it('explains a full meeting, and accepts no enrolment for a past one', async () => {
  const fullMeeting = await show({
    meetingById: { ...meeting, state: 'full', seats: { total: 80, taken: 80, left: 0, waiting: 2 } },
  });
  expect(await screen.findByText(/All 80 seats are taken. You’d be number 3 on the waiting list/)).toBeVisible();
  fullMeeting.view.unmount();
  await show({ meetingById: { ...meeting, state: 'over' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Enrolment is closed' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('reserves a seat with a fee until payment, and continues automatically', async () => {
  const unpaidEnrolment: Enrolment = {
    ...enrolment,
    state: 'awaitingPayment',
    amountDue: 19900,
    payBefore: '2026-03-10T02:30:00.000Z',
    qrContent: null,
  };
  const ticketEnrolment: { current: Enrolment | null } = { current: unpaidEnrolment };
  const { user, advanceTime, server } = await show(
    {
      meetingById: { ...meeting, price: 19900 },
      meetingCharged: [],
      meetingPay: {
        ...exampleOf('meetingPay'),
        method: 'native',
        jsapi: null,
        native: { codeUrl: 'weixin://wxpay/bizpayurl?pr=abc' },
      },
      ownPaymentState: () => {
        ticketEnrolment.current = { ...enrolment, state: 'paid' };
        return { ...exampleOf('ownPaymentState'), state: 'paid' };
      },
    },
    ticketEnrolment,
  );
  expect(await screen.findByText(/Pay ¥199 by 10 March 2026 at 10:30, Shenzhen time/)).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Pay ¥199 with WeChat' }));
  expect(await screen.findByRole('img', { name: 'Payment QR code' })).toBeVisible();
  server.only('meetingPay');
  await act(async () => advanceTime(5_000));
  expect(await screen.findByRole('heading', { level: 1, name: 'Paid. Your seat is confirmed' })).toBeVisible();
});
