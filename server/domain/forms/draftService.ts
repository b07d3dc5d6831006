/**
 * Drafts that designers share: saved from the revision that they began from, locked while somebody edits, with history
 * and review. All writes of a form run one after another, on all replicas.
 */
import { shanghaiDate, shanghaiTime } from '../../../src/rules/shanghai';
import type { HandlerResponse, Input } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import type { RateLimit } from '../limits/limitService';
import type { SharedDeps } from '../sharedDeps';
import type { DesignerService } from './designerService';
import { DraftRepository, type DraftRow, type RevisionRow, type RevisionSummary } from './draftRepository';
import { FormVersionRepository } from './formVersionRepository';

const LOCK_MS = 5 * 60_000;
/** Saves of a designer within this time are one revision; otherwise half an hour of typing would fill the history. */
const SAME_REVISION_MS = 60_000;
/** Stored revisions of a form, not counting published ones. */
const MAX_REVISIONS = 200;
/** Of a form in a response (contract). */
const MAX_LISTED_REVISIONS = 400;
/** Of all forms. */
const MAX_DRAFTS = 100;
/** Of all forms in a response (contract). */
const MAX_LISTED_FORMS = 200;
const DRAFT_LIMIT: RateLimit = { name: 'form draft', max: 1_200, per: 'hour' };

type Deps = Pick<SharedDeps, 'db' | 'limits' | 'clock' | 'forms'> & { designers: DesignerService };

/** A write of a form's draft: what is stored, who writes, and the time. */
interface Write {
  drafts: DraftRepository;
  draft: DraftRow | undefined;
  /** The newest revision, also of a draft that has ended. */
  last: RevisionSummary | undefined;
  designer: string;
  now: Date;
}

export class DraftService {
  private readonly repository: DraftRepository;

  constructor(private readonly deps: Deps) {
    this.repository = new DraftRepository(deps.db);
  }

  /** All forms with their versions and drafts, sorted by name. */
  async list(context: RequestContext): Promise<HandlerResponse<'ownForms'>> {
    const { designers, forms } = this.deps;
    const name = await designers.identify(context);
    if (name === null) return { access: 'secretNeeded', designer: null, forms: [] };
    const drafts = new Map((await this.repository.all()).map((draft) => [draft.form_id, draft]));
    const published = await forms.list();
    const publishedIds = new Set(published.map(({ formId }) => formId));
    const unpublished = [...drafts.keys()]
      .filter((formId) => !publishedIds.has(formId))
      .map((formId) => ({ formId, current: null, versions: [] }));
    return {
      access: 'granted',
      designer: { name, reviewNeeded: designers.isReviewNeeded },
      forms: [...published, ...unpublished]
        .sort((one, other) => (one.formId < other.formId ? -1 : 1))
        .slice(0, MAX_LISTED_FORMS)
        .map((form) => ({ ...form, draft: describeSummary(drafts.get(form.formId)) })),
    };
  }

  async show(formId: string, context: RequestContext): Promise<HandlerResponse<'ownFormDraft'>> {
    await this.deps.designers.require(context);
    const row = await this.repository.find(formId);
    return row ? describeDraft(row, this.deps.clock.now()) : null;
  }

