/** Export columns of form answers: one per field name, for all forms and versions. */
import { answerTo, columnsOf, readAnswers, type ReadAnswer } from '../../../src/rules/forms/storedAnswers';
import { treeOf, type FormNode } from '../../../src/rules/forms/tree';
import type { FieldSchema, FormDefinition, Option } from '../../../src/rules/forms/types';
import { isUploadField, type UploadReference } from '../../../src/rules/forms/validation/uploads';
import { localise, type Locale } from '../../../src/rules/locales';
import type { PublishedForms } from '../forms/publishedForms';
import type { Cell, Column } from '../../lib/spreadsheet/table';
import { serverText as text } from '../../lib/texts';

/** Values that were submitted for a version of a form. */
export interface FormValues {
  formId: string;
  formVersion: number;
  values: Record<string, unknown>;
}

/** Names of codes that are not options of a form, such as countries. */
export type CodeNames = (field: string, code: string) => string | undefined;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const SEPARATOR = '; ';

/** Fields without an answer column: consent has its own columns, and document numbers are not exported. */
const EXCLUDED_FIELDS = new Set(['privacyAgreed', 'documentKind', 'documentNumber']);

/** Makes titles unique: fields for "other" often share the title of their question. */
function makeTitlesUnique(fields: ReadonlyMap<string, string>): { name: string; title: string }[] {
  const usedNames = new Set<string>();
  return [...fields].map(([name, title]) => {
    const uniqueTitle = usedNames.has(title) ? `${title} (${name})` : title;
    usedNames.add(uniqueTitle);
    return { name, title: uniqueTitle };
  });
}

export class AnswerColumns {
  private constructor(
    private readonly fields: { name: string; title: string }[],
    private readonly versions: ReadonlyMap<string, FormDefinition>,
    private readonly names: CodeNames,
    private readonly locale: Locale,
  ) {}

  /** The columns of all versions of these forms, except fields that have columns already. */
  static async load(
    publishedForms: PublishedForms,
    formIds: string[],
    { ownColumns, names, locale }: { ownColumns: readonly string[]; names: CodeNames; locale: Locale },
  ): Promise<AnswerColumns> {
    const fields = new Map<string, string>();
    const versions = new Map<string, FormDefinition>();
    for (const formId of formIds) {
      const published = await publishedForms.versions(formId);
      const definitions = await Promise.all(
        published.map(({ definition }) => publishedForms.sources.resolve(definition)),
      );
      for (const form of definitions) versions.set(`${formId}/${form.version}`, form);
      for (const { name, title } of columnsOf(definitions))
        if (!fields.has(name) && !ownColumns.includes(name) && !EXCLUDED_FIELDS.has(name))
          fields.set(name, localise(title, locale));
    }
    return new AnswerColumns(makeTitlesUnique(fields), versions, names, locale);
  }

  /** One column per field. `prefix` distinguishes titles when two forms have the same question. */
  columns(prefix = ''): Column[] {
    return this.fields.map(({ title }) => ({ title: prefix + title, width: Math.max(16, title.length + 4) }));
  }

  /** One cell per column. Marks a question that the visitor did not see; an empty cell means no answer. */
  cells(formValues: FormValues | null): Cell[] {
    const form = formValues && this.versions.get(`${formValues.formId}/${formValues.formVersion}`);
    const answers = form ? readAnswers(form, formValues.values) : new Map<string, ReadAnswer>();
    return this.fields.map(({ name }) => this.cell(name, answerTo(answers, name), form || null));
  }

  private cell(name: string, answer: ReadAnswer, form: FormDefinition | null): Cell {
    if (answer.state === 'notAsked') return text('export.notAsked', this.locale);
    if (answer.state === 'empty') return null;
    const { value } = answer;
    if (typeof value === 'number' && answer.labels.length === 0) return value;
    if (typeof value === 'string' && DAY_PATTERN.test(value)) return { date: value };
    const node = form ? treeOf(form).nodeAt([name]) : undefined;
    return this.describe(name, value, node);
  }

  /** An answer as text. Rows of an array are lines, the values of a row are named. */
  private describe(name: string, value: unknown, node: FormNode | undefined): string {
    if (node?.fields.length) return this.describeRow(value, node.fields);
    // The files themselves are next to the export.
    if (node && isUploadField(node.schema))
      return (value as UploadReference[]).map((reference) => reference.name).join(SEPARATOR);
    if (Array.isArray(value)) {
      const entry = node?.item && !node.item.hasValue ? node.item.fields[0] : node?.item;
      const texts = value.map((item: unknown) => this.describe(name, item, entry ?? node));
      return texts.join(entry?.fields.length ? '\n' : SEPARATOR);
    }
    const option = node && findOption((node.schema as FieldSchema).enum ?? [], value);
    if (option) return localise(option.label, this.locale);
    if (typeof value === 'boolean') return text(`export.${value ? 'yes' : 'no'}`, this.locale);
    if (typeof value === 'string') return this.names(name, value) ?? value;
    return typeof value === 'number' ? String(value) : JSON.stringify(value);
  }

  private describeRow(value: unknown, fields: readonly FormNode[]): string {
    const members = (value ?? {}) as Record<string, unknown>;
    return fields
      .filter(({ name }) => Object.hasOwn(members, name))
      .map((field) => {
        const title = localise(field.schema.title ?? field.name, this.locale);
        return `${title}: ${this.describe(field.name, members[field.name], field)}`;
      })
      .join(SEPARATOR);
  }
}

/** An option of a list or tree. */
function findOption(options: readonly Option[], value: unknown): Option | undefined {
  for (const option of options) {
    const found = option.value === value ? option : findOption(option.children ?? [], value);
    if (found) return found;
  }
  return undefined;
}
