/** Publishing: the text of a form becomes its next, immutable version. */
import { checkSource, isRight, problemLine } from '../../../src/rules/forms/check/checkSource';
import type { Clock } from '../../../src/rules/clock';
import { diffForms, isBreaking, changeLine, type Change } from '../../../src/rules/forms/diff';
import { checkMigration } from '../../../src/rules/forms/migration';
import type { PlacedProblem } from '../../../src/rules/forms/check/problem';
import { readForm } from '../../../src/rules/forms/read';
import type { FormDefinition } from '../../../src/rules/forms/types';
import type { Db } from '../../db/connect';
import { contentHash } from '../../forms/contentHash';
import { FormVersionRepository, type FormVersionRow } from './formVersionRepository';
import type { PublishedForms } from './publishedForms';

export interface Publication {
  formId: string;
  /** The text of the form file. */
  document: string;
  /** The text of the migration file. */
  migration?: string;
  /** The reason for publishing a breaking change without a migration. */
  breaking?: string;
}

export type Published =
  | { state: 'published' | 'unchanged'; version: number; hash: string; changes: Change[] }
  | {
      state: 'refused';
      why: 'problems' | 'unrenderable' | 'notThisForm' | 'notNext' | 'changed' | 'breaking' | 'migration';
      message: string;
      problems: PlacedProblem[];
      changes: Change[];
    };

/**
 * Renders a form as its page does.
 * @throws when it cannot be rendered
 */
export type RenderForm = (form: FormDefinition) => Promise<void>;

type RejectedPublication = Extract<Published, { state: 'refused' }>;

const refused = (
  why: RejectedPublication['why'],
  message: string,
  more: Partial<RejectedPublication> = {},
): RejectedPublication => ({
  state: 'refused',
  why,
  message,
  problems: [],
  changes: [],
  ...more,
});

export class PublishService {
  constructor(
    private readonly db: Db,
    private readonly forms: PublishedForms,
    private readonly clock: Clock,
    private readonly renderForm: RenderForm,
  ) {}

  /** Checks, renders and publishes a form. With `dryRun` it only reports what would happen. */
  async publish(publication: Publication, dryRun = false): Promise<Published> {
    const { formId, document } = publication;
    const earlier = (await this.forms.versions(formId)).map(({ definition }) => definition);
    const checked = checkSource(document, { earlier });
    if (!checked.form || !isRight(checked))
      return refused('problems', 'The form has problems.', { problems: checked.problems });
    if (checked.form.formId !== formId)
      return refused('notThisForm', `The file says ${checked.form.formId}, not ${formId}.`);
    const { form } = checked;
    const failed = await this.tryRendering(form);
    if (failed) return failed;
    return this.db.transaction().execute(async (tx) => {
      const rows = new FormVersionRepository(tx);
      await rows.lock(formId);
      const newest = await rows.newest(formId);
      const current = newest && readForm(JSON.parse(newest.document));
      const hash = contentHash(form);
      const no = mayFollow(form, hash, newest && { version: newest.version, hash: newest.content_hash });
      if (no) return no;
      const changes = current ? diffForms(current, form) : [];
      const held = current && holdBreaking(publication, changes, current, form);
      if (held) return held;
      if (!dryRun) await rows.add(this.row(publication, form, hash));
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
      return refused('unrenderable', `The form cannot be shown: ${message}`);
    }
  }

  private row({ document, migration, breaking }: Publication, form: FormDefinition, hash: string): FormVersionRow {
    return {
      form_id: form.formId,
      version: form.version,
      content_hash: hash,
      document,
      migration: migration ?? null,
      breaking_reason: breaking ?? null,
      published_at: this.clock.now(),
    };
  }
}

/** Requires the next version number, since published versions are immutable. Null when the number is right. */
function mayFollow(
  form: FormDefinition,
  hash: string,
  newest: { version: number; hash: string } | undefined,
): Published | null {
  if (!newest || form.version === newest.version + 1) return null;
  const next = `${form.formId}/${newest.version + 1}.json`;
  if (form.version !== newest.version)
    return refused(
      'notNext',
      `Version ${newest.version} is published: the next one is ${next} with "version": ${newest.version + 1}.`,
    );
  if (hash === newest.hash) return { state: 'unchanged', version: newest.version, hash, changes: [] };
  return refused('changed', `Version ${newest.version} is published and never changes: write what is new to ${next}.`);
}

/** A breaking change needs a migration or a reason. */
function holdBreaking(
  { migration, breaking }: Publication,
  changes: Change[],
  from: FormDefinition,
  to: FormDefinition,
): RejectedPublication | null {
  if (migration !== undefined) {
    const { problems } = checkMigration(migration, from, to);
    return problems.length > 0 ? refused('migration', 'The migration has problems.', { problems, changes }) : null;
  }
  if (!changes.some(isBreaking) || breaking) return null;
  const message = `${changes.filter(isBreaking).length} breaking changes need a migration (${to.formId}/${to.version}.migration.json) or a reason.`;
  return refused('breaking', message, { changes });
}

/** The result as lines of text. */
export function publishedLines(formId: string, file: string, published: Published): string[] {
  const changes = published.changes.map(changeLine);
  if (published.state === 'refused')
    return [
      ...published.problems.map((found) =>
        problemLine(published.why === 'migration' ? file.replace('.json', '.migration.json') : file, found),
      ),
      ...changes,
      published.message,
    ];
  const { version, hash } = published;
  if (published.state === 'unchanged') return [`${formId}/${version} is published already (${hash}).`];
  return [...changes, `${formId}/${version} is published (${hash}).`];
}
