/** Publishing: the text of a form becomes its next, immutable version. */
import { isPassed, runCases } from '../../../src/rules/forms/cases/cases';
import { failedCaseLines } from '../../../src/rules/forms/cases/describe';
import { parseCases } from '../../../src/rules/forms/cases/parseCases';
import { checkSource, isPublishable, problemLine } from '../../../src/rules/forms/check/checkSource';
import type { Clock } from '../../../src/rules/clock';
import { diffForms, isBreaking, changeLine, type Change } from '../../../src/rules/forms/versions/diff';
import { checkMigration } from '../../../src/rules/forms/versions/migration';
import type { LocatedProblem } from '../../../src/rules/forms/check/problem';
import { parseForm } from '../../../src/rules/forms/parseForm';
import { withoutByteOrderMark } from '../../../src/rules/forms/source';
import type { FormDefinition } from '../../../src/rules/forms/types';
import type { Db } from '../../db/connect';
import { contentHash } from '../../forms/contentHash';
import { DraftRepository, type DraftRow } from './draftRepository';
import { FormVersionRepository, type FormVersionRow } from './formVersionRepository';
import type { PublishedForms } from './publishedForms';

export interface Publication {
  formId: string;
  /** The text of the form file. */
  document: string;
  /** The text of the migration file. */
  migration?: string;
  /** The reason for publishing a breaking change without a migration. */
  breakingReason?: string;
  /** The designer; absent for the operator's command. */
  publisher?: string;
  /** Whether the document must be the form's approved draft. */
  isReviewNeeded?: boolean;
  /** The text of the case file; its cases must pass. */
  cases?: string;
}

/** The author of versions that a command publishes. */
const OPERATOR = 'Operator';

export type PublicationResult =
  | { state: 'published' | 'unchanged'; version: number; hash: string; changes: Change[] }
  | {
      state: 'rejected';
      reason:
        | 'problems'
        | 'unrenderable'
        | 'notThisForm'
        | 'notNext'
        | 'changed'
        | 'unapproved'
        | 'breaking'
        | 'migration'
        | 'cases';
      message: string;
      problems: LocatedProblem[];
      changes: Change[];
    };

/**
 * Renders a form as its page does.
 * @throws when it cannot be rendered
 */
export type RenderForm = (form: FormDefinition) => Promise<void>;

type RejectedPublication = Extract<PublicationResult, { state: 'rejected' }>;

const rejectPublication = (
  reason: RejectedPublication['reason'],
  message: string,
  extra: Partial<RejectedPublication> = {},
): RejectedPublication => ({
  state: 'rejected',
  reason,
  message,
  problems: [],
  changes: [],
  ...extra,
});

export class PublishService {
  constructor(
    private readonly db: Db,
    private readonly forms: PublishedForms,
    private readonly clock: Clock,
    private readonly renderForm: RenderForm,
  ) {}

  /** Checks, renders and publishes a form. With `dryRun` it only reports what would happen. */
  async publish(publication: Publication, dryRun = false): Promise<PublicationResult> {
    const { formId, document } = publication;
    const earlier = (await this.forms.versions(formId)).map(({ definition }) => definition);
    const checkResult = checkSource(document, { earlier });
    if (!checkResult.form || !isPublishable(checkResult))
      return rejectPublication('problems', 'The form has problems.', { problems: checkResult.problems });
    if (checkResult.form.formId !== formId)
      return rejectPublication('notThisForm', `The file contains the form ${checkResult.form.formId}, not ${formId}.`);
    const { form, source = form } = checkResult;
    const renderError = await this.tryRendering(form);
    if (renderError) return renderError;
    const casesError = publication.cases === undefined ? null : checkCases(publication.cases, form);
    if (casesError) return casesError;
    return this.db.transaction().execute(async (tx) => {
      const repository = new FormVersionRepository(tx);
      await repository.lock(formId);
      const newest = await repository.newest(formId);
      const current = newest && parseForm(JSON.parse(newest.document));
      const hash = contentHash(source);
      const versionError = checkVersion(form, hash, newest && { version: newest.version, hash: newest.content_hash });
      if (versionError) return versionError;
      const drafts = new DraftRepository(tx);
      const draft = await drafts.find(formId);
      const isDraft = draft?.document.trim() === withoutByteOrderMark(document).trim();
      if (publication.isReviewNeeded && !(isDraft && draft?.review_state === 'approved'))
        return rejectPublication('unapproved', 'Only a draft that another designer has approved can be published.');
      const changes = current ? diffForms(current, form) : [];
      const breakingError = current && checkBreaking(publication, changes, current, form);
      if (breakingError) return breakingError;
      if (!dryRun) {
        await repository.add(this.row(publication, form, hash));
        if (isDraft && draft) await this.endDraft(drafts, draft, publication.publisher ?? OPERATOR);
      }
      return { state: 'published', version: form.version, hash, changes };
    });
  }

