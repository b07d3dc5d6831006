/**
 * Identity documents: validated, stored encrypted, compared by a keyed hash, shown masked (security.md, personal
 * data).
 */
import { issueText } from '../../../src/rules/messages/issueText';
import { idCard, longIdCard, normaliseIdCard } from '../../../src/rules/validators/idCard';
import type { ReferenceDates } from '../../../src/rules/referenceDates';
import type { Tx } from '../../db/connect';
import type { DocumentKind } from '../../db/schema';
import { DomainError, fieldError } from '../../http/envelope';
import type { Claim, DocumentClaimRepository, Unclaimed } from './documentClaimRepository';
import { maskDocument } from '../../lib/masking';
import type { Signer, Vault } from '../../lib/secrets';
import type { RequestContext } from '../../http/context';
import type { VisitorRow } from '../visitors/visitorRepository';
import type { Bound } from '../limits/limitService';
import type { SharedDeps } from '../parts';

type Deps = Pick<SharedDeps, 'edition' | 'limits' | 'mailer'>;

const OF_CONTACT: Bound = { name: 'document disputes', max: 2, per: 'day' };
const OF_CLIENT: Bound = { name: 'document disputes of client', max: 10, per: 'hour' };

/**
 * Disputes over a document number: the registration is accepted, the organiser informed, and the original document
 * decides on site.
 */
export class DocumentDisputes {
  constructor(private readonly deps: Deps) {}

  /**
   * Counts a dispute of a proved contact and prepares the message to the organiser.
   * @returns a function for the transaction that stores the registration; it only writes
   */
  async open(
    contact: string,
    { client }: Pick<RequestContext, 'client'>,
  ): Promise<(tx: Tx, row: VisitorRow) => Promise<void>> {
    const { edition, limits, mailer } = this.deps;
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

/** A document as a visitor entered it. */
export interface IdentityDocument {
  kind: DocumentKind;
  number: string;
}

export interface StoredDocument {
  document_kind: DocumentKind | null;
  document_sealed: string | null;
}

const NONE: StoredDocument = { document_kind: null, document_sealed: null };

/** Normalises a number for storage, comparison and display. */
export const normaliseDocument = (number: string): string => normaliseIdCard(number);

/**
 * Validates a document. ID cards of mainland China have a check character and state the age.
 * @throws DomainError `visitor.under18`, `form.answerInvalid`
 */
export function checkDocument(kind: DocumentKind, number: string, days: ReferenceDates): void {
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

  /** The encrypted document columns for a record. */
  store(document: IdentityDocument | undefined, record: string): StoredDocument {
    if (!document) return NONE;
    const sealed = this.vault.seal(normaliseDocument(document.number), record);
    return { document_kind: document.kind, document_sealed: sealed };
  }

  /** Whether the stored document of a record equals `document`, or both are absent. */
  isStored(document: IdentityDocument | undefined, stored: StoredDocument, record: string): boolean {
    const { document_kind: kind, document_sealed: sealed } = stored;
    if (!document || sealed === null) return document === undefined && sealed === null;
    return document.kind === kind && normaliseDocument(document.number) === this.open(sealed, record);
  }

  /** The claim for a document. */
  claim(document: IdentityDocument | undefined, isDisputed = false): Claim | undefined {
    return document && { hash: this.hash(document.kind, document.number), isDisputed };
  }

  /**
   * The keyed hash of a document. An ID number of 15 digits has the hash of its form with 18, whatever kind was
   * selected.
   */
  hash(kind: DocumentKind, number: string): string {
    const card = longIdCard(number);
    return this.signer.sign('document claim', card ? `idCard:${card}` : `${kind}:${normaliseDocument(number)}`);
  }

  open(sealed: string, record: string): string {
    return this.vault.open(sealed, record);
  }

  /** The stored number when a change has the same kind and no number; undefined when there is nothing to reuse. */
  unchanged(
    { documentKind, documentNumber }: { documentKind?: DocumentKind | undefined; documentNumber?: string | undefined },
    { document_kind: kind, document_sealed: sealed }: StoredDocument,
    record: string,
  ): string | undefined {
    const stays = documentNumber === undefined && documentKind !== undefined && documentKind === kind;
    return stays && sealed !== null ? this.open(sealed, record) : undefined;
  }

  /** The number with its middle masked; undefined without a document. */
  masked({ document_sealed: sealed }: Pick<StoredDocument, 'document_sealed'>, record: string): string | undefined {
    return sealed === null ? undefined : maskDocument(this.vault.open(sealed, record));
  }
}

const BATCH = 500;

/**
 * Adds claims for documents that were stored without one: before claims existed, or by an older version during an
 * update.
 */
export class DocumentClaimService {
  constructor(
    private readonly claims: DocumentClaimRepository,
    private readonly documents: Documents,
  ) {}

  /**
   * Claims all unclaimed documents, oldest first.
   * @returns the number of documents that could not be decrypted with the site's secret
   */
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
