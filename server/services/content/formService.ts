/** Form versions: what may be filled in, and whether a submission fits (architecture.md, Forms). */
import { listFields } from '../../../src/rules/forms/fields';
import type { Option } from '../../../src/rules/forms/types';
import type { FormRegistry } from '../../forms/registry';
import type { Answer } from '../../http/contract';
import { DomainError } from '../../http/envelope';

interface Submission {
  formId: string;
  formVersion: number;
  /** The form, or the forms, that this call takes; another one is refused. */
  expected: string | readonly string[];
  core: Record<string, unknown>;
  answers: Record<string, unknown>;
}

/** Beyond the fields that a form does not ask: the server answers for what its own calls have. */
export class FormService {
  constructor(
    private readonly forms: FormRegistry,
    private readonly publishedAt: Date,
  ) {}

  /** Holds a submission against its form version; every fault is named by its place. */
  async check({ formId, formVersion, expected, core, answers }: Submission): Promise<void> {
    const taken = [expected].flat().includes(formId);
    const form = taken ? this.forms.find(formId, formVersion) : undefined;
    if (!form)
      throw new DomainError('form.versionUnknown', [{ pointer: taken ? '/body/formVersion' : '/body/formId' }]);
    // An archived version is read but no longer filled in (domain.md, Forms and answers).
    if (form !== this.forms.current(formId))
      throw new DomainError('form.versionArchived', [{ pointer: '/body/formVersion' }]);
    const issues = this.forms.validate(formId, formVersion, { ...core, answers });
    if (issues.length === 0) return;
    throw new DomainError(
      'form.answerInvalid',
      issues.map((issue) => ({
        pointer: issue.pointer,
        issue: { id: issue.id, text: (locale) => this.forms.message(formId, formVersion, issue, locale) },
      })),
    );
  }

  /** What the current version of a form offers to choose from in a field; nothing where it offers nothing. */
  options(formId: string, field: string): Option[] {
    const form = this.forms.current(formId);
    return (form && listFields(form.definition).find(({ name }) => name === field)?.schema.enum) ?? [];
  }

  describe(formId: string): Answer<'ownFormCurrent'> {
    const versions = this.forms
      .all()
      .filter(({ definition }) => definition.formId === formId)
      .map(({ definition: { version } }) => this.version(formId, version))
      .sort((one, other) => other.formVersion - one.formVersion);
    const current = versions.find(({ archived }) => !archived);
    if (!current) throw new DomainError('record.notFound');
    return { formId, current, versions };
  }

  version(formId: string, version: number): Answer<'ownFormVersion'> {
    const form = this.forms.find(formId, version);
    if (!form) throw new DomainError('record.notFound');
    return {
      formId,
      formVersion: version,
      contentHash: form.hash,
      publishedAt: this.publishedAt.toISOString(),
      archived: form !== this.forms.current(formId),
      url: `/forms/${formId}/${version}.json`,
    };
  }
}