  /** The check covers the dialect but not the components; rendering reveals their errors. */
  private async tryRendering(form: FormDefinition): Promise<RejectedPublication | null> {
    try {
      await this.renderForm(form);
      return null;
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error(String(error));
      return rejectPublication('unrenderable', `The form cannot be rendered: ${message}`);
    }
  }

  private async endDraft(drafts: DraftRepository, draft: DraftRow, author: string): Promise<void> {
    const { form_id, revision, document } = draft;
    const at = this.clock.now();
    await drafts.addRevision({ form_id, revision: revision + 1, action: 'published', author, at, document });
    await drafts.remove(form_id);
  }

  private row(
    { document, migration, breakingReason, cases }: Publication,
    form: FormDefinition,
    hash: string,
  ): FormVersionRow {
    return {
      form_id: form.formId,
      version: form.version,
      content_hash: hash,
      document: withoutByteOrderMark(document),
      migration: migration ?? null,
      breaking_reason: breakingReason ?? null,
      cases: cases === undefined ? null : withoutByteOrderMark(cases),
      published_at: this.clock.now(),
    };
  }
}

/** Requires the next version number, since published versions are immutable. Null when the number is correct. */
function checkVersion(
  form: FormDefinition,
  hash: string,
  newest: { version: number; hash: string } | undefined,
): PublicationResult | null {
  if (!newest || form.version === newest.version + 1) return null;
  const next = `${form.formId}/${newest.version + 1}.json`;
  if (form.version !== newest.version)
    return rejectPublication(
      'notNext',
      `Version ${newest.version} is already published; the next one is ${next} with "version": ${newest.version + 1}.`,
    );
  if (hash === newest.hash) return { state: 'unchanged', version: newest.version, hash, changes: [] };
  return rejectPublication(
    'changed',
    `Version ${newest.version} is published and immutable: write changes to ${next}.`,
  );
}

/** Cases must be readable and pass. */
function checkCases(text: string, form: FormDefinition): RejectedPublication | null {
  const { file, problems } = parseCases(text, form);
  if (!file) return rejectPublication('cases', 'The cases have problems.', { problems });
  const failed = runCases(form, file).filter((result) => !isPassed(result));
  if (failed.length === 0) return null;
  return rejectPublication('cases', failed.flatMap(failedCaseLines).join('\n'));
}

/** A breaking change needs a migration or a reason. */
function checkBreaking(
  { migration, breakingReason }: Publication,
  changes: Change[],
  from: FormDefinition,
  to: FormDefinition,
): RejectedPublication | null {
  if (migration !== undefined) {
    const { problems } = checkMigration(migration, from, to);
    return problems.length > 0
      ? rejectPublication('migration', 'The migration has problems.', { problems, changes })
      : null;
  }
  if (!changes.some(isBreaking) || breakingReason) return null;
  const message = `${changes.filter(isBreaking).length} breaking changes need a migration (${to.formId}/${to.version}.migration.json) or a reason.`;
  return rejectPublication('breaking', message, { changes });
}

/** The files of a version that a reason concerns. */
const FILE_ENDINGS: Partial<Record<RejectedPublication['reason'], string>> = {
  migration: '.migration.json',
  cases: '.cases.json',
};

/** The result as lines of text. */
export function formatResult(formId: string, file: string, result: PublicationResult): string[] {
  const changes = result.changes.map(changeLine);
  if (result.state === 'rejected')
    return [
      ...result.problems.map((problem) =>
        problemLine(
          FILE_ENDINGS[result.reason] ? file.replace('.json', FILE_ENDINGS[result.reason] ?? '') : file,
          problem,
        ),
      ),
      ...changes,
      result.message,
    ];
  const { version, hash } = result;
  if (result.state === 'unchanged') return [`${formId}/${version} is already published (${hash}).`];
  return [...changes, `${formId}/${version} is published (${hash}).`];
}
