/** Form versions: which ones are current, and whether a submission is valid (docs/forms.md). */
import type { MigrationStep } from '../../../src/rules/forms/versions/migrateAnswers';
import type { ReferenceDates } from '../../../src/rules/referenceDates';
import { checkSubmission, messageOf } from '../../forms/registry';
import { listFields } from '../../../src/rules/forms/fields';
import { draftSteps } from '../../../src/rules/forms/versions/migration';
import type { FormDefinition, Option } from '../../../src/rules/forms/types';
import type { Locale } from '../../../src/rules/locales';
import type { HandlerResponse } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { EditionService } from '../content/editionService';
import type { PublishedForm, PublishedForms } from './publishedForms';

interface Submission {
  formId: string;
  formVersion: number;
  /** The forms that the operation accepts. */
  expected: string | readonly string[];
  core: Record<string, unknown>;
  answers: Record<string, unknown>;
}

const KEY_ISSUES = new Set(['form.unknownField', 'form.notAsked', 'form.tooManyAnswers']);
/** An update may omit the document's number, which is then unchanged. */
const PRESERVED_WHEN_EMPTY = new Set(['/body/documentNumber']);

/** Whether a form field can have this value at all. */
const isFormValue = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

const isAnswers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isFormValue);

/** A fault of a field, with its text from the form. */
export interface FormFault {
  field: string;
  id: string;
  text(locale: Locale): string;
}

/** The faults of values by a form version, with their pointers. */
const findFaults = (form: FormDefinition, values: Record<string, unknown>, days: ReferenceDates) =>
  checkSubmission(form, values, days).map((issue) => ({
    pointer: issue.pointer,
    id: issue.id,
    text: (locale: Locale) => messageOf(form, issue, locale),
  }));

/** Validates submissions and describes form versions. */
export class FormService {
  constructor(
    private readonly forms: PublishedForms,
    private readonly edition: EditionService,
  ) {}

  /**
   * Validates a submission by its form version.
   * @throws DomainError with every fault
   */
  async check({ formId, formVersion, expected, core, answers }: Submission): Promise<void> {
    const isExpected = [expected].flat().includes(formId);
    const forms = await this.forms.currentRegistry();
    const form = isExpected ? forms.find(formId, formVersion) : undefined;
    if (!form)
      throw new DomainError('form.versionUnknown', [{ pointer: isExpected ? '/body/formVersion' : '/body/formId' }]);
    // Older versions can be read but not submitted.
    if (form !== forms.current(formId))
      throw new DomainError('form.versionArchived', [{ pointer: '/body/formVersion' }]);
    const definition = await this.forms.sources.resolve(form.definition);
    const faults = findFaults(definition, { ...core, answers }, await this.edition.referenceDates());
    if (faults.length === 0) return;
    throw new DomainError(
      'form.answerInvalid',
      faults.map(({ pointer, ...issue }) => ({ pointer, issue })),
    );
  }

  /**
   * Returns a validator for an operation without answers, by the form's current version. Unpublished forms and hidden
   * fields have no faults.
   */
  async makeValidator(formId: string): Promise<(core: Record<string, unknown>) => FormFault[]> {
    const forms = await this.forms.currentRegistry();
    const current = forms.current(formId)?.definition;
    if (!current) return () => [];
    const form = await this.forms.sources.resolve(current);
    const days = await this.edition.referenceDates();
    return (core) =>
      findFaults(form, core, days)
        .filter(({ id }) => id !== 'form.notAsked')
        .map(({ pointer, ...issue }) => ({ field: pointer.slice('/body/'.length), ...issue }));
  }

