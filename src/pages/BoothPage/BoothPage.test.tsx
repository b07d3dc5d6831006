import { act, screen, waitFor, within } from '@testing-library/react';
import type { BoothReservation, BoothSale, Edition } from '@/api';
import { exampleOf, errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { renderStep } from '../../../tests/support/registrationFlow';
import { edition } from '../../../tests/support/visitors';
import { newestOf } from '../../../tests/support/newestOf.mjs';

const sale: BoothSale = {
  asOf: '2026-03-10T02:00:00.000Z',
  open: true,
  totalArea: 85_410,
  areaLeft: 120,
  standardBoothsLeft: 3,
  halls: [
    { hall: '9', themeId: 1, totalArea: 9360, areaLeft: 120, standardBoothsLeft: 3 },
    { hall: '11', themeId: 1, totalArea: 9360, areaLeft: 0, standardBoothsLeft: 0 },
  ],
};
const { themes, contacts } = exampleOf('ownEdition') as Edition;
const reservation: BoothReservation = {
  id: '01HZX3K8Q4N6T2V9B7M5C1D0EF',
  number: 'B27-EB61-YD6V',
  state: 'submitted',
  contactPerson: 'Anna Schmidt',
  company: 'Schmidt Maschinenbau GmbH',
  plannedExhibits: 'Five-axis milling machines',
  preferredPavilion: null,
  boothKind: 'standard',
  standardBooths: 2,
  rawArea: null,
  createdAt: '2026-03-10T02:00:00.000Z',
};
const show = (
  responses: FakeResponses = {},
  path = '/en/international/reserve-booth',
  browser: Parameters<typeof renderStep>[2] = {},
) =>
  renderStep(path, { exhibitorBoothSale: sale, ownEdition: { ...edition, themes, contacts }, ...responses }, browser);
type User = Awaited<ReturnType<typeof show>>['user'];

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const numberField = (name: string | RegExp) => screen.getByRole('spinbutton', { name });

const body = {
  formId: 'booth-en',
  formVersion: newestOf('booth-en'),
  contactPerson: 'Anna Schmidt',
  company: 'Schmidt Maschinenbau GmbH',
  email: 'anna.schmidt@example.com',
  country: 'DE',
  mobileCountryCode: '+49',
  plannedExhibits: 'Five-axis milling machines',
  boothKind: 'standard',
  standardBooths: 2,
  privacyAgreed: true,
  answers: {},
};
/** A persisted draft: all fields without the size, the consent and virtual fields. */
function storedDraft(): Record<string, string> {
  const {
    formId,
    formVersion,
    boothKind: _kind,
    standardBooths: _size,
    privacyAgreed: _agreed,
    answers: _none,
    ...values
  } = body;
  const savedAt = '2026-03-09T00:00:00.000Z';
  const draft = { formId, formVersion, values, savedAt, expiresAt: '2026-03-15T00:00:00.000Z' };
  return {
    drafts: JSON.stringify({ 'booth-en': draft }),
    persist: JSON.stringify({ version: 1, rehydrated: true }),
  };
}
const showWithDraft = (responses: FakeResponses) => show(responses, undefined, { storage: storedDraft() });

async function fillIn(user: User) {
  await user.click(await screen.findByRole('radio', { name: 'Standard booths (3 by 3 m)' }));
  await user.type(numberField('Number of standard booths'), '2');
  await user.click(screen.getByRole('checkbox'));
}
async function solveCaptcha(user: User) {
  const dialog = await screen.findByRole('dialog', { name: 'One check before we send it' });
  await within(dialog).findByRole('img', { name: /five digits/ });
  await user.type(within(dialog).getByLabelText('Digits in the picture'), '48213{Enter}');
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Send the reservation' }));

it('shows the area while typing, sends the form once after a captcha, and confirms the reservation', async () => {
  const { user, sent, store } = await showWithDraft({ visitorEnBoothReserve: reservation });
  await fillIn(user);
  expect(screen.getByText('18 m² in total')).toBeVisible();
  expect(screen.getByText('3 standard booths available right now')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Send the reservation' }));
  await solveCaptcha(user);
  const title = await screen.findByRole('heading', { level: 1, name: 'We’ve received your reservation' });
  expect(title).toHaveFocus();
  expect(screen.getByText('2 standard booths, 18 m²')).toBeVisible();
  expect(screen.getByText('B27-EB61-YD6V')).toBeVisible();
  expect(sent().map(({ call }) => call)).toEqual(['verifyImageCode', 'verifyCaptchaCheck', 'visitorEnBoothReserve']);
  expect(sent().at(-1)?.body).toEqual(body);
  expect(store.getState().persisted.drafts).toEqual({});
});

it('sends nothing while a field is invalid, and shows the message of the field', async () => {
  const { user, sent } = await show();
  await user.click(await screen.findByRole('radio', { name: /Raw space/ }));
  await user.type(numberField('Raw space in m²'), '4');
  await user.type(field('Company'), 'Abc');
  await submit(user);
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Raw space in m²: At least 36',
    'Planned exhibits: Planned exhibits is required',
    'Contact person: Contact person is required',
    'Company: Company Name at Least 4 Characters in Length',
    'Email: Email is required',
    'Country: Country is required',
    'Privacy agreement: Please agree before submitting',
  ]);
  expect(sent()).toEqual([]);
});

it('warns about an area larger than the free one, and still accepts it', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('radio', { name: /Raw space/ }));
  await user.type(numberField('Raw space in m²'), '150');
  expect(screen.getByText(/more than is available/)).toBeVisible();
});

