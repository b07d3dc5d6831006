import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, type FakeResponses } from '../../../tests/support/fakeResponses';
import { storedDrafts, renderStep, withTicket } from '../../../tests/support/registrationFlow';
import { wang } from '../../../tests/support/visitors';
import { newestOf } from '../../../tests/support/newestOf.mjs';

const entry = { version: 1, values: { mobile: '13800138000', redeemCode: 'FREE2026' } };
const draftValues = {
  version: 2,
  values: {
    name: '王小明',
    documentKind: 'idCard',
    jobTitle: 'manager',
    department: 'purchasing',
    company: '深圳市示例机械有限公司',
    country: 'CN',
  },
};
const storedEntry = () => storedDrafts({ 'visitor-zh:entry': entry, 'visitor-zh': draftValues });

const show = (responses: FakeResponses = {}, storage = storedEntry(), path = '/en/audience/register/info') =>
  renderStep(path, responses, { storage });
type User = Awaited<ReturnType<typeof show>>['user'];

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save and continue' }));
const findDocumentField = () => screen.findByLabelText('Document number');

const sent = {
  formId: 'visitor-zh',
  formVersion: newestOf('visitor-zh'),
  ...draftValues.values,
  mobile: '13800138000',
  documentNumber: '110105194912310021',
  privacyAgreed: true,
  answers: {},
};

it('validates the ID card before sending, then registers with the verified number and the free code', async () => {
  let registration: typeof wang | null = null;
  const {
    user,
    sent: sentCalls,
    currentUrl,
    store,
  } = await show({
    visitorFindVisit: () => ({ registration }),
    visitorFindMeeting: [],
    visitorInsert: () => {
      registration = wang;
      return withTicket({ registration, next: 'questionnaire' }, 'ticket-1');
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /privacy/ }));
  for (const [card, problem] of [
    ['110105194912310020', /incorrect/],
    ['440301201203070016', /18/],
  ] as const) {
    await user.clear(await findDocumentField());
    await user.type(await findDocumentField(), card);
    await save(user);
    await waitFor(async () => expect(await findDocumentField()).toHaveAccessibleDescription(problem));
  }
  expect(sentCalls()).toEqual([]);
  await user.clear(await findDocumentField());
  await user.type(await findDocumentField(), '11010519491231002X');
  await save(user);
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/meeting'));
  expect(sentCalls()).toEqual([
    { call: 'visitorInsert', body: { ...sent, documentNumber: '11010519491231002X', redeemCode: 'FREE2026' } },
  ]);
  expect(store.getState().persisted.drafts).toEqual({});
});

it('continues to the payment when a fee is due', async () => {
  const unpaidRegistration = { ...wang, state: 'awaitingPayment' as const };
  let registration: typeof unpaidRegistration | null = null;
  const { user, currentUrl } = await show({
    visitorFindVisit: () => ({ registration }),
    visitorInsert: () => {
      registration = unpaidRegistration;
      return withTicket({ registration, next: 'payment' }, 'ticket-1');
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /privacy/ }));
  await user.type(await findDocumentField(), '11010519491231002X');
  await save(user);
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/pay'));
});

it('shows how to open the existing registration after a lost response', async () => {
  const { user } = await show({
    visitorInsert: errorResponse('visitor.mobileExists', '/body/mobile', 'Registered already'),
  });
  await user.click(await screen.findByRole('checkbox', { name: /privacy/ }));
  await user.type(await findDocumentField(), '11010519491231002X');
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Verify it again in the first step/);
});

it('offers an on-site check for a document that is registered already, and requests it next', async () => {
  const { user, sent: sentCalls } = await show({
    visitorInsert: errorResponse('visitor.documentExists', '/body/documentNumber', 'Registered already'),
  });
  await user.click(await screen.findByRole('checkbox', { name: /privacy/ }));
  await user.type(await findDocumentField(), '11010519491231002X');
  await save(user);
  expect(await screen.findByRole('link', { name: /Open my registration/ })).toHaveAttribute(
    'href',
    '/en/audience/register/1?by=mobile',
  );
  await user.click(screen.getByRole('checkbox', { name: /check my ID on site/ }));
  await save(user);
  await waitFor(() => expect(sentCalls()).toHaveLength(2));
  expect(sentCalls().map(({ body }) => (body as { documentDisputed?: boolean }).documentDisputed)).toEqual([
    undefined,
    true,
  ]);
});

