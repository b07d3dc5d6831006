/** Unsolicited messages to third parties: what the outbound gate blocks. */
import type { MessageGateway } from '../../server/gateways/delivery';
import {
  MAIL_TEMPLATES,
  SMS_TEMPLATES,
  type MailTemplate,
  type SmsTemplate,
} from '../../server/domain/messages/templates';
import { purposeOf } from '../../server/domain/messages/purposes';
import {
  registerConfirmed,
  registerConfirmedInChinese,
  newEmail,
  newMobile,
  registerVisitor,
} from '../support/factories';
import { messageJob, sendAll } from '../support/outbox';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

let site: TestApp;
beforeEach(async () => {
  site = await buildTestApp();
});
afterEach(() => site.close());

const chinese = (at = site) => at.visitor({ locale: 'zh-cn' });

/** Adds and invites a colleague; removes the colleague again if that succeeded. */
async function inviteAndRemove(client: TestVisitor, registrationId: string, mobile: string) {
  const body = { registrationId, partners: [{ name: '李小红', mobile }], invite: true };
  const response = await client.request('visitorAddPartners', { body });
  if (response.code !== 200) return response;
  const { partners } = response.data as { partners: { id: string }[] };
  for (const { id } of partners) await client.request('visitorDeletePartner', { path: { id } });
  return response;
}

/** A gateway that records its messages. */
function recordingGateway() {
  const sent: { to: string; template: string }[] = [];
  const gateway: MessageGateway = {
    isIdempotent: true,
    send: ({ to, template }) => {
      sent.push({ to, template });
      return Promise.resolve({ outcome: 'sent', providerId: null });
    },
    close: () => Promise.resolve(),
  };
  return { sent, gateway };
}

test('sends one message if a sender invites the same person 25 times', async () => {
  const wang = chinese();
  const { id } = await registerConfirmedInChinese(wang);
  const stranger = newMobile();
  for (let count = 0; count < 25; count++) expect((await inviteAndRemove(wang, id, stranger)).code).toBe(200);
  expect(await wang.mails(stranger)).toHaveLength(1);
});

test('all senders together send a person one invitation a week, and three in total', async () => {
  site.clock.set('2026-01-05T10:00:00+08:00');
  const stranger = newMobile();
  for (let week = 0; week < 5; week++) {
    for (let sender = 0; sender < 2; sender++) {
      const client = chinese();
      const { id } = await registerConfirmedInChinese(client);
      await inviteAndRemove(client, id, stranger);
    }
    expect(await chinese().mails(stranger)).toHaveLength(Math.min(week + 1, 3));
    site.clock.advance({ days: 7 });
  }
});

test('sends one message for 25 parallel invitations of one person', async () => {
  const senders = [];
  for (let count = 0; count < 5; count++) {
    const client = site.visitor();
    senders.push({ by: client, id: (await registerConfirmed(client)).id });
  }
  const email = newEmail();
  const partners = [{ firstName: 'Paul', lastName: 'Weber', email }];
  await Promise.all(
    senders.map(({ by: client, id: registrationId }) =>
      client.request('visitorEnAddPartner', { body: { registrationId, partners, invite: true } }),
    ),
  );
  // A tag in the address is the same recipient.
  const [first] = senders;
  const tagged = [{ firstName: 'Paul', lastName: 'Weber', email: email.replace('@', '+2@') }];
  await first?.by.request('visitorEnAddPartner', {
    body: { registrationId: first.id, partners: tagged, invite: true },
  });
  const rows = await site.database.db
    .selectFrom('outbox_message')
    .select('recipient')
    .where('template', '=', 'partnerInvitation')
    .execute();
  expect(rows).toEqual([{ recipient: email }]);
});

test('with SMS_PAUSED=1 no invitation is created, and the response says so', async () => {
  const paused = await buildTestApp({ limits: { smsPaused: true } });
  const anna = paused.visitor({ locale: 'zh-cn' });
  const { id } = await registerConfirmed(anna);
  await paused.database.db.updateTable('visitor_registration').set({ channel: 'zh' }).where('id', '=', id).execute();
  const stranger = newMobile();
  for (let count = 0; count < 25; count++)
    expect(errorOf(await inviteAndRemove(anna, id, stranger))).toEqual({ code: 503, reason: 'server.unavailable' });
  expect(await anna.mails(stranger)).toEqual([]);
  await paused.close();
});

test('lets a visitor invite only after their own registration is confirmed', async () => {
  const anna = site.visitor();
  const { id } = await registerVisitor(anna);
  const partners = [{ firstName: 'Paul', lastName: 'Weber', email: newEmail() }];
  const add = (invite: boolean) =>
    anna.request('visitorEnAddPartner', { body: { registrationId: id, partners, invite } });
  expect(errorOf(await add(true))).toEqual({ code: 409, reason: 'visitor.notConfirmed' });
  expect((await add(false)).code).toBe(200);
});

test('rejects names that contain an address or a number, at their field', async () => {
  const wang = chinese();
  const { id: registrationId } = await registerConfirmedInChinese(wang);
  for (const name of ['领奖 evil.cn', '加QQ 1234567', '李\u202E小红']) {
    const body = { registrationId, partners: [{ name, mobile: newMobile() }], invite: true };
    expect(errorOf(await wang.request('visitorAddPartners', { body }))).toEqual({
      code: 400,
      reason: 'partner.nameNotAllowed',
      fields: ['/body/partners/0'],
    });
  }
});

