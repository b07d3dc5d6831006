/**
 * Identity documents: validated, stored encrypted, compared by a keyed hash, shown masked (security.md, personal
 * data).
 */
import { formatIssue } from '../../../src/rules/messages/issueText';
import { idCard, toLongIdCard, normaliseIdCard } from '../../../src/rules/validators/idCard';
import type { ReferenceDates } from '../../../src/rules/referenceDates';
import type { Tx } from '../../db/connect';
import type { DocumentKind } from '../../db/schema';
import { DomainError, fieldError } from '../../http/envelope';
import type { Claim, DocumentClaimRepository, UnclaimedDocument } from './documentClaimRepository';
import { maskDocument } from '../../lib/masking';
import type { Signer, Vault } from '../../lib/secrets';
import type { RequestContext } from '../../http/context';
import type { VisitorRow } from '../visitors/visitorRepository';
import type { RateLimit } from '../limits/limitService';
import type { SharedDeps } from '../sharedDeps';

type Deps = Pick<SharedDeps, 'edition' | 'limits' | 'mailer'>;

const CONTACT_LIMIT: RateLimit = { name: 'document disputes', max: 2, per: 'day' };
const CLIENT_LIMIT: RateLimit = { name: 'document disputes of client', max: 10, per: 'hour' };

/**
 * Disputes over a document number: the registration is accepted, the organiser informed, and the original document
 * decides on site.
 */
export class DocumentDisputes {
  constructor(private readonly deps: Deps) {}

  /**
   * Counts a dispute of a verified contact and prepares the message to the organiser.
   * @returns a function for the transaction that stores the registration; it only writes
   */
  async prepare(
    contact: string,
    { clientIp }: Pick<RequestContext, 'clientIp'>,
  ): Promise<(tx: Tx, row: VisitorRow) => Promise<void>> {
    const { edition, limits, mailer } = this.deps;
    await limits.enforceForIp(clientIp, CLIENT_LIMIT);
    await limits.enforce(contact, CONTACT_LIMIT);
    const { contacts } = await edition.current();
    return (tx, { id, edition: number }) =>
      mailer.within(tx).send({
        to: contacts.email,
        template: 'documentDisputed',
        locale: 'zh-cn',
        clientIp,
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

const NO_DOCUMENT: StoredDocument = { document_kind: null, document_sealed: null };

/** Normalises a number for storage, comparison and display. */
export const normaliseDocumentNumber = (number: string): string => normaliseIdCard(number);

/**
 * Validates a document. ID cards of mainland China have a check character and state the age.
 * @throws DomainError `visitor.under18`, `form.answerInvalid`
 */
export function checkDocument(kind: DocumentKind, number: string, days: ReferenceDates): void {
  const issue = kind === 'idCard' ? idCard(number, days.opening) : null;
  if (!issue) return;
  const pointer = '/body/documentNumber';
  if (issue.id === 'idCard.under18') throw fieldError('visitor.under18', pointer);
  throw new DomainError('form.answerInvalid', [
    { pointer, issue: { id: issue.id, text: (locale) => formatIssue(issue, locale) } },
  ]);
}

export class Documents {
  constructor(
    private readonly vault: Vault,
    private readonly signer: Signer,
  ) {}

  /** The encrypted document columns for a record. */
  encrypt(document: IdentityDocument | undefined, recordId: string): StoredDocument {
    if (!document) return NO_DOCUMENT;
    const sealed = this.vault.encrypt(normaliseDocumentNumber(document.number), recordId);
    return { document_kind: document.kind, document_sealed: sealed };
  }

  /** Whether the stored document of a record equals `document`, or both are absent. */
  equalsStored(document: IdentityDocument | undefined, stored: StoredDocument, recordId: string): boolean {
    const { document_kind: kind, document_sealed: sealed } = stored;
    if (!document || sealed === null) return document === undefined && sealed === null;
    return document.kind === kind && normaliseDocumentNumber(document.number) === this.decrypt(sealed, recordId);
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
    const card = toLongIdCard(number);
    return this.signer.sign('document claim', card ? `idCard:${card}` : `${kind}:${normaliseDocumentNumber(number)}`);
  }

  decrypt(sealed: string, recordId: string): string {
    return this.vault.decrypt(sealed, recordId);
  }

  /** The stored number when a change has the same kind and no number; undefined when there is nothing to reuse. */
  unchangedNumber(
    { documentKind, documentNumber }: { documentKind?: DocumentKind | undefined; documentNumber?: string | undefined },
    { document_kind: kind, document_sealed: sealed }: StoredDocument,
    recordId: string,
  ): string | undefined {
    const isUnchanged = documentNumber === undefined && documentKind !== undefined && documentKind === kind;
    return isUnchanged && sealed !== null ? this.decrypt(sealed, recordId) : undefined;
  }

  /** The number with its middle masked; undefined without a document. */
  maskedNumber(
    { document_sealed: sealed }: Pick<StoredDocument, 'document_sealed'>,
    recordId: string,
  ): string | undefined {
    return sealed === null ? undefined : maskDocument(this.vault.decrypt(sealed, recordId));
  }
}

const BATCH_SIZE = 500;

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
    let lastRecord: UnclaimedDocument | undefined;
    do {
      const batch = await this.claims.unclaimed(lastRecord, BATCH_SIZE);
      for (const record of batch) if (!(await this.claim(record))) unreadable += 1;
      lastRecord = batch.length < BATCH_SIZE ? undefined : batch.at(-1);
    } while (lastRecord);
    return unreadable;
  }

  private async claim(record: UnclaimedDocument): Promise<boolean> {
    let number: string;
    try {
      number = this.documents.decrypt(record.document_sealed, record.id);
    } catch {
      return false;
    }
    await this.claims.claimExisting(record, this.documents.hash(record.document_kind, number));
    return true;
  }
}
