import { act, screen, waitFor, within } from '@testing-library/react';
import type { Enrolment, Meeting } from '@/api';
import { exampleOf, errorResponse, type FakeResponses, type FakeRequest } from '../../../tests/support/fakeResponses';
import { requestCode, renderStep, withTicket } from '../../../tests/support/registrationFlow';
import { formInfo } from '../../../tests/support/formInfo';
import { NOW } from '../../../tests/support/visitors';
import { meeting as summary, pageOf } from '@/features/meeting/meeting.fixture';

const ID = '01HZX3K8Q4N6T2V9B7M5C1D0EG';
const KEY = 'Q3Qp3A_awem83aGfYbEwodb3IYv763OuQycYA5B0gZ8';
const meeting: Meeting = {
  ...(exampleOf('meetingById') as Meeting),
  id: ID,
  title: 'Joints for robots',
  state: 'open',
  price: 0,
};
const wang: Enrolment = {
  ...(exampleOf('meetingSign') as Enrolment),
  id: '01HZX3K8Q4N6T2V9B7M5C1D0E1',
  meetingId: ID,
  meetingTitle: 'Joints for robots',
  name: 'Wang Xiaoming',
  company: 'Nanling Precision',
  state: 'enrolled',
  qrContent: 'M27-7K2M-Q9XD.abc',
};
const li: Enrolment = { ...wang, id: '01HZX3K8Q4N6T2V9B7M5C1D0E2', name: 'Li Na', state: 'waiting', qrContent: null };
const signedInWang = { ...wang, state: 'signedIn' as const, signedInAt: '2026-03-10T02:00:00.000Z' };
const notFoundError = errorResponse('enrolment.notFound', undefined, 'Enrolment not found');

const show = (
  responses: FakeResponses = {},
  { path = `/${ID}`, ...rest }: { path?: string; storage?: Record<string, string>; ticket?: string } = {},
) =>
  renderStep(
    `/en/meeting/signin${path}`,
    { meetingById: meeting, meetingEnrollsOf: [], meetingPage: pageOf([]), ...responses },
    rest,
  );
const device = { id: ID, name: 'Hall 14 door', meetingIds: [], issuedAt: NOW, expiresAt: NOW };
const renderKiosk = (responses: FakeResponses = {}, storage: Record<string, string> = {}) =>
  show(
    { ownStaffDevice: device, meetingEnrollsOf: [wang, li], ownStaffSign: signedInWang, ...responses },
    { storage: { 'staff-device': KEY, ...storage } },
  );
const queueText = () => screen.findByText(/check-ins? (waiting to be )?sent/, { selector: 'strong' });

