/** What only counted for a while is gone two days after it counted, and nothing that still counts. */
import { SweepRepository } from '../../server/repositories/sweep';
import { SweepService } from '../../server/services/identity/sweepService';
import { newAddress, newMobile, registered, registeredInChinese } from '../support/factories';
import { buildTestApp } from '../support/testApp';

test('codes, proofs, captchas and counts end two days later, tickets with their thirty days', async () => {
  const site = await buildTestApp();
  const { db } = site.database;
  const anna = site.visitor();
  await registered(anna, newAddress());
  await anna.ask('visitorEnExistEmail', { body: { email: newAddress() } });
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
  const sweep = new SweepService(new SweepRepository(db), site.app.services.edition, site.clock);
  await sweep.run();
  expect(await counts()).toEqual([true, true, true, true, true]);
  site.clock.advance({ days: 2, hours: 1 });
  await sweep.run();
  expect(await counts()).toEqual([false, false, false, false, true]);
  expect((await anna.ask('verifyLoginUser')).code).toBe(200);
  site.clock.advance({ days: 31 });
  await sweep.run();
  expect(await counts()).toEqual([false, false, false, false, false]);
  await site.close();
});

test('numbers of documents are kept until thirty days after the exhibition, messages for half a year', async () => {
  const site = await buildTestApp();
  const { db } = site.database;
  const mobile = newMobile();
  await registeredInChinese(site.visitor({ locale: 'zh-cn' }), mobile);
  await db.updateTable('outbox_message').set({ state: 'sent' }).execute();
  const kept = async () => {
    const document = await db.selectFrom('visitor_registration').select('document_sealed').executeTakeFirstOrThrow();
    const messages = await db.selectFrom('outbox_message').select('id').execute();
    return { document: document.document_sealed !== null, messages: messages.length > 0 };
  };
  const { sweep } = site.app.services;
  site.clock.set('2026-05-03T14:59:00+08:00');
  await sweep.run();
  expect(await kept()).toEqual({ document: true, messages: true });
  site.clock.set('2026-05-03T16:00:01+08:00');
  await sweep.run();
  expect(await kept()).toEqual({ document: false, messages: true });
  site.clock.set('2026-09-10T10:00:00+08:00');
  await sweep.run();
  expect(await kept()).toEqual({ document: false, messages: false });
  await site.close();
});
