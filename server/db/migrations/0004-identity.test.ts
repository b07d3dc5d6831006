import { sql } from 'kysely';
import { openPglite } from '../pglite';
import { migrate } from '../migrate';
import { migrations } from '.';

test('links existing tickets and registrations to the person of their e-mail address', async () => {
  const { db, close } = await openPglite();
  const at = migrations.findIndex(({ name }) => name === '0004-identity');
  await migrate(db, migrations.slice(0, at));
  const registration = (id: string, edition: number, email: string, state: string) =>
    sql`insert into visitor_registration (id, edition, channel, state, email, locale, form_id, form_version, core, answers, consent, created_at, updated_at)
      values (${id}, ${edition}, 'en', ${state}, ${email}, 'en', 'visitor-en', 2, '{}', '{}', '{}', '2026-03-01', '2026-03-01')`.execute(
      db,
    );
  await registration('A26', 26, 'anna@example.org', 'confirmed');
  await registration('A27', 27, 'anna@example.org', 'cancelled');
  await registration('B27', 27, 'boris@example.org', 'confirmed');
  for (const [hash, id] of [
    ['anna', 'A27'],
    ['boris', 'B27'],
  ])
    await sql`insert into ticket (hash, registration_id, issued_at, expires_at) values (${hash}, ${id}, '2026-03-01', '2026-04-01')`.execute(
      db,
    );

  await migrate(db, migrations.slice(0, at + 1));
  const persons = await db.selectFrom('person').select(['id', 'email', 'mobile', 'open_id']).orderBy('email').execute();
  expect(persons.map(({ id: _id, ...rest }) => rest)).toEqual([
    { email: 'anna@example.org', mobile: null, open_id: null },
    { email: 'boris@example.org', mobile: null, open_id: null },
  ]);
  expect(persons.filter(({ id }) => !/^[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toEqual([]);
  const [anna, boris] = persons;
  expect(await db.selectFrom('visitor_registration').select(['id', 'person_id']).orderBy('id').execute()).toEqual([
    { id: 'A26', person_id: anna?.id },
    { id: 'A27', person_id: anna?.id },
    { id: 'B27', person_id: boris?.id },
  ]);
  expect(await db.selectFrom('ticket').select(['hash', 'person_id']).orderBy('hash').execute()).toEqual([
    { hash: 'anna', person_id: anna?.id },
    { hash: 'boris', person_id: boris?.id },
  ]);
  await close();
});