describe('visitor’s phone', () => {
  async function verifyNumber(user: Awaited<ReturnType<typeof show>>['user']) {
    await user.type(await screen.findByLabelText('Mobile number'), '13800138000');
    await requestCode(user);
    await user.type(screen.getByLabelText('Verification code'), '482915');
    await user.click(screen.getByRole('button', { name: 'Check in' }));
  }

  it('signs in by number and code, and confirms it', async () => {
    let enrolment = wang;
    const { user, currentUrl } = await show({
      meetingEnrollByMobile: withTicket({ exists: true, enrolment: wang, person: null }, 'ticket-1'),
      meetingSign: () => (enrolment = signedInWang),
      meetingEnrollsOf: ({ headers }: FakeRequest) => (headers['access-token'] ? [enrolment] : []),
    });
    await verifyNumber(user);
    await waitFor(() => expect(currentUrl()).toBe(`/en/meeting/signin/${ID}/result`));
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re checked in' })).toBeVisible();
    expect(screen.getByText('Wang Xiaoming')).toBeVisible();
  });

  it('shows that a number is not enrolled, and links to the enrolment', async () => {
    const { user } = await show({ meetingEnrollByMobile: { exists: false, enrolment: null, person: null } });
    await verifyNumber(user);
    expect(await screen.findByRole('heading', { name: '138 0013 8000 is not enrolled in this session' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enrol' })).toHaveAttribute(
      'href',
      `/en/meeting/details/${ID}/enrol?by=mobile`,
    );
  });

  it('requires no code when the ticket opens an enrolment, and shows why it is too early', async () => {
    const { user, server } = await show(
      { meetingEnrollsOf: [wang], meetingSign: errorResponse('meeting.notYet', undefined, 'Sign-in opens at 12:30') },
      { ticket: 'ticket-1' },
    );
    await user.click(await screen.findByRole('button', { name: 'Check in now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign-in opens at 12:30');
    server.only('meetingSign');
  });

  it('continues with the meeting whose QR code is scanned at its entrance, and explains another code', async () => {
    const chooser = await show(
      { meetingPage: pageOf([summary(ID, { title: 'Joints for robots', date: '2026-03-10' })]) },
      { path: '' },
    );
    expect(await screen.findByRole('link', { name: /Joints for robots/ })).toHaveAttribute(
      'href',
      `/en/meeting/signin/${ID}`,
    );
    await chooser.user.click(screen.getByRole('button', { name: 'Scan with the camera' }));
    await screen.findByRole('button', { name: 'Stop the camera' });
    act(() => chooser.scanCode('M27-7K2M-Q9XD.abc'));
    expect(screen.getByRole('alert')).toHaveTextContent('That’s not a door code.');
    act(() => chooser.scanCode(`https://example.com/zh-cn/meeting/signin/${ID}`));
    await waitFor(() => expect(chooser.currentUrl()).toBe(`/en/meeting/signin/${ID}`));
  });

  it('redirects from the result to the sign-in when not signed in', async () => {
    const { currentUrl } = await show({ meetingEnrollsOf: [wang] }, { path: `/${ID}/result`, ticket: 'ticket-1' });
    await waitFor(() => expect(currentUrl()).toBe(`/en/meeting/signin/${ID}`));
  });
});

describe('staff device', () => {
  it('signs in a scanned visitor once, with the device key', async () => {
    const { server, scanCode } = await renderKiosk();
    expect(await screen.findByText('Device: Hall 14 door')).toBeVisible();
    await screen.findByRole('button', { name: 'Stop the camera' });
    act(() => {
      scanCode('M27-7K2M-Q9XD.abc');
      scanCode('M27-7K2M-Q9XD.abc');
    });
    expect((await screen.findAllByText('Wang Xiaoming is checked in')).length).toBe(2);
    const { headers, body } = server.only('ownStaffSign');
    expect(headers['x-staff-device']).toBe(KEY);
    expect(body).toEqual({
      meetingId: ID,
      qrContent: 'M27-7K2M-Q9XD.abc',
      scannedAt: '2026-03-10T02:00:00.000Z',
    });
    expect(await queueText()).toHaveTextContent('All check-ins sent');
  });

  it('works offline, keeps the scans after a reload, and sends them when back online', async () => {
    let isOffline = true;
    const sign = () => {
      if (isOffline) throw new Error('gone');
      return signedInWang;
    };
    const first = await renderKiosk({ ownStaffSign: sign });
    await screen.findByText('Device: Hall 14 door');
    act(() => first.scanCode('M27-7K2M-Q9XD.abc'));
    expect(await screen.findByText('Wang Xiaoming: saved, waiting to be sent')).toBeVisible();
    expect(await queueText()).toHaveTextContent('1 check-in waiting to be sent');
    expect(screen.getByText(/No network. Keep scanning/)).toBeVisible();
    first.view.unmount();
    const second = await renderKiosk({ ownStaffSign: sign }, Object.fromEntries(first.storage));
    expect(await queueText()).toHaveTextContent('1 check-in waiting to be sent');
    isOffline = false;
    await act(async () => second.advanceTime(5_000));
    expect(await screen.findByText('Wang Xiaoming is checked in')).toBeVisible();
    expect(screen.getByText('sent later')).toBeVisible();
    expect(second.storage.has('sign-in-queue')).toBe(false);
  });

  it('treats a network that does not respond as offline', async () => {
    const { advanceTime, scanCode } = await renderKiosk({ ownStaffSign: () => new Promise<never>(() => undefined) });
    await screen.findByText('Device: Hall 14 door');
    act(() => scanCode('M27-7K2M-Q9XD.abc'));
    await act(async () => advanceTime(8_000));
    expect(await screen.findByText(/No network. Keep scanning/)).toBeVisible();
  });

  it('finds enrolments by name, and shows who may not enter', async () => {
    const { user, sent } = await renderKiosk();
    await screen.findByText('Device: Hall 14 door');
    const field = screen.getByLabelText('Name, number or mobile number');
    await user.type(field, 'na');
    expect(screen.getByText('2 people')).toBeVisible();
    expect(screen.getByText('Li Na').closest('li')).toHaveTextContent('Waiting list');
    await user.click(screen.getByRole('button', { name: 'Check in Wang Xiaoming' }));
    expect(field).toHaveValue('');
    await waitFor(() => expect(sent().map(({ call }) => call)).toEqual(['ownStaffSign']));
  });

  it('enrols a visitor without an enrolment, with the data that the server requires', async () => {
    const { user, server } = await renderKiosk({
      ownStaffSign: notFoundError,
      meetingEnrollNoStatus: { ...signedInWang, name: 'Zhao Lei' },
      ownFormCurrent: formInfo('walk-in', 1),
    });
    await screen.findByText('Device: Hall 14 door');
    await user.type(screen.getByLabelText('Name, number or mobile number'), '138 0013 8000{Enter}');
    expect((await screen.findAllByText('Enrolment not found')).length).toBe(2);
    // The first import of the kit compiles all of antd that it uses.
    expect(await screen.findByLabelText('Mobile number', {}, { timeout: 20_000 })).toHaveValue('13800138000');
    await user.click(screen.getByRole('button', { name: 'Enrol and check in' }));
    const summaryBox = within(await screen.findByRole('alert'));
    expect(summaryBox.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Name: Name is required',
      'Privacy agreement: The visitor has to agree first',
    ]);
    await user.type(screen.getByLabelText('Name'), 'Zhao Lei');
    await user.click(screen.getByRole('checkbox'));
    await user.dblClick(screen.getByRole('button', { name: 'Enrol and check in' }));
    expect(await screen.findByText('Zhao Lei is checked in')).toBeVisible();
    expect(server.only('meetingEnrollNoStatus').body).toEqual({
      meetingId: ID,
      name: 'Zhao Lei',
      mobile: '13800138000',
      privacyAgreed: true,
    });
  }, 30_000);

  it('is set up with its key and removed after a confirmation; an unknown device shows an error and keeps its queue', async () => {
    const { user, storage } = await show({
      ownStaffDevice: errorResponse('staff.deviceUnknown', undefined, 'Unknown'),
      ownStaffSign: errorResponse('staff.deviceUnknown', undefined, 'Unknown'),
    });
    await user.click(await screen.findByText('This is a staff device'));
    await user.click(screen.getByRole('button', { name: 'Set up this device' }));
    expect(screen.getByLabelText('Device key')).toHaveAccessibleDescription(/Please enter the device key/);
    await user.type(screen.getByLabelText('Device key'), KEY);
    await user.click(screen.getByRole('button', { name: 'Set up this device' }));
    expect(await screen.findByText(/This device’s key is unknown or has expired/)).toBeVisible();
    await user.type(screen.getByLabelText('Name, number or mobile number'), 'M27-7K2M-Q9XD{Enter}');
    expect(await queueText()).toHaveTextContent('1 check-in waiting to be sent');
    await user.click(screen.getByRole('button', { name: 'End device mode' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End device mode' }));
    expect(await screen.findByRole('heading', { name: 'With your mobile number' })).toBeVisible();
    expect(storage.has('staff-device')).toBe(false);
    expect(storage.get('sign-in-queue')).toContain('M27-7K2M-Q9XD');
  });
});
