/** Claims of identity documents: in an edition, a document belongs to one registration or one delegation member. */
import { sql, type Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { DocumentKind } from '../../db/schema';
import type { DocumentClaimTable } from '../../db/tables/registrations';
import { isViolation } from '../../db/violations';

/** The record that a document belongs to. */
export type Holder = { registration_id: string } | { member_id: string };

/** A claim: the document's keyed hash, and whether the number is disputed with an earlier claim. */
export interface Claim {
  hash: string;
  isDisputed?: boolean;
}

/** Whether an error means that another record has claimed the document. */
export const isDocumentInUse = (error: unknown): boolean => isViolation(error, 'document_claim_held');

export const claimRow = (
  holder: Holder,
  { hash, isDisputed = false }: Claim,
  { edition, now }: { edition: number; now: Date },
): Insertable<DocumentClaimTable> => ({
  ...holder,
  edition,
  document_hash: hash,
  state: isDisputed ? 'disputed' : 'held',
  created_at: now,
});

const columnOf = (holder: Holder): { column: 'member_id' | 'registration_id'; id: string } =>
  'member_id' in holder
    ? { column: 'member_id', id: holder.member_id }
    : { column: 'registration_id', id: holder.registration_id };

/** Releases the document of a record. */
export async function releaseDocument(tx: Db, holder: Holder): Promise<void> {
  const { column, id } = columnOf(holder);
  await tx.deleteFrom('document_claim').where(column, '=', id).execute();
}

/** Replaces the claim of a changed record. A claim to the same document is unchanged. */
export async function replaceClaim(
  tx: Db,
  holder: Holder,
  claim: Claim | undefined,
  claimContext: { edition: number; now: Date },
): Promise<void> {
  const { column, id } = columnOf(holder);
  const current = await tx
    .selectFrom('document_claim')
    .select('document_hash')
    .where(column, '=', id)
    .executeTakeFirst();
  if (current?.document_hash === claim?.hash) return;
  if (current) await releaseDocument(tx, holder);
  if (claim)
    await tx
      .insertInto('document_claim')
      .values(claimRow(holder, claim, claimContext))
      .execute();
}

/** Claims documents for members. Returns the members whose documents other records have claimed. */
export async function claimForMembers(
  tx: Db,
  claims: ReadonlyMap<string, string>,
  claimContext: { edition: number; now: Date },
): Promise<string[]> {
  if (claims.size === 0) return [];
  const insertedRows = await tx
    .insertInto('document_claim')
    .values([...claims].map(([id, hash]) => claimRow({ member_id: id }, { hash }, claimContext)))
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute();
  const claimedIds = new Set(insertedRows.map(({ member_id }) => member_id));
  return [...claims.keys()].filter((id) => !claimedIds.has(id));
}

/** A record with a document that has no claim yet. */
export interface UnclaimedDocument {
  id: string;
  holder: 'registration' | 'member';
  edition: number;
  document_kind: DocumentKind;
  document_sealed: string;
  created_at: Date;
}

export class DocumentClaimRepository {
  constructor(private readonly db: Db) {}

  /** Records without a claim, oldest first, after the last one of the previous batch. */
  async unclaimed(after: UnclaimedDocument | undefined, limit: number): Promise<UnclaimedDocument[]> {
    const { rows } = await sql<UnclaimedDocument>`
      select * from (
        select id, 'registration' as holder, edition, document_kind, document_sealed, created_at
          from visitor_registration
          where document_sealed is not null and state <> 'cancelled'
            and not exists (select from document_claim where registration_id = visitor_registration.id)
        union all
        select group_user.id, 'member', edition, document_kind, document_sealed, group_user.created_at
          from group_user join visitor_group on visitor_group.id = group_id
          where document_sealed is not null
            and not exists (select from document_claim where member_id = group_user.id)
      ) as unclaimed
      where ${after ? sql`(created_at, id) > (${after.created_at}, ${after.id})` : sql`true`}
      order by created_at, id limit ${limit}`.execute(this.db);
    return rows;
  }

  /** Claims a document for an existing record. If another record has it, the new claim is stored as a duplicate. */
  async claimExisting(record: UnclaimedDocument, hash: string): Promise<void> {
    const holder: Holder = record.holder === 'member' ? { member_id: record.id } : { registration_id: record.id };
    const row = claimRow(holder, { hash }, { edition: record.edition, now: record.created_at });
    for (const state of ['held', 'duplicate'] as const) {
      const { numInsertedOrUpdatedRows } = await this.db
        .insertInto('document_claim')
        .values({ ...row, state })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) return;
    }
  }
}