it('redirects to the number step without a verification, or when it has expired', async () => {
  const { currentUrl } = await show({}, storedDrafts({ 'visitor-zh': draftValues }));
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/1?by=mobile'));
  const expired = await show({
    visitorInsert: errorResponse('verify.proofMissing', '/body/mobile', 'Verify it first'),
  });
  await expired.user.click(await screen.findByRole('checkbox', { name: /privacy/ }));
  await expired.user.type(await findDocumentField(), '11010519491231002X');
  await save(expired.user);
  await waitFor(() => expect(expired.currentUrl()).toBe('/en/audience/register/1?by=mobile'));
  expect(Object.keys(expired.store.getState().persisted.drafts)).toEqual(['visitor-zh']);
});

it('fills in the business card data that the visitor confirms', async () => {
  const card = { department: null, mobile: null, phone: null, address: null, website: null, confidence: 0.9 };
  const { user } = await show({
    visitorBusinessCardScan: {
      ...card,
      name: '李 晓红',
      company: '另一家示例公司',
      jobTitle: '数控主任',
      email: 'li@example.com',
    },
  });
  await user.upload(
    await screen.findByLabelText('Choose or take a photo'),
    new File(['x'], 'card.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText('Found 4 lines. Untick anything that’s wrong.')).toBeVisible();
  const region = within(screen.getByRole('region', { name: 'Fill in from a business card' }));
  await user.click(region.getByRole('checkbox', { name: /李 晓红/ }));
  await user.click(region.getByRole('button', { name: 'Use in the form' }));
  expect(screen.getByLabelText('Company')).toHaveValue('另一家示例公司');
  expect(screen.getByLabelText('Full name')).toHaveValue('王小明');
  expect(await screen.findByLabelText('Your job title')).toHaveValue('数控主任');
});

it('shows that a card was hard to read, and fills in only what the visitor selects', async () => {
  const emptyCard = { department: null, mobile: null, phone: null, address: null, website: null, jobTitle: null };
  const { user } = await show({
    visitorBusinessCardScan: { ...emptyCard, name: '李 晓红', company: '另一家示例公司', email: null, confidence: 0.5 },
  });
  const photo = new File(['x'], 'card.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Choose or take a photo'), photo);
  expect(await screen.findByText(/The photo was hard to read, so any of the 2 lines may be wrong/)).toBeVisible();
  const region = within(screen.getByRole('region', { name: 'Fill in from a business card' }));
  for (const box of region.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await user.click(region.getByRole('checkbox', { name: /另一家示例公司/ }));
  await user.click(region.getByRole('button', { name: 'Use in the form' }));
  expect(screen.getByLabelText('Company')).toHaveValue('另一家示例公司');
  expect(screen.getByLabelText('Full name')).toHaveValue('王小明');
});

it('updates a registration without requiring the document again', async () => {
  let registration = wang;
  const { user, server, currentUrl } = await show(
    {
      visitorFindVisit: () => ({ registration }),
      visitorUpdate: () => {
        registration = { ...wang, company: '深圳市示例机械有限公司 二厂' };
        return { registration, next: 'questionnaire' };
      },
    },
    {},
    '/en/audience/register/info?edit=1',
  );
  expect(await screen.findByText(/On file: 4403\*+0012/)).toBeVisible();
  await user.type(screen.getByLabelText('Company'), ' 二厂');
  await user.click(screen.getByRole('checkbox', { name: /privacy/ }));
  await save(user);
  await waitFor(() => expect(currentUrl()).toBe('/en/audience/register/questionnaire'));
  const { documentNumber: _none, ...unchanged } = sent;
  expect(server.only('visitorUpdate').body).toEqual({
    ...unchanged,
    id: wang.id,
    company: '深圳市示例机械有限公司 二厂',
  });
});

it('offers the cities of the province and the districts of the city', async () => {
  const { user } = await show();
  const pick = async (label: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }));
    await user.click(await screen.findByTitle(option));
  };
  await pick('Province', 'Guangdong');
  await pick('City', 'Shenzhen');
  expect(await screen.findByRole('combobox', { name: /^District/ })).toBeVisible();
});

it('offers the answers of an earlier year, except for unknown ones', async () => {
  const registration = {
    year: 2025,
    name: '王小明',
    mobile: '13800138000',
    company: '深圳市示例机械有限公司',
    jobTitle: 'no such title',
    department: 'purchasing',
  };
  const { user } = await show({ wxItesPre: { registration } }, storedDrafts({ 'visitor-zh:entry': entry }));
  await screen.findByRole('heading', { name: 'You registered in 2025' });
  expect(screen.getByText('王小明, 深圳市示例机械有限公司')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use my earlier answers' }));
  expect(screen.getByLabelText('Full name')).toHaveValue('王小明');
  expect(screen.getByLabelText('Company')).toHaveValue('深圳市示例机械有限公司');
  expect(screen.getByText('Purchasing')).toBeVisible();
  expect(screen.getByText('Filled in. Please check for anything that has changed.')).toBeVisible();
});
