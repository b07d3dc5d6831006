/** Counts which stored answers of a form another version of it would refuse. Nothing is written, and no answer leaves. */
import { Replay, type ReplayCounts } from '../../../src/rules/forms/cases/replay';
import type { MigrationStep } from '../../../src/rules/forms/versions/migrateAnswers';
import { checkMigration } from '../../../src/rules/forms/versions/migration';
import type { FormDefinition } from '../../../src/rules/forms/types';
import type { Db } from '../../db/connect';
import { DomainError } from '../../http/envelope';
import type { EditionService } from '../content/editionService';
import { FormAnswersRepository, STORES } from './formAnswerRepository';
import type { PublishedForm, PublishedForms } from './publishedForms';

const BATCH_SIZE = 500;

export class ReplayService {
  constructor(
    private readonly db: Db,
    private readonly forms: PublishedForms,
    private readonly edition: EditionService,
  ) {}

  /**
   * Validates the answers of all published versions.
   * @param migration The text of the migration file from the newest published version
   */
  async run(form: FormDefinition, migration?: string): Promise<ReplayCounts> {
    const versions = (await this.forms.versions(form.formId)).filter(
      ({ definition }) => definition.version <= form.version,
    );
    const replay = new Replay(form, await this.edition.referenceDates());
    const lastSteps = this.lastSteps(versions[0], form, migration);
    for (const { definition } of versions) {
      const steps = versions
        .filter((later) => later.definition.version > definition.version)
        .toReversed()
        .flatMap((later) => later.migration?.steps ?? []);
      await this.replayVersion(replay, definition, [...steps, ...lastSteps]);
    }
    return replay.counts();
  }

  /** The steps of a draft's own migration. */
  private lastSteps(
    newest: PublishedForm | undefined,
    form: FormDefinition,
    migration: string | undefined,
  ): readonly MigrationStep[] {
    // A published version is reached by the stored migrations.
    if (migration === undefined || !newest || newest.definition.version >= form.version) return [];
    const { migration: checked } = checkMigration(migration, newest.definition, form);
    if (!checked) throw new DomainError('form.migrationInvalid');
    return checked.steps;
  }

  private async replayVersion(
    replay: Replay,
    { formId, version }: FormDefinition,
    steps: readonly MigrationStep[],
  ): Promise<void> {
    const repository = new FormAnswersRepository(this.db);
    for (const store of STORES) {
      let after: string | undefined = '';
      while (after !== undefined) {
        const list = await repository.batch(store, { formId, version, after, limit: BATCH_SIZE }, { lock: false });
        for (const { core, answers } of list) replay.add({ ...answers, ...core }, steps);
        after = list.length < BATCH_SIZE ? undefined : list.at(-1)?.id;
      }
    }
  }
}
