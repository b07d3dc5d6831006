/** Temporary records are deleted two days after their expiry, and nothing that is still valid. */
import { RetentionService } from '../../server/domain/personalData/retentionService';
import {
  registerConfirmed,
  createGroup,
  newEmail,
  newMobile,
  registerVisitor,
  registerInChinese,
} from '../support/factories';
import { buildTestApp } from '../support/testApp';

test('removes codes, verifications, captchas and counters after two days, and tickets after thirty days', async () => {
  const site = await buildTestApp();
  const { db } = site.database;
  const anna = site.visitor();
  await registerVisitor(anna, newEmail());
  await anna.request('visitorEnExistEmail', { body: { email: newEmail() } });
  const tables = ['verification_code', 'proof', 'captcha', 'limit_count', 'ticket'] as const;
  const counts = async () =>
    Promise.all(
      tables.map(async (table) => {
        const { count } = await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return count > 0;
      }),
    );
  const retention = new RetentionService(db, site.app.services.edition, site.clock);
  await retention.run();
  expect(await counts()).toEqual([true, true, true, true, true]);
  site.clock.advance({ days: 2, hours: 1 });
  await retention.run();
  expect(await counts()).toEqual([false, false, false, false, true]);
  expect((await anna.request('verifyLoginUser')).code).toBe(200);
  site.clock.advance({ days: 31 });
  await retention.run();
  expect(await counts()).toEqual([false, false, false, false, false]);
  await site.close();
});

test('keeps document numbers until thirty days after the exhibition, and messages for half a year', async () => {
  const site = await buildTestApp();
  const { db } = site.database;
  const mobile = newMobile();
  await registerInChinese(site.visitor({ locale: 'zh-cn' }), mobile);
  await db.updateTable('outbox_message').set({ state: 'sent' }).execute();
  const rowsLeft = async () => {
    const document = await db.selectFrom('visitor_registration').select('document_sealed').executeTakeFirstOrThrow();
    const messages = await db.selectFrom('outbox_message').select('id').execute();
    return { document: document.document_sealed !== null, messages: messages.length > 0 };
  };
  const { retention } = site.app.services;
  site.clock.set('2026-05-03T14:59:00+08:00');
  await retention.run();
  expect(await rowsLeft()).toEqual({ document: true, messages: true });
  site.clock.set('2026-05-03T16:00:01+08:00');
  await retention.run();
  expect(await rowsLeft()).toEqual({ document: false, messages: true });
  site.clock.set('2026-09-10T10:00:00+08:00');
  await retention.run();
  expect(await rowsLeft()).toEqual({ document: false, messages: false });
  await site.close();
});

test('removes an unconfirmed newsletter subscription after a week', async () => {
  const site = await buildTestApp();
  await site.visitor().request('configSubscribe', { body: { email: newEmail(), language: 2 } });
  const rows = () => site.database.db.selectFrom('newsletter_subscription').select('id').execute();
  site.clock.advance({ days: 6, hours: 23 });
  await site.app.services.retention.run();
  expect(await rows()).toHaveLength(1);
  site.clock.advance({ hours: 2 });
  await site.app.services.retention.run();
  expect(await rows()).toEqual([]);
  await site.close();
});

test('anonymises registrations two years after the exhibition, but not those of the next one', async () => {
  const site = await buildTestApp();
  const { db } = site.database;
  await registerConfirmed(site.visitor(), newEmail());
  await createGroup(site.visitor({ locale: 'zh-cn' }), 2);
  const mobile = newMobile();
  await registerInChinese(site.visitor({ locale: 'zh-cn' }), mobile);
  await db.updateTable('visitor_registration').set({ edition: 28 }).where('mobile', '=', mobile).execute();
  const countRemaining = async () => {
    const names = await db.selectFrom('visitor_registration').select(['email', 'mobile', 'core', 'state']).execute();
    const groups = await db.selectFrom('visitor_group').select('id').execute();
    const persons = await db.selectFrom('person').select(['mobile', 'email']).execute();
    return {
      named: names.filter(({ email, mobile }) => email ?? mobile).length,
      of: names.length,
      groups: groups.length,
      persons,
    };
  };
  site.clock.set('2028-04-03T14:00:00+08:00');
  await site.app.services.retention.run();
  expect(await countRemaining()).toMatchObject({ named: 2, of: 2, groups: 1 });
  site.clock.set('2028-04-03T15:00:01+08:00');
  await site.app.services.retention.run();
  expect(await countRemaining()).toEqual({ named: 1, of: 2, groups: 0, persons: [{ mobile, email: null }] });
  await site.close();
});

test('removes the message history with its edition; opt-outs stay', async () => {
  const site = await buildTestApp();
  const { db } = site.database;
  const { mailer, outbound, retention } = site.app.services;
  const invite = (to: string) =>
    mailer.send({ to, template: 'partnerInvitation', locale: 'en', values: {}, clientIp: null });
  const [stopped, other] = [newEmail(), newEmail()];
  await invite(stopped);
  await invite(other);
  await outbound.optOut(outbound.optOutCode(stopped));
  const countRemaining = async () => ({
    history: (await db.selectFrom('message_history').select('total').execute()).length,
    codes: (await db.selectFrom('message_opt_out').select('code').execute()).map(({ code }) => code),
  });
  site.clock.set('2028-04-03T14:00:00+08:00');
  await retention.run();
  expect(await countRemaining()).toMatchObject({ history: 2 });
  site.clock.set('2028-04-03T15:00:01+08:00');
  await retention.run();
  expect(await countRemaining()).toEqual({ history: 0, codes: [outbound.optOutCode(stopped)] });
  await site.close();
});

test('releases a free code that was reserved and never used', async () => {
  const site = await buildTestApp();
  const { db } = site.database;
  const [code = ''] = await site.app.services.codes.makeFree({ count: 1, uses: 2, until: undefined });
  await db.updateTable('redeem_code').set({ uses_left: 1 }).execute();
  await db.insertInto('redeem_hold').values({ code, mobile: newMobile(), held_until: site.clock.now() }).execute();
  site.clock.advance({ days: 2, hours: 1 });
  await site.app.services.retention.run();
  expect(await db.selectFrom('redeem_hold').select('code').execute()).toEqual([]);
  expect(await db.selectFrom('redeem_code').select(['code', 'uses_left']).execute()).toEqual([{ code, uses_left: 2 }]);
  await site.close();
});
