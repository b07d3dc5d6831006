/** Export columns of form answers: one per field name, for all forms and versions. */
import { answerTo, columnsOf, readAnswers, type ReadAnswer } from '../../../src/rules/forms/oldAnswers';
import type { FormDefinition } from '../../../src/rules/forms/types';
import { localise, type Locale } from '../../../src/rules/locales';
import type { PublishedForms } from '../forms/publishedForms';
import type { Cell, Column } from '../../lib/spreadsheet/table';
import { serverText as text } from '../../lib/texts';

/** Values that were submitted for a version of a form. */
export interface Filled {
  formId: string;
  formVersion: number;
  values: Record<string, unknown>;
}

/** Names of codes that are not options of a form, such as countries. */
export type CodeNames = (field: string, code: string) => string | undefined;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const BETWEEN = '; ';

/** Fields without an answer column: consent has its own columns, and document numbers are not exported. */
const NEVER = new Set(['privacyAgreed', 'documentKind', 'documentNumber']);

/** Makes titles unique: fields for "other" often share the title of their question. */
function apart(fields: ReadonlyMap<string, string>): { name: string; title: string }[] {
  const usedNames = new Set<string>();
  return [...fields].map(([name, title]) => {
    const own = usedNames.has(title) ? `${title} (${name})` : title;
    usedNames.add(own);
    return { name, title: own };
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
  static async of(
    published: PublishedForms,
    formIds: string[],
    { ownColumns, names, locale }: { ownColumns: readonly string[]; names: CodeNames; locale: Locale },
  ): Promise<AnswerColumns> {
    const fields = new Map<string, string>();
    const versions = new Map<string, FormDefinition>();
    for (const formId of formIds) {
      const definitions = (await published.versions(formId)).map(({ definition }) => definition);
      for (const form of definitions) versions.set(`${formId}/${form.version}`, form);
      for (const { name, title } of columnsOf(definitions))
        if (!fields.has(name) && !ownColumns.includes(name) && !NEVER.has(name))
          fields.set(name, localise(title, locale));
    }
    return new AnswerColumns(apart(fields), versions, names, locale);
  }

  /** One column per field. `of` prefixes titles, when two forms may ask the same question. */
  columns(of = ''): Column[] {
    return this.fields.map(({ title }) => ({ title: of + title, width: Math.max(16, title.length + 4) }));
  }

  /** One cell per column. A question that the visitor did not see is marked; an empty cell was left unanswered. */
  cells(filled: Filled | null): Cell[] {
    const form = filled && this.versions.get(`${filled.formId}/${filled.formVersion}`);
    const answers = form ? readAnswers(form, filled.values) : new Map<string, ReadAnswer>();
    return this.fields.map(({ name }) => this.cell(name, answerTo(answers, name)));
  }

  private cell(name: string, answer: ReadAnswer): Cell {
    if (answer.state === 'notAsked') return text('export.notAsked', this.locale);
    if (answer.state === 'empty') return null;
    const { value, labels } = answer;
    if (labels.length > 0) return labels.map((label) => localise(label, this.locale)).join(BETWEEN);
    if (typeof value === 'number') return value;
    if (typeof value === 'boolean') return text(`export.${value ? 'yes' : 'no'}`, this.locale);
    if (typeof value === 'string') return DAY.test(value) ? { day: value } : (this.names(name, value) ?? value);
    return Array.isArray(value) ? value.join(BETWEEN) : JSON.stringify(value);
  }
}
