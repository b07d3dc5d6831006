/** The messages of a registration: confirmation, invitations of partners, change link. */
import { deriveEdition } from '../../../src/rules/editionTexts';
import { localise, type Locale } from '../../../src/rules/locales';
import type { EditionEntry } from '../../content/schemas';
import type { Tx } from '../../db/connect';
import type { VisitorRow } from './visitorRepository';
import type { EditionService } from '../content/editionService';
import type { Mail, Mailer } from '../messages/mailer';
import type { Signer } from '../../lib/secrets';
import type { BadgeLinkService } from '../badges/badgeLinkService';
import { mailCalendar } from '../badges/calendar';
import { nameOf } from './personDetails';

/** The registration page that invites visitors. */
const formPath = ({ channel }: VisitorRow): string =>
  channel === 'en' ? 'audience/registration' : 'audience/register/1';

interface Invitee {
  name: string;
  email: string | null;
  mobile: string | null;
}

export class RegistrationMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly edition: EditionService,
    /** The site's public origin, for links. */
    private readonly origin: string,
    private readonly signer: Signer,
    private readonly links: BadgeLinkService,
  ) {}

  /**
   * Prepares the confirmation by text message and mail. Call the result in the transaction that confirms; it only
   * writes.
   */
  async confirmation(): Promise<(tx: Tx, row: VisitorRow) => Promise<void>> {
    const edition = await this.edition.current();
    return async (tx, row) =>
      this.writeConfirmation(row, edition, this.mailer.within(tx), await this.links.make(tx, row));
  }

  private async writeConfirmation(row: VisitorRow, edition: EditionEntry, mailer: Mailer, url: string): Promise<void> {
    const locale = row.locale as Locale;
    const derived = deriveEdition(edition);
    const values = {
      name: nameOf(row),
      number: row.number ?? '',
      exhibition: localise(edition.title, locale),
      range: localise(derived.range, locale),
      hours: localise(derived.dailyOpeningHours, locale),
      venue: `${localise(edition.venue.name, locale)}, ${localise(edition.venue.address, locale)}`,
      url,
    };
    const message = { template: 'registrationConfirmed', locale, values, clientIp: null } as const;
    if (row.mobile) await mailer.sendSms({ ...message, to: row.mobile });
    const recipient = row.email ?? row.core.email;
    if (typeof recipient !== 'string') return;
    const purpose = recipient === row.email ? 'confirmation' : 'receipt';
    await mailer.send({ ...message, purpose, to: recipient, files: this.attachmentsOf(row, edition) });
  }

  /** The QR code and the calendar file, which are then available offline at the gate. */
  private attachmentsOf({ number, locale }: VisitorRow, edition: EditionEntry): Mail['files'] {
    if (!number) return [];
    const calendar = mailCalendar(edition, { number, locale: locale as Locale });
    return [
      { name: `${number}.png`, qr: this.signer.qrContent(number), cid: 'qr' },
      {
        name: `${number}.ics`,
        contentType: 'text/calendar; charset=utf-8',
        base64: Buffer.from(calendar).toString('base64'),
      },
    ];
  }

  /** Prepares invitations in the visitor's name and language. The result writes one message in a transaction. */
  async invitation(
    row: VisitorRow,
    clientIp: string,
  ): Promise<(tx: Tx, partner: Invitee, token: string) => Promise<void>> {
    const locale = row.locale as Locale;
    const edition = await this.edition.current();
    const common = {
      inviter: nameOf(row),
      company: String(row.core.company ?? ''),
      exhibition: localise(edition.title, locale),
      range: localise(deriveEdition(edition).range, locale),
      venue: localise(edition.venue.name, locale),
    };
    return async (tx, { name, email, mobile }, token) => {
      const url = `${this.origin}/${locale}/${formPath(row)}?source=referral&invited=${token}`;
      const message = { template: 'partnerInvitation', locale, values: { ...common, name, url }, clientIp } as const;
      const mailer = this.mailer.within(tx);
      if (email) await mailer.send({ ...message, to: email });
      else await mailer.sendSms({ ...message, to: mobile ?? '' });
    };
  }

  /** Prepares the message with a change link. Call the result in the transaction that stores the link. */
  async changeLink(row: VisitorRow, token: string): Promise<(tx: Tx) => Promise<void>> {
    const locale = row.locale as Locale;
    const edition = await this.edition.current();
    const mail = {
      to: row.email ?? '',
      template: 'changeLink',
      locale,
      clientIp: null,
      values: {
        name: nameOf(row),
        exhibition: localise(edition.title, locale),
        url: `${this.origin}/${locale}/my?change=${token}`,
      },
    } as const;
    return (tx) => this.mailer.within(tx).send(mail);
  }
}
