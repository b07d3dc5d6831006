/** Invitation letters for visas: verified, validated, stored encrypted, sent as a PDF, erased. */
import { inboxGateway } from '../../server/gateways/mail/smtp';
import type { OutgoingMessage } from '../../server/gateways/delivery';
import { registerVisitor } from '../support/factories';
import { messageJob, sendAll } from '../support/outbox';
import { extractPdfText } from '../support/pdfText';
import { buildTestApp, OPEN, errorOf, type TestApp } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const visitor = (locale = 'en') => site.visitor({ locale });
const letter = (email: string, changes: object = {}) => ({
  formId: 'visa-letter',
  formVersion: newestOf('visa-letter'),
  surname: 'Schmidt',
  givenNames: 'Anna Maria',
  sex: 'female',
  birthDate: '1985-03-14',
  nationality: 'DE',
  passportNumber: 'c01x00t47',
  passportExpiry: '2031-06-30',
  company: 'Schmidt Maschinenbau GmbH',
  position: 'Head of purchasing',
  arrival: '2026-03-30',
  departure: '2026-04-04',
  consulate: 'Frankfurt am Main',
  email,
  privacyAgreed: true,
  answers: {},
  ...changes,
});
const letters = () => site.database.db.selectFrom('visa_letter').selectAll().execute();

/** Sends pending messages; returns those to an address. */
async function deliverMails(to: string): Promise<OutgoingMessage[]> {
  const sent: OutgoingMessage[] = [];
  const mail = {
    ...inboxGateway,
    send: (message: OutgoingMessage) => {
      if (message.to === to && message.template === 'visaLetter') sent.push(message);
      return inboxGateway.send(message);
    },
  };
  await sendAll(messageJob(site, { mail }));
  return sent;
}

test('sends a letter to the verified address as a PDF with person, place and dates; an identical form returns the same letter', async () => {
  const anna = visitor('ru');
  const body = letter('Anna.Schmidt@example.com');
  expect(errorOf(await anna.request('ownVisaLetter', { body }))).toEqual({
    code: 400,
    reason: 'verify.proofMissing',
    fields: ['/body/email'],
  });
  await anna.verifyEmail('anna.schmidt@example.com', 'visaLetter');
  const response = await anna.request('ownVisaLetter', { body });
  const { number } = response.data as { number: string };
  expect(response.data).toEqual({
    number: expect.stringMatching(/^L27-\w{4}-\w{4}$/),
    email: 'anna.schmidt@example.com',
    createdAt: '2026-03-10T02:00:00.000Z',
  });
  // A retry after a lost response, from any session, is the same letter.
  expect(await visitor().request('ownVisaLetter', { body: { ...body, passportNumber: 'C01X00T47' } })).toEqual(
    response,
  );

  const sent = await deliverMails('anna.schmidt@example.com');
  expect(sent.map(({ subject }) => subject)).toEqual([
    `Ваше приглашение ${number}: Выставка производственных технологий`,
  ]);
  const [file] = sent[0]?.attachments ?? [];
  if (!file) throw new Error('The mail has no file.');
  expect([file.name, file.contentType]).toEqual([`${number}.pdf`, 'application/pdf']);
  const text = extractPdfText(Buffer.from(file.base64, 'base64')).join(' ');
  expect(text).not.toContain('□');
  for (const expectedText of [
    '27th Shenzhen International Industrial Manufacturing',
    '第27届深圳国际工业制造技术展览会',
    '31 March – 3 April 2026',
    `No. ${number}`,
    '10 March 2026',
    'Frankfurt am Main',
    'Anna Maria',
    '14 March 1985',
    'Germany',
    'C01X00T47',
    '30 June 2031',
    'Schmidt Maschinenbau GmbH',
    '4 April 2026',
  ])
    expect(text.replace(/\s+/g, '')).toContain(expectedText.replace(/\s+/g, ''));
});