test('a recipient who opted out gets no more invitations, but still gets codes', async () => {
  const [wang, stranger] = [chinese(), newMobile()];
  const { id } = await registerConfirmedInChinese(wang);
  await inviteAndRemove(wang, id, stranger);
  const code = /\/zh-cn\/stop\/(\w{13})/.exec((await wang.newestMail(stranger)).text)?.[1] ?? '';
  const recipient = site.visitor();
  expect((await recipient.request('ownOptOut', { body: { code } })).data).toEqual({ optedOut: true });
  expect((await recipient.request('ownOptOut', { body: { code } })).data).toEqual({ optedOut: true });
  expect(errorOf(await recipient.request('ownOptOut', { body: { code: '0000000000000' } }))).toEqual({
    code: 404,
    reason: 'link.notFound',
  });
  site.clock.advance({ days: 8 });
  await registerConfirmedInChinese(wang);
  const { sent, gateway } = recordingGateway();
  await sendAll(messageJob(site, { sms: gateway }));
  // Queued before the opt-out, not delivered after it.
  expect(sent.filter(({ to }) => to === stranger)).toEqual([]);
  const other = chinese();
  await inviteAndRemove(other, (await registerConfirmedInChinese(other)).id, stranger);
  expect(await wang.mails(stranger)).toHaveLength(1);
  await chinese().verifyMobile(stranger);
});

test('the log masks the code of an opt-out link', async () => {
  const { maskUrl } = await import('../../server/lib/masking');
  expect(maskUrl('/en/stop/7K2MQ9XD04VBA?x=1')).toBe('/en/stop/[hidden]?x=1');
});

describe('provider switches and budgets', () => {
  const write = async (at: TestApp) => {
    const { mailer } = at.app.services;
    const common = { locale: 'en', values: {}, clientIp: '203.0.113.5' } as const;
    for (const template of MAIL_TEMPLATES) await mailer.send({ ...common, template, to: `${template}@example.org` });
    for (const template of SMS_TEMPLATES) await mailer.sendSms({ ...common, template, to: newMobile() });
  };

  test('the switches pause every kind of message until they are turned off', async () => {
    const paused = await buildTestApp({ limits: { smsPaused: true, mailPaused: true } });
    await write(paused);
    const { sent, gateway } = recordingGateway();
    const job = messageJob(paused, { mail: gateway, sms: gateway });
    expect(await job.runOnce()).toBe(0);
    expect(sent).toEqual([]);
    Object.assign(paused.app.services.limits.limits, { mailPaused: false, smsPaused: false });
    await sendAll(job);
    expect(sent).toHaveLength(MAIL_TEMPLATES.length + SMS_TEMPLATES.length);
    await paused.close();
  });

  test('an exhausted budget pauses every message that is not exempt, with any template', async () => {
    const poor = await buildTestApp({ limits: { smsPerDay: 0, mailsPerDay: 0 } });
    await write(poor);
    const { sent, gateway } = recordingGateway();
    await sendAll(messageJob(poor, { mail: gateway, sms: gateway }));
    expect(sent).toEqual([]);
    await poor.close();
  });

  test('invitations and notices reserve the larger part of the budget for codes and receipts', async () => {
    const small = await buildTestApp({ limits: { mailsPerDay: 20 } });
    const { mailer } = small.app.services;
    const send = (template: MailTemplate, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          mailer.send({ template, to: `${template}${index}@example.org`, locale: 'en', values: {}, clientIp: null }),
        ),
      );
    await send('partnerInvitation', 30);
    await send('counsel', 30);
    await send('newsletterConfirm', 30);
    await send('registrationConfirmed', 30);
    const { sent, gateway } = recordingGateway();
    await sendAll(messageJob(small, { mail: gateway }));
    const counted = sent.map(({ template }) => purposeOf(template as MailTemplate));
    expect(counted.filter((purpose) => purpose !== 'confirmation').length).toBeLessThanOrEqual(7);
    expect(counted).toHaveLength(20);
    await small.close();
  });

  test('text message invitations reserve the larger part of the budget for codes and receipts', async () => {
    const small = await buildTestApp({ limits: { smsPerDay: 20 } });
    const { mailer } = small.app.services;
    const write = async (template: SmsTemplate, count: number) => {
      for (let index = 0; index < count; index++)
        await mailer.sendSms({ template, to: newMobile(), locale: 'zh-cn', values: {}, clientIp: null });
    };
    const { sent, gateway } = recordingGateway();
    const sentOf = (template: string) => sent.filter((message) => message.template === template).length;
    await write('partnerInvitation', 30);
    await sendAll(messageJob(small, { sms: gateway }));
    // 15 % of 20.
    expect(sentOf('partnerInvitation')).toBe(3);
    for (let count = 0; count < 10; count++) await chinese(small).verifyMobile(newMobile());
    await write('submissionReceipt', 30);
    await sendAll(messageJob(small, { sms: gateway }));
    expect(sentOf('partnerInvitation')).toBe(3);
    expect(sentOf('submissionReceipt')).toBe(7);
    await small.close();
  });
});
