/** Claims for documents that were stored before claims existed, or by a server of an older version during an update. */
import type { DocumentClaimRepository, Unclaimed } from '../../repositories/documentClaims';
import type { Documents } from './documents';

const BATCH = 500;

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
