/** Removes what nobody can use any more. */
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { MessageRecipientRepository } from './messageRecipients';
import { namelessDownload, namelessEnrolment, namelessRegistration } from './nameless';

export class SweepRepository {
  constructor(private readonly db: Db) {}

  /** Tickets, proofs and sign-ins that ended before an instant; captchas, codes and counts that began before it. */
  async removeBefore(instant: Date): Promise<void> {
    const { db } = this;
    await db.deleteFrom('ticket').where('expires_at', '<', instant).execute();
    await db.deleteFrom('proof').where('expires_at', '<', instant).execute();
    await db.deleteFrom('wechat_state').where('expires_at', '<', instant).execute();
    await db.deleteFrom('form_preview').where('expires_at', '<', instant).execute();
    await db.deleteFrom('captcha').where('made_at', '<', instant).execute();
    await db.deleteFrom('verification_code').where('sent_at', '<', instant).execute();
    await db.deleteFrom('limit_count').where('since', '<', instant).execute();
    await db.deleteFrom('excel_import').where('expires_at', '<', instant).execute();
    await db.deleteFrom('change_link').where('expires_at', '<', instant).execute();
    await db.deleteFrom('wecom_contact').where('expires_at', '<', instant).execute();
    await this.giveBackHolds(instant);
  }

  /** Uses of codes that were held and never spent: the code has them again, and the number that held them is gone. */
  private async giveBackHolds(before: Date): Promise<void> {
    await sql`
      with over as (delete from redeem_hold where held_until < ${before} returning code),
        counted as (select code, count(*)::int as uses from over group by code)
      update redeem_code set uses_left = uses_left + counted.uses from counted where redeem_code.code = counted.code
    `.execute(this.db);
  }

  /** Subscriptions that were asked for before an instant and never confirmed. */
  async removePendingSubscriptions(before: Date): Promise<void> {
    await this.db
      .deleteFrom('newsletter_subscription')
      .where('state', '=', 'pending')
      .where('asked_at', '<', before)
      .execute();
  }

  /** Questions to exhibitors, and who fetched files, from before an instant. */
  async removeEnquiries(before: Date): Promise<void> {
    await this.db.deleteFrom('counselling').where('created_at', '<', before).execute();
    await this.db
      .updateTable('download_log')
      .set(namelessDownload)
      .where('created_at', '<', before)
      .where((eb) => eb.or([eb('email', 'is not', null), eb('mobile', 'is not', null), eb('name', 'is not', null)]))
      .execute();
  }

  /**
   * Registrations, delegations, enrolments and applications of an edition lose their persons. Booth reservations and payments stay as long as the
   * law asks, and with them those whom they name.
   */
  async removePersonsOf(edition: number, end: Date): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      const ofEdition = tx.selectFrom('visitor_registration').select('id').where('edition', '=', edition);
      await tx.deleteFrom('partner').where('registration_id', 'in', ofEdition).execute();
      await tx.deleteFrom('badge_link').where('registration_id', 'in', ofEdition).execute();
      await tx
        .updateTable('visitor_registration')
        .set(namelessRegistration)
        .where('edition', '=', edition)
        .where(sql<boolean>`core <> '{}'`)
        .execute();
      await new MessageRecipientRepository(tx).removeBefore(end);
      await tx.deleteFrom('visitor_group').where('edition', '=', edition).execute();
      await tx.deleteFrom('application').where('edition', '=', edition).execute();
      await tx
        .updateTable('enrolment')
        .set(namelessEnrolment)
        .where('created_at', '<=', end)
        .where('name', '<>', namelessEnrolment.name)
        .execute();
      await sql`delete from person where created_at <= ${end}
        and not exists (select from visitor_registration where person_id = person.id)
        and not exists (select from visitor_group where person_id = person.id)
        and not exists (select from booth_reservation where person_id = person.id)
        and not exists (select from payment where person_id = person.id)
        and not exists (select from ticket where person_id = person.id)`.execute(tx);
    });
  }

  /** Numbers of documents of an edition: they were for its gates (security.md, personal data). */
  async removeDocuments(edition: number): Promise<void> {
    const gone = { document_kind: null, document_sealed: null, document_hash: null };
    await this.db
      .updateTable('visitor_registration')
      .set(gone)
      .where('edition', '=', edition)
      .where('document_sealed', 'is not', null)
      .execute();
    await this.db
      .updateTable('group_user')
      .set({ document_kind: null, document_sealed: null })
      .where('document_sealed', 'is not', null)
      .where('group_id', 'in', (eb) => eb.selectFrom('visitor_group').select('id').where('edition', '=', edition))
      .execute();
    await this.db.deleteFrom('document_claim').where('edition', '=', edition).execute();
    // A letter is nothing but a passport and a journey.
    await this.db.deleteFrom('visa_letter').where('edition', '=', edition).execute();
  }

  /** Messages that were sent or given up before an instant: addresses and words are not kept for ever. */
  async removeMessages(before: Date): Promise<void> {
    await this.db
      .deleteFrom('outbox_message')
      .where('state', '<>', 'pending')
      .where('created_at', '<', before)
      .execute();
  }
}
