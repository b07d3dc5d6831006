/** Everything that is stored about a person, taken away in one transaction. */
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { namelessDownload, namelessEnrolment, namelessRegistration } from './nameless';

export interface Erased {
  personId: string;
  /** The proved number and address. */
  contacts: string[];
  now: Date;
}

export class PersonalDataRepository {
  constructor(private readonly db: Db) {}

  /** The newsletter's rows of these addresses. */
  subscriptions(contacts: string[]) {
    return this.db
      .selectFrom('newsletter_subscription')
      .selectAll()
      .where('email', 'in', contacts.length > 0 ? contacts : [''])
      .execute();
  }

  /** Takes away what names these addresses and belongs to nobody who is known here. */
  async eraseContacts(contacts: string[]): Promise<void> {
    await this.db.transaction().execute((tx) => eraseContacts(tx, contacts));
  }

  /**
   * Erases a person. What others need in order to count stays without a name: the fact of a registration, of a place in a meeting, of a payment.
   */
  async erase({ personId, contacts, now }: Erased): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      const registrations = tx.selectFrom('visitor_registration').select('id').where('person_id', '=', personId);
      await tx.deleteFrom('partner').where('registration_id', 'in', registrations).execute();
      await tx.deleteFrom('change_link').where('registration_id', 'in', registrations).execute();
      await tx.deleteFrom('badge_link').where('registration_id', 'in', registrations).execute();
      await tx.deleteFrom('document_claim').where('registration_id', 'in', registrations).execute();
      await tx
        .updateTable('visitor_registration')
        .set({ ...namelessRegistration, updated_at: now })
        .where('person_id', '=', personId)
        .execute();
      await tx.deleteFrom('booth_reservation').where('person_id', '=', personId).execute();
      await tx.deleteFrom('visitor_group').where('person_id', '=', personId).execute();
      if (contacts.length > 0) await eraseContacts(tx, contacts);
      await tx.deleteFrom('ticket').where('person_id', '=', personId).execute();
      // Orders are kept by law and name their payer by this id, of which nothing else is known any more.
      await sql`update person set mobile = null, email = null, nickname = null, account_open_id = null,
        open_id = ${`erased:${personId}`} where id = ${personId}`.execute(tx);
    });
  }
}

async function eraseContacts(tx: Db, contacts: string[]): Promise<void> {
  await tx.deleteFrom('partner').where('mobile', 'in', contacts).execute();
  await tx.deleteFrom('partner').where('email', 'in', contacts).execute();
  await tx.deleteFrom('redeem_hold').where('mobile', 'in', contacts).execute();
  await tx.updateTable('enrolment').set(namelessEnrolment).where('contact', 'in', contacts).execute();
  for (const column of ['email', 'mobile'] as const) {
    await tx.deleteFrom('counselling').where(column, 'in', contacts).execute();
    await tx.updateTable('download_log').set(namelessDownload).where(column, 'in', contacts).execute();
  }
  await tx.deleteFrom('application').where('email', 'in', contacts).execute();
  await tx.deleteFrom('visa_letter').where('email', 'in', contacts).execute();
  await tx.deleteFrom('exchange_message').where('email', 'in', contacts).execute();
  await tx.deleteFrom('newsletter_subscription').where('email', 'in', contacts).execute();
  await tx.deleteFrom('verification_code').where('address', 'in', contacts).execute();
  await tx.deleteFrom('proof').where('address', 'in', contacts).execute();
  await tx.deleteFrom('outbox_message').where('recipient', 'in', contacts).execute();
}
