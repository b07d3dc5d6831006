/** Data of a browser's session: codes, captchas, verifications (table `proof`), logged downloads and files. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

export class SessionRepository {
  constructor(private readonly db: Db) {}

  /** Moves all data to the new session. The old id loses its data, because an attacker may have fixated it. */
  async move(from: string, to: string): Promise<void> {
    for (const table of ['proof', 'captcha', 'verification_code', 'download_log', 'form_upload'] as const)
      await sql`update ${sql.table(table)} set session = ${to} where session = ${from}`.execute(this.db);
  }

  /**
   * Copies the verifications to the new session. The same visitor can still repeat a request in the old session, when
   * its response was lost.
   */
  async copyVerifications(from: string, to: string): Promise<void> {
    await sql`insert into proof (session, address, purpose, expires_at, registration_id)
      select ${to}, address, purpose, expires_at, registration_id from proof where session = ${from}
      on conflict do nothing`.execute(this.db);
    await sql`update captcha set session = ${to} where session = ${from}`.execute(this.db);
    await sql`update download_log set session = ${to} where session = ${from}`.execute(this.db);
    await sql`update form_upload set session = ${to} where session = ${from}`.execute(this.db);
  }

  /** Whether a session has a valid verification. */
  async hasVerification(session: string, now: Date): Promise<boolean> {
    const row = await this.db
      .selectFrom('proof')
      .select('session')
      .where('session', '=', session)
      .where('expires_at', '>', now)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Ends a session: deletes its verifications, captchas and codes. */
  async end(session: string): Promise<void> {
    await this.db.deleteFrom('proof').where('session', '=', session).execute();
    await this.db.deleteFrom('captcha').where('session', '=', session).execute();
    await this.db.deleteFrom('verification_code').where('session', '=', session).execute();
  }

  async endTicket(hash: string): Promise<void> {
    await this.db.deleteFrom('ticket').where('hash', '=', hash).execute();
  }

  /** Ends all sign-ins of a person: tickets, change links, and all sessions' verifications of these contacts. */
  async endPerson(personId: string, contacts: string[]): Promise<void> {
    await this.db.deleteFrom('ticket').where('person_id', '=', personId).execute();
    const registrationIds = this.db.selectFrom('visitor_registration').select('id').where('person_id', '=', personId);
    await this.db.deleteFrom('change_link').where('registration_id', 'in', registrationIds).execute();
    if (contacts.length > 0) await this.db.deleteFrom('proof').where('address', 'in', contacts).execute();
  }
}
