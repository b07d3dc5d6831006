/** Identity documents: judged, stored encrypted, compared by a keyed hash, shown masked (security.md, personal data). */
import type { Issue } from '../../../src/rules/issue';
import { issueText } from '../../../src/rules/messages/issueText';
import { idCard, normaliseIdCard } from '../../../src/rules/validators/idCard';
import type { JudgingDays } from '../../../src/rules/judgingDays';
import type { DocumentKind } from '../../db/schema';
import { DomainError, fieldError } from '../../http/envelope';
import { maskDocument } from '../masking';
import type { Signer, Vault } from '../secrets';

export interface StoredDocument {
  document_kind: DocumentKind | null;
  document_sealed: string | null;
  document_hash: string | null;
}

const NONE: StoredDocument = { document_kind: null, document_sealed: null, document_hash: null };

/** One spelling of a number: what is stored, compared and shown. */
export const normaliseDocument = (number: string): string => normaliseIdCard(number);

/** What is wrong with a number of this kind: a card of the mainland has its own rule and states the age, others have a shape. */
export function documentIssue(kind: DocumentKind | undefined, number: string, days: JudgingDays): Issue | null {
  return kind === 'idCard' ? idCard(number, days.opening) : null;
}

/** Raises what is wrong with a document; under 18 has a reason of its own. */
export function checkDocument(
  kind: DocumentKind,
  number: string,
  days: JudgingDays,
  pointer = '/body/documentNumber',
): void {
  const wrong = documentIssue(kind, number, days);
  if (wrong?.id === 'idCard.under18') throw fieldError('visitor.under18', pointer);
  if (wrong)
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
  store(kind: DocumentKind | undefined, number: string | undefined, record: string): StoredDocument {
    if (kind === undefined || number === undefined) return NONE;
    const normal = normaliseDocument(number);
    return {
      document_kind: kind,
      document_sealed: this.vault.seal(normal, record),
      document_hash: this.signer.sign('document', `${kind}:${normal}`),
    };
  }

  /** The number again, for a change that leaves it as it was. */
  open(sealed: string, record: string): string {
    return this.vault.open(sealed, record);
  }

  /** The number with its middle hidden; undefined where there is none. */
  masked({ document_sealed: sealed }: Pick<StoredDocument, 'document_sealed'>, record: string): string | undefined {
    return sealed === null ? undefined : maskDocument(this.vault.open(sealed, record));
  }
}