  /** Saves a document that was made from the newest revision. */
  save(
    formId: string,
    { document, revision }: Input<'ownSaveFormDraft'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'ownSaveFormDraft'>> {
    return this.write(formId, context, async (write) => {
      const { drafts, draft, last, designer, now } = write;
      // Nothing changes, as when a save is repeated because its response was lost.
      if (draft?.document === document)
        return isLockedByOther(write) ? describeDraft(draft, now) : this.put(write, { ...draft, ...lockOf(write) });
      checkRevision(write, revision);
      checkLock(write);
      if (!draft && (await drafts.all()).length >= MAX_DRAFTS) throw new DomainError('form.tooManyDrafts');
      const action = (await drafts.hasDocument(formId, document)) ? 'restored' : 'saved';
      const row = { form_id: formId, revision: nextRevision(write), document, author: designer };
      const continued = action === 'saved' && isContinued(write) ? last : undefined;
      if (continued) await drafts.removeRevision(formId, continued.revision);
      await drafts.addRevision({ ...row, action, at: continued?.at ?? now });
      await drafts.prune(formId, MAX_REVISIONS);
      return this.put(write, { ...row, ...lockOf(write), ...NO_REVIEW, changed_at: now });
    });
  }

  /** Locks, unlocks, or takes over the lock of another designer. */
  lock(
    formId: string,
    { action }: Input<'ownLockFormDraft'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'ownLockFormDraft'>> {
    return this.write(formId, context, async (write) => {
      const draft = required(write.draft);
      if (action !== 'takeOver') checkLock(write);
      if (action === 'unlock') return this.put(write, { ...draft, lock_author: null, locked_until: null });
      const { revision } = isLockedByOther(write) ? await this.addEntry(write, draft, 'takenOver') : draft;
      return this.put(write, { ...draft, ...lockOf(write), revision });
    });
  }

  /** Requests, gives or withdraws the approval of the revision that the designer saw. */
  review(
    formId: string,
    { action, revision }: Input<'ownReviewFormDraft'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'ownReviewFormDraft'>> {
    return this.write(formId, context, async (write) => {
      const { designer, now } = write;
      const draft = required(write.draft);
      checkRevision(write, revision);
      if (action === 'withdraw') return this.put(write, { ...draft, ...NO_REVIEW });
      if (action === 'approve' && draft.author === designer) throw new DomainError('form.reviewNeeded');
      return this.put(write, {
        ...draft,
        review_state: action === 'approve' ? 'approved' : 'requested',
        review_author: designer,
        review_revision: revision,
        reviewed_at: now,
      });
    });
  }

  /** Ends the draft. Its revisions remain. */
  discard(formId: string, revision: number, context: RequestContext): Promise<HandlerResponse<'ownDiscardFormDraft'>> {
    return this.write(formId, context, async (write) => {
      const draft = required(write.draft);
      checkRevision(write, revision);
      checkLock(write);
      const entry = await this.addEntry(write, draft, 'discarded');
      await write.drafts.remove(formId);
      return describeRevision(entry);
    });
  }

  async revisions(formId: string, context: RequestContext): Promise<HandlerResponse<'ownFormDraftRevisions'>> {
    await this.deps.designers.require(context);
    return { revisions: (await this.repository.revisions(formId, MAX_LISTED_REVISIONS)).map(describeRevision) };
  }

  async revision(
    formId: string,
    revision: number,
    context: RequestContext,
  ): Promise<HandlerResponse<'ownFormDraftRevision'>> {
    await this.deps.designers.require(context);
    const row = required(await this.repository.revision(formId, revision));
    return { ...describeRevision({ ...row, size: sizeOf(row.document) }), document: row.document };
  }

  private async write<Result>(
    formId: string,
    context: RequestContext,
    run: (write: Write) => Promise<Result>,
  ): Promise<Result> {
    const { db, designers, limits, clock } = this.deps;
    const designer = await designers.require(context);
    await limits.enforceForIp(context.clientIp, DRAFT_LIMIT);
    return db.transaction().execute(async (tx) => {
      await new FormVersionRepository(tx).lock(formId);
      const drafts = new DraftRepository(tx);
      const draft = await drafts.find(formId);
      const [last] = await drafts.revisions(formId, 1);
      return run({ drafts, draft, last, designer, now: clock.now() });
    });
  }

  private async put({ drafts, now }: Write, row: DraftRow): Promise<HandlerResponse<'ownSaveFormDraft'>> {
    await drafts.put(row);
    return describeDraft(row, now);
  }

  /** Adds an entry to the history that changes no document. */
  private async addEntry(write: Write, draft: DraftRow, action: RevisionRow['action']): Promise<RevisionSummary> {
    const { form_id, document } = draft;
    const entry = { revision: nextRevision(write), action, author: write.designer, at: write.now };
    await write.drafts.addRevision({ ...entry, form_id, document });
    await write.drafts.prune(form_id, MAX_REVISIONS);
    return { ...entry, size: sizeOf(document) };
  }
}

const NO_REVIEW = { review_state: null, review_author: null, review_revision: null, reviewed_at: null } as const;

/** In characters, as the contract limits it. */
const sizeOf = (document: string): number => [...document].length;

function required<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new DomainError('record.notFound');
  return row;
}

const nextRevision = ({ draft, last }: Write): number => Math.max(draft?.revision ?? 0, last?.revision ?? 0) + 1;

const lockOf = ({ designer, now }: Write) => ({
  lock_author: designer,
  locked_until: new Date(now.getTime() + LOCK_MS),
});

/** A lock that has not expired. */
const lockAt = ({ lock_author, locked_until }: DraftRow, now: Date) =>
  lock_author !== null && locked_until !== null && locked_until > now
    ? { author: lock_author, until: locked_until }
    : null;

function isLockedByOther({ draft, designer, now }: Write): boolean {
  const lock = draft && lockAt(draft, now);
  return Boolean(lock && lock.author !== designer);
}

/** Whether a save continues the newest revision, which then is one with it. A revision in review remains. */
function isContinued({ draft, last, designer, now }: Write): boolean {
  if (!draft || last?.action !== 'saved' || last.author !== designer) return false;
  return draft.review_revision !== last.revision && now.getTime() - last.at.getTime() < SAME_REVISION_MS;
}

const conflict = (reason: 'form.draftChanged' | 'form.draftLocked', author: string, at: Date): DomainError => {
  const { hour, minute } = shanghaiTime(at);
  const time = `${shanghaiDate(at)} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return new DomainError(reason, [], { author, time });
};

/**
 * Requires the newest revision; 0 means no draft.
 * @throws DomainError
 */
function checkRevision({ draft, last }: Write, revision: number): void {
  if ((draft?.revision ?? 0) === revision) return;
  if (!last) throw new DomainError('record.notFound');
  throw conflict('form.draftChanged', last.author, draft?.changed_at ?? last.at);
}

/** @throws DomainError if another designer has locked the draft */
function checkLock(write: Write): void {
  const lock = write.draft && lockAt(write.draft, write.now);
  if (lock && isLockedByOther(write)) throw conflict('form.draftLocked', lock.author, lock.until);
}

const describeSummary = (draft: Pick<DraftRow, 'author' | 'changed_at' | 'revision'> | undefined) =>
  draft ? { author: draft.author, changedAt: draft.changed_at.toISOString(), revision: draft.revision } : null;

function describeDraft(row: DraftRow, now: Date): HandlerResponse<'ownSaveFormDraft'> {
  const lock = lockAt(row, now);
  const { review_state: state, review_author: reviewer, review_revision: reviewed, reviewed_at: at } = row;
  return {
    formId: row.form_id,
    document: row.document,
    revision: row.revision,
    author: row.author,
    changedAt: row.changed_at.toISOString(),
    lock: lock && { author: lock.author, until: lock.until.toISOString() },
    review:
      state && reviewer && reviewed && at
        ? { state, author: reviewer, revision: reviewed, at: at.toISOString() }
        : null,
  };
}

const describeRevision = ({ revision, author, at, action, size }: RevisionSummary) => ({
  revision,
  author,
  at: at.toISOString(),
  action,
  size,
});
