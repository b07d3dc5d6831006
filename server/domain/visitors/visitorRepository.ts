/** Queries of visitor registrations. Unique indexes prevent duplicates. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../db/connect';
import type { RegistrationState, VisitorRegistrationTable } from '../../db/schema';
import { claimRow, isDocumentInUse, replaceClaim, type Claim } from '../documents/documentClaimRepository';
import { markRegistered } from '../invitations/partnerRepository';
import { isViolation } from '../../db/violations';
import { newRegistrationNumber } from '../../lib/ids';

export type VisitorRow = Selectable<VisitorRegistrationTable>;

/** The unique value that another registration of the edition has. */
export type RegistrationConflictReason = 'emailExists' | 'mobileExists' | 'documentExists';

/** Thrown when another registration of the edition has a unique value. PostgreSQL has aborted the transaction. */
export class RegistrationConflict extends Error {
  constructor(readonly reason: RegistrationConflictReason) {
    super(reason);
  }
}

const indexes: [string, RegistrationConflictReason][] = [
  ['visitor_registration_email', 'emailExists'],
  ['visitor_registration_mobile', 'mobileExists'],
];

/** Runs a statement and converts a unique violation to `RegistrationConflict`. */
async function mapConflicts<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    const conflictReason = isDocumentInUse(error)
      ? 'documentExists'
      : indexes.find(([index]) => isViolation(error, index))?.[1];
    throw conflictReason ? new RegistrationConflict(conflictReason) : error;
  }
}

/** Values that are recorded together with a new registration. */
export interface CreationDetails {
  claim: Claim | undefined;
  /** The session that verified the contact. */
  session: string | null;
}

/**
 * Stores a registration with its document claim, and marks its verification and its invitations as used, in one
 * statement.
 */
function insertAndMark(
  db: Db,
  row: Insertable<VisitorRegistrationTable>,
  { claim, session }: CreationDetails,
): Promise<VisitorRow> {
  const { mobile, email, edition } = row;
  const contact = mobile ? { mobile } : { email: email ?? '' };
  const claimContext = { edition, now: new Date(row.created_at) };
  const markingQuery = db
    .with('invited', (creator) => markRegistered(creator, edition, contact))
    .with('proved', (creator) =>
      creator
        .updateTable('proof')
        .set({ registration_id: row.id })
        .where('session', '=', session ?? '')
        .where('address', '=', mobile ?? email ?? ''),
    );
  const query = claim
    ? (markingQuery.with('claimed', (creator) =>
        creator.insertInto('document_claim').values(claimRow({ registration_id: row.id }, claim, claimContext)),
      ) as unknown as typeof markingQuery)
    : markingQuery;
  return query.insertInto('visitor_registration').values(row).returningAll().executeTakeFirstOrThrow();
}

export class VisitorRepository {
  constructor(private readonly db: Db) {}

  byId(id: string): Promise<VisitorRow | undefined> {
    return this.db.selectFrom('visitor_registration').selectAll().where('id', '=', id).executeTakeFirst();
  }

  byNumber(number: string): Promise<VisitorRow | undefined> {
    return this.db.selectFrom('visitor_registration').selectAll().where('number', '=', number).executeTakeFirst();
  }

  /** The registration of a contact in an edition that is not cancelled. */
  findActive(edition: number, column: 'email' | 'mobile', value: string): Promise<VisitorRow | undefined> {
    return this.db
      .selectFrom('visitor_registration')
      .selectAll()
      .where('edition', '=', edition)
      .where(column, '=', value)
      .where('state', '<>', 'cancelled')
      .executeTakeFirst();
  }

  /** The confirmed registration of a mobile number. */
  confirmedByMobile(edition: number, mobile: string): Promise<VisitorRow | undefined> {
    return this.db
      .selectFrom('visitor_registration')
      .selectAll()
      .where('edition', '=', edition)
      .where('mobile', '=', mobile)
      .where('number', 'is not', null)
      .where('state', '<>', 'cancelled')
      .orderBy('created_at')
      .executeTakeFirst();
  }

  /** A person's registration of an edition: active ones first, then the newest. */
  ofPerson(personId: string, edition: number): Promise<VisitorRow | undefined> {
    return this.allOfPerson(personId, edition).limit(1).executeTakeFirst();
  }

  /** All registrations of a person in any edition. */
  listByPerson(personId: string): Promise<VisitorRow[]> {
    return this.allOfPerson(personId).execute();
  }

  private allOfPerson(personId: string, edition?: number) {
    return this.db
      .selectFrom('visitor_registration')
      .selectAll()
      .where('person_id', '=', personId)
      .$if(edition !== undefined, (query) => query.where('edition', '=', edition ?? 0))
      .orderBy((eb) => eb('state', '=', 'cancelled'))
      .orderBy('created_at', 'desc');
  }

  /** The newest registration of an earlier edition, by person or mobile numbers. */
  async newestBefore(
    edition: number,
    { personId, mobiles }: { personId: string | null; mobiles: string[] },
  ): Promise<VisitorRow | undefined> {
    if (personId === null && mobiles.length === 0) return undefined;
    return this.db
      .selectFrom('visitor_registration')
      .selectAll()
      .where('edition', '<', edition)
      .where('state', '<>', 'cancelled')
      .where((eb) =>
        eb.or([
          ...(personId === null ? [] : [eb('person_id', '=', personId)]),
          ...(mobiles.length === 0 ? [] : [eb('mobile', 'in', mobiles)]),
        ]),
      )
      .orderBy('edition', 'desc')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /**
   * Stores a registration with its document claim, and marks its verification and its invitations as used.
   * @throws RegistrationConflict
   */
  insert(row: Insertable<VisitorRegistrationTable>, details: CreationDetails): Promise<VisitorRow> {
    return mapConflicts(insertAndMark(this.db, row, details));
  }

  /**
   * Changes a registration that is in one of the states `from`; undefined when it is not.
   * @throws RegistrationConflict
   */
  update(
    id: string,
    change: Updateable<VisitorRegistrationTable>,
    from: readonly RegistrationState[],
  ): Promise<VisitorRow | undefined> {
    return mapConflicts(
      this.db
        .updateTable('visitor_registration')
        .set(change)
        .where('id', '=', id)
        .where('state', 'in', [...from])
        .returningAll()
        .executeTakeFirst(),
    );
  }

  /**
   * Replaces the document claim of a registration.
   * @throws RegistrationConflict
   */
  replaceDocumentClaim(
    { id, edition }: Pick<VisitorRow, 'id' | 'edition'>,
    claim: Claim | undefined,
    now: Date,
  ): Promise<void> {
    return mapConflicts(replaceClaim(this.db, { registration_id: id }, claim, { edition, now }));
  }

  /** Reserves a number permanently; false when it exists already. */
  async reserveNumber(number: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('registration_number')
      .values({ number })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
}

/** Marks a registration as paid, in the payment's transaction; false when it did not await payment. */
export async function markRegistrationPaid(tx: Db, id: string, at: Date): Promise<boolean> {
  const result = await tx
    .updateTable('visitor_registration')
    .set({ state: 'paid', updated_at: at })
    .where('id', '=', id)
    .where('state', '=', 'awaitingPayment')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

const MAX_NUMBER_ATTEMPTS = 5;

/** Draws and reserves a free registration number. */
export async function reserveNewNumber(visitors: VisitorRepository, edition: number): Promise<string> {
  for (let attempt = 0; attempt < MAX_NUMBER_ATTEMPTS; attempt++) {
    const number = newRegistrationNumber(edition);
    if (await visitors.reserveNumber(number)) return number;
  }
  throw new Error('No free registration number was found.');
}