  /**
   * Faults by the form's rules of a body with an invalid shape, so that both are reported together. The
   * contract reports unknown keys.
   */
  async validateBody(body: unknown): Promise<{ pointer: string; id: string; text(locale: Locale): string }[]> {
    const { formId, formVersion, answers = {}, ...core } = (body ?? {}) as Record<string, unknown>;
    if (typeof formId !== 'string' || typeof formVersion !== 'number' || !isAnswers(answers)) return [];
    const forms = await this.forms.currentRegistry();
    const form = forms.find(formId, formVersion);
    if (!form || form !== forms.current(formId)) return [];
    const values = Object.fromEntries(Object.entries(core).filter(([, value]) => isFormValue(value)));
    const days = await this.edition.referenceDates();
    const definition = await this.forms.sources.resolve(form.definition);
    return findFaults(definition, { ...values, answers }, days).filter(
      ({ id, pointer }) => !KEY_ISSUES.has(id) && !(PRESERVED_WHEN_EMPTY.has(pointer) && 'id' in core),
    );
  }

  /** The options of a form's current version, by field name. */
  async options(formId: string): Promise<(field: string) => Option[]> {
    const form = (await this.forms.currentRegistry()).current(formId);
    const fields = form ? listFields(form.definition) : [];
    return (field) => fields.find(({ name }) => name === field)?.schema.enum ?? [];
  }

  /** A field's options in all versions: a file keeps the labels of its time. */
  async optionsEver(formId: string, field: string): Promise<Option[]> {
    const versions = await this.forms.versions(formId);
    return versions.flatMap(
      ({ definition }) => listFields(definition).find(({ name }) => name === field)?.schema.enum ?? [],
    );
  }

  /** The definition of a form's current version. */
  async current(formId: string): Promise<FormDefinition | undefined> {
    return (await this.forms.currentRegistry()).current(formId)?.definition;
  }

  /** The current version of the form that a content file names: the one that can be submitted. */
  async currentReference(named: { formId: string } | null): Promise<{ formId: string; formVersion: number } | null> {
    const form = named && (await this.current(named.formId));
    return form ? { formId: form.formId, formVersion: form.version } : null;
  }

  /** The definition of a form version. */
  async definition(formId: string, version: number): Promise<FormDefinition> {
    const form = (await this.forms.currentRegistry()).find(formId, version);
    if (!form) throw new DomainError('form.versionUnknown', [{ pointer: '/body/formVersion' }]);
    return form.definition;
  }

  /** The current version and all others, with the migrations between them. */
  async describe(formId: string): Promise<HandlerResponse<'ownFormCurrent'>> {
    const forms = await this.forms.versions(formId);
    const [current, ...older] = forms;
    if (!current) throw new DomainError('record.notFound');
    return {
      formId,
      current: versionInfo(current, false),
      versions: [versionInfo(current, false), ...older.map((form) => versionInfo(form, true))],
    };
  }

  /** All forms with their versions. */
  async list(): Promise<HandlerResponse<'ownFormCurrent'>[]> {
    return Promise.all((await this.forms.names()).map((formId) => this.describe(formId)));
  }

  async version(formId: string, version: number): Promise<HandlerResponse<'ownFormVersion'>> {
    const [current, ...older] = await this.forms.versions(formId);
    const form = [current, ...older].find((candidate) => candidate?.definition.version === version);
    if (!form) throw new DomainError('record.notFound');
    return versionInfo(form, form !== current);
  }

  /** The steps that migrate a draft of the previous version to this one; undefined when one of them does not exist. */
  async draftSteps(formId: string, version: number): Promise<MigrationStep[] | undefined> {
    const versions = await this.forms.versions(formId);
    const versionOf = (number: number) => versions.find(({ definition }) => definition.version === number);
    const [from, to] = [versionOf(version - 1), versionOf(version)];
    return from && to && draftSteps(from.definition, to.definition, to.migration?.steps ?? []);
  }

  /** The file of a version, such as `visitor-en/2.json`. */
  async file(formId: string, version: number): Promise<PublishedForm | undefined> {
    return this.forms.version(formId, version);
  }
}

/** The URL of a form's file contains its content hash, so it can be cached forever. */
export const versionInfo = (
  { definition: { formId, version }, hash, publishedAt }: PublishedForm,
  archived: boolean,
): HandlerResponse<'ownFormVersion'> => ({
  formId,
  formVersion: version,
  contentHash: hash,
  publishedAt: publishedAt.toISOString(),
  archived,
  url: `/forms/${formId}/${version}.json?v=${hash.slice(0, 12)}`,
});
