/** What only counted for a while is gone two days after it counted, and nothing that still counts. */
import { SweepRepository } from '../../server/repositories/sweep';
import { SweepService } from '../../server/services/identity/sweepService';
import { newAddress, registered } from '../support/factories';
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
  const sweep = new SweepService(new SweepRepository(db), site.clock);
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