test('neither the table nor the outbox contains passport data', async () => {
  const rows = JSON.stringify([
    await letters(),
    await site.database.db.selectFrom('outbox_message').selectAll().execute(),
  ]);
  expect(rows).toContain('anna.schmidt@example.com');
  expect(rows).not.toMatch(/C01X00T47/i);
  expect(rows).not.toContain('1985-03-14');
});

test.each<[object, string[]]>([
  [{ formId: 'media-card' }, ['/body/formId']],
  [{ surname: '王' }, ['/body/surname']],
  [{ birthDate: '2010-05-01' }, ['/body/birthDate']],
  [{ birthDate: '1985-02-30', passportNumber: 'C01 X' }, ['/body/birthDate', '/body/passportNumber']],
  [{ passportExpiry: '2026-03-01' }, ['/body/passportExpiry']],
  // Valid today, but not until the exhibition is over.
  [{ passportExpiry: '2026-04-04' }, ['/body/passportExpiry']],
  [{ arrival: '2026-04-02', departure: '2026-04-01' }, ['/body/departure']],
  [{ arrival: '2026-05-01' }, ['/body/arrival']],
  [{ nationality: 'XX' }, ['/body/nationality']],
  [{ privacyAgreed: false }, ['/body/privacyAgreed']],
])('%j is rejected with its field and stores nothing', async (changes, fields) => {
  const before = await letters();
  const body = letter('nobody@example.com', changes);
  expect(errorOf(await visitor().request('ownVisaLetter', { body }))).toMatchObject({ code: 400, fields });
  expect(await letters()).toEqual(before);
});

test('sends an address ten a day, and none after registration closed', async () => {
  const company = visitor();
  const email = 'travel@example.com';
  await company.verifyEmail(email, 'visaLetter');
  const requestLetter = (surname: string) => company.request('ownVisaLetter', { body: letter(email, { surname }) });
  const codes: number[] = [];
  for (const surname of 'ABCDEFGHIJK') codes.push((await requestLetter(surname)).code);
  expect(codes).toEqual([...Array<number>(10).fill(200), 429]);
  site.clock.set('2026-03-30T09:00:00+08:00');
  expect(errorOf(await requestLetter('Late'))).toEqual({ code: 409, reason: 'registration.closed' });
});

test('a person sees their letters and media cards with the passport masked, and can erase them', async () => {
  const boris = visitor();
  const { email } = await registerVisitor(boris);
  site.clock.advance({ minutes: 2 });
  await boris.verifyEmail(email, 'visaLetter');
  await boris.request('ownVisaLetter', { body: letter(email, { surname: 'Sokolov' }) });
  await boris.solveCaptcha();
  const card = {
    formId: 'media-card',
    formVersion: newestOf('media-card'),
    medium: 'Metrology Letters',
    mediumKind: 'print',
    name: 'Boris Sokolov',
    email,
    country: 'RU',
    privacyAgreed: true,
    answers: { days: ['2026-03-31'] },
  };
  expect((await boris.request('ownMediaCard', { body: card })).code).toBe(200);
  site.clock.advance({ minutes: 5 });
  await boris.verifyEmail(email, 'myData');
  expect((await boris.request('ownMyData')).data).toMatchObject({
    mediaCards: [{ email, values: { medium: 'Metrology Letters' }, answers: { days: ['2026-03-31'] } }],
    visaLetters: [{ email, values: { surname: 'Sokolov', passportNumber: 'C0*****47' } }],
  });
  expect((await boris.request('ownEraseMyData', { body: { confirm: true } })).code).toBe(200);
  expect((await letters()).filter((row) => row.email === email)).toEqual([]);
  // No mail is sent for an erased letter.
  expect(await deliverMails(email)).toEqual([]);
});

test('removes letters thirty days after the exhibition', async () => {
  expect(await letters()).not.toEqual([]);
  site.clock.set('2026-05-04T15:00:00+08:00');
  await site.app.services.retention.run();
  expect(await letters()).toEqual([]);
});
