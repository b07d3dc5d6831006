/** Identity documents: judged, stored encrypted, compared by a keyed hash, shown masked (security.md, personal data). */
import { issueText } from '../../../src/rules/messages/issueText';
import { idCard, longIdCard, normaliseIdCard } from '../../../src/rules/validators/idCard';
import type { JudgingDays } from '../../../src/rules/judgingDays';
import type { Tx } from '../../db/connect';
import type { DocumentKind } from '../../db/schema';
import { DomainError, fieldError } from '../../http/envelope';
import type { Claim, DocumentClaimRepository, Unclaimed } from './documentClaimRepository';
import { maskDocument } from '../../lib/masking';
import type { Signer, Vault } from '../../lib/secrets';
import type { RequestContext } from '../../http/context';
import type { VisitorRow } from '../visitors/visitorRepository';
import type { Bound } from '../limits/limitService';
import type { SharedParts } from '../parts';

type Parts = Pick<SharedParts, 'edition' | 'limits' | 'mailer'>;

const OF_CONTACT: Bound = { name: 'document disputes', max: 2, per: 'day' };
const OF_CLIENT: Bound = { name: 'document disputes of client', max: 10, per: 'hour' };

/** Disputes over a document number: the registration is accepted, the organiser informed, and the original decides on site. */
export class DocumentDisputes {
  constructor(private readonly parts: Parts) {}

  /**
   * Counts a dispute of a proved contact, and prepares the message that tells the organiser which registration to look at. The result runs
   * in the transaction that stores the registration, and reads nothing else.
   */
  async open(
    contact: string,
    { client }: Pick<RequestContext, 'client'>,
  ): Promise<(tx: Tx, row: VisitorRow) => Promise<void>> {
    const { edition, limits, mailer } = this.parts;
    await limits.holdClient(client, OF_CLIENT);
    await limits.hold(contact, OF_CONTACT);
    const { contacts } = await edition.current();
    return (tx, { id, edition: number }) =>
      mailer.within(tx).send({
        to: contacts.email,
        template: 'documentDisputed',
        locale: 'zh-cn',
        client,
        values: { id, edition: number },
      });
  }
}

/** A document as it is given. */
export interface IdentityDocument {
  kind: DocumentKind;
  number: string;
}

export interface StoredDocument {
  document_kind: DocumentKind | null;
  document_sealed: string | null;
}

const NONE: StoredDocument = { document_kind: null, document_sealed: null };

/** One spelling of a number: what is stored, compared and shown. */
export const normaliseDocument = (number: string): string => normaliseIdCard(number);

/** Raises what is wrong with a document; a card of the mainland has its own rule and states the age: under 18 has a reason of its own. */
export function checkDocument(kind: DocumentKind, number: string, days: JudgingDays): void {
  const wrong = kind === 'idCard' ? idCard(number, days.opening) : null;
  if (!wrong) return;
  const pointer = '/body/documentNumber';
  if (wrong.id === 'idCard.under18') throw fieldError('visitor.under18', pointer);
  throw new DomainError('form.answerInvalid', [
    { pointer, issue: { id: wrong.id, text: (locale) => issueText(wrong, locale) } },
  ]);
}

export class Documents {
  constructor(
    private readonly vault: Vault,
    private readonly signer: Signer,
  ) {}

  /** A document as it is stored in the row of one record. */
  store(document: IdentityDocument | undefined, record: string): StoredDocument {
    if (!document) return NONE;
    const sealed = this.vault.seal(normaliseDocument(document.number), record);
    return { document_kind: document.kind, document_sealed: sealed };
  }

  /** Whether a record holds this very document, or neither has one. */
  isStored(document: IdentityDocument | undefined, stored: StoredDocument, record: string): boolean {
    const { document_kind: kind, document_sealed: sealed } = stored;
    if (!document || sealed === null) return document === undefined && sealed === null;
    return document.kind === kind && normaliseDocument(document.number) === this.open(sealed, record);
  }

  /** The claim of a record to its document. */
  claim(document: IdentityDocument | undefined, isDisputed = false): Claim | undefined {
    return document && { hash: this.hash(document.kind, document.number), isDisputed };
  }

  /** The keyed hash by which a document is claimed: a card of 15 digits is the one of 18, whatever kind was chosen for it. */
  hash(kind: DocumentKind, number: string): string {
    const card = longIdCard(number);
    return this.signer.sign('document claim', card ? `idCard:${card}` : `${kind}:${normaliseDocument(number)}`);
  }

  open(sealed: string, record: string): string {
    return this.vault.open(sealed, record);
  }

  /** The stored number for a change that names the same kind and no number; undefined where there is none to stay. */
  unchanged(
    { documentKind, documentNumber }: { documentKind?: DocumentKind | undefined; documentNumber?: string | undefined },
    { document_kind: kind, document_sealed: sealed }: StoredDocument,
    record: string,
  ): string | undefined {
    const stays = documentNumber === undefined && documentKind !== undefined && documentKind === kind;
    return stays && sealed !== null ? this.open(sealed, record) : undefined;
  }

  /** The number with its middle hidden; undefined where there is none. */
  masked({ document_sealed: sealed }: Pick<StoredDocument, 'document_sealed'>, record: string): string | undefined {
    return sealed === null ? undefined : maskDocument(this.vault.open(sealed, record));
  }
}

const BATCH = 500;

/** Claims for documents that were stored before claims existed, or by a server of an older version during an update. */
export class DocumentClaimService {
  constructor(
    private readonly claims: DocumentClaimRepository,
    private readonly documents: Documents,
  ) {}

  /** Gives each record its claim, the oldest first. Gives how many documents could not be opened with the site's secret. */
  async claimExisting(): Promise<number> {
    let unreadable = 0;
    let last: Unclaimed | undefined;
    do {
      const batch = await this.claims.unclaimed(last, BATCH);
      for (const record of batch) if (!(await this.claim(record))) unreadable += 1;
      last = batch.length < BATCH ? undefined : batch.at(-1);
    } while (last);
    return unreadable;
  }

  private async claim(record: Unclaimed): Promise<boolean> {
    let number: string;
    try {
      number = this.documents.open(record.document_sealed, record.id);
    } catch {
      return false;
    }
    await this.claims.claimExisting(record, this.documents.hash(record.document_kind, number));
    return true;
  }
}
