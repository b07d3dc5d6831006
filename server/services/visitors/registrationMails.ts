/** The mails of a registration: its confirmation, and the invitations of colleagues. */
import { deriveEdition } from '../../../src/rules/editionTexts';
import { localise, type Locale } from '../../../src/rules/locales';
import type { Db } from '../../db/connect';
import type { VisitorRow } from '../../repositories/visitors';
import type { EditionService } from '../content/editionService';
import type { Mailer } from '../messages/mailer';

const nameOf = ({ core }: VisitorRow): string => [core.firstName, core.lastName].filter(Boolean).join(' ');

export class RegistrationMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly edition: EditionService,
    /** The address that readers see, for links. */
    private readonly origin: string,
  ) {}

  /**
   * Prepares the mail that tells a visitor the number, what to bring, and where the QR code is. What it gives is called in the
   * transaction that confirms the registration, in which nothing but the transaction may be asked.
   */
  async confirmation(): Promise<(row: VisitorRow, tx: Db) => Promise<void>> {
    const edition = await this.edition.current();
    const derived = deriveEdition(edition);
    return (row, tx) => {
      const locale = row.locale as Locale;
      return this.mailer.within(tx).send({
        to: row.email ?? '',
        template: 'registrationConfirmed',
        locale,
        values: {
          name: nameOf(row),
          number: row.number ?? '',
          exhibition: localise(edition.title, locale),
          range: localise(derived.range, locale),
          hours: localise(derived.dailyOpeningHours, locale),
          venue: `${localise(edition.venue.name, locale)}, ${localise(edition.venue.address, locale)}`,
          url: `${this.origin}/${locale}/audience/registration/result`,
        },
      });
    };
  }

  /** Invites a colleague in the visitor's name and language. */
  async invite(row: VisitorRow, partner: { name: string; email: string }): Promise<void> {
    const locale = row.locale as Locale;
    const edition = await this.edition.current();
    await this.mailer.send({
      to: partner.email,
      template: 'partnerInvitation',
      locale,
      values: {
        name: partner.name,
        inviter: nameOf(row),
        company: String(row.core.company ?? ''),
        exhibition: localise(edition.title, locale),
        range: localise(deriveEdition(edition).range, locale),
        venue: localise(edition.venue.name, locale),
        url: `${this.origin}/${locale}/audience/registration?source=referral`,
      },
    });
  }
}