it('keeps the input when the network fails, and needs no second captcha', async () => {
  let isOffline = true;
  const { user, sent } = await showWithDraft({
    visitorEnBoothReserve: () => {
      if (isOffline) throw new Error('gone');
      return reservation;
    },
  });
  await fillIn(user);
  await submit(user);
  await solveCaptcha(user);
  expect(await screen.findByText(/The network failed. We’ve kept what you typed/)).toBeVisible();
  expect(field('Company')).toHaveValue('Schmidt Maschinenbau GmbH');
  isOffline = false;
  await submit(user);
  await screen.findByRole('heading', { level: 1, name: 'We’ve received your reservation' });
  expect(sent().map(({ call }) => call)).toEqual([
    'verifyImageCode',
    'verifyCaptchaCheck',
    'visitorEnBoothReserve',
    'visitorEnBoothReserve',
  ]);
});

it('repeats an expired captcha, and sends nothing when it is cancelled', async () => {
  const { user, sent } = await showWithDraft({ visitorEnBoothReserve: errorResponse('captcha.required') });
  await fillIn(user);
  await submit(user);
  await solveCaptcha(user);
  await waitFor(() => expect(sent()).toHaveLength(4));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent().map(({ call }) => call)).toEqual([
    'verifyImageCode',
    'verifyCaptchaCheck',
    'visitorEnBoothReserve',
    'verifyImageCode',
  ]);
});

it('shows a server error at its field', async () => {
  const { user } = await showWithDraft({
    visitorEnBoothReserve: errorResponse('field.notAllowed', '/body/country', 'This country is not known'),
  });
  await fillIn(user);
  await submit(user);
  await solveCaptcha(user);
  expect(await screen.findByRole('link', { name: 'Country: This country is not known' })).toBeVisible();
});

it('has another form for mainland companies, with the mobile number, in Chinese', async () => {
  const { user } = await show({}, '/zh-cn/exhibitors/booth-reservation', { locale: 'zh-cn' });
  await user.type(await screen.findByLabelText('手机号码'), '1280013800');
  await user.click(screen.getByRole('button', { name: '提交预订' }));
  expect(screen.getByLabelText('手机号码')).toHaveAccessibleDescription('错误： 手机号码格式不正确');
  expect(screen.getByRole('link', { name: '联系人：请填写联系人' })).toBeVisible();
  expect(screen.queryByLabelText('国家/地区')).toBeNull();
  expect(screen.getByRole('link', { name: '填写境外展位预订表' })).toHaveAttribute(
    'href',
    '/zh-cn/international/reserve-booth',
  );
});

it('refreshes the free area each minute and shows it for each hall', async () => {
  let left = 120;
  const { advanceTime } = await show({ exhibitorBoothSale: () => ({ ...sale, areaLeft: left }) });
  const panel = await screen.findByRole('region', { name: 'Available space' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hall 9120 m²', 'Hall 11Sold out']);
  left = 84;
  act(() => advanceTime(60_000));
  expect(await within(panel).findByText('84')).toBeVisible();
});

it('has no form once the exhibition has begun, and omits the free area when it cannot be loaded', async () => {
  const firstVisit = await show({ exhibitorBoothSale: { ...sale, open: false } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Booth reservation for this edition is closed' }),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  firstVisit.view.unmount();
  await show({ exhibitorBoothSale: errorResponse('server.error', undefined, 'No') });
  expect(await screen.findByLabelText('Company')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Available space' })).toBeNull();
});

it('restores the input after a reload', async () => {
  const firstVisit = await show();
  await firstVisit.user.type(await screen.findByLabelText('Company'), 'Schmidt');
  act(() => firstVisit.advanceTime(500));
  await firstVisit.settled();
  firstVisit.view.unmount();
  await show({}, undefined, { storage: Object.fromEntries(firstVisit.storage) });
  expect(await screen.findByLabelText('Company')).toHaveValue('Schmidt');
});
