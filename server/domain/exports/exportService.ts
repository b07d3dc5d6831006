/** Spreadsheet exports for the organiser in a selected language (specification, section 9; docs/forms.md). */
import type { Locale } from '../../../src/rules/locales';
import type { ExportedMember, ExportRepository } from './exportRepository';
import type { AdvertCountRepository } from '../library/advertCountRepository';
import type { PublishedForms } from '../forms/publishedForms';
import type { Cell, Table } from '../../lib/spreadsheet/table';
import {
  advertColumns,
  type AdvertExportRow,
  boothColumns,
  boothAnswers,
  enrolmentAnswers,
  enrolmentColumns,
  groupColumns,
  type GroupExportRow,
  recordCells,
  describeColumns,
  type RecordColumn,
  applicationAnswers,
  formAnswers,
  formColumns,
  submissionColumns,
  questionnaireAnswers,
  registrationAnswers,
  visitorColumns,
} from './recordColumns';
import { AnswerColumns, type CodeNames, type FormValues } from './answerColumns';
import { serverText as text } from '../../lib/texts';
import type { SharedDeps } from '../sharedDeps';
import type { ExportedFile, UploadService } from '../uploads/uploadService';

export const EXPORT_KINDS = ['visitors', 'groups', 'booths', 'meetings', 'submissions', 'adverts'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

interface Deps extends Pick<SharedDeps, 'regions' | 'edition' | 'adverts'> {
  records: ExportRepository;
  forms: PublishedForms;
  advertCounts: AdvertCountRepository;
  uploads: UploadService;
}

/** A block of answer columns, and a function that returns a row's answers. */
interface AnswerBlock<Row> {
  columns: AnswerColumns;
  /** A prefix of the titles of this block. */
  title?: string;
  accessor: (row: Row) => FormValues | null;
}

export class ExportService {
  constructor(private readonly deps: Deps) {}

  /** The table of an export kind, for the current edition. Its rows are streamed. */
  table(kind: ExportKind, locale: Locale): Promise<Table> {
    return this[kind](locale);
  }

  /**
   * The table of the answers to a form with a page of its own.
   * @throws when the form is unknown
   */
  async formTable(formId: string, locale: Locale): Promise<Table> {
    const { forms, records } = this.deps;
    if ((await forms.versions(formId)).length === 0) throw new Error(`There is no form ${formId}.`);
    const { number } = await this.deps.edition.current();
    const columns = await this.answersOf([formId], [], locale);
    return table('form', locale, formColumns, records.formSubmissions(formId, number), [
      { columns, accessor: formAnswers },
    ]);
  }

  /** The files in the answers to a form with a page of its own. */
  async *formFiles(formId: string): AsyncGenerator<ExportedFile> {
    const { number } = await this.deps.edition.current();
    yield* this.deps.uploads.files(formId, number);
  }

  private async visitors(locale: Locale): Promise<Table> {
    const { records } = this.deps;
    const { number } = await this.deps.edition.current();
    const answers = await this.answers('visitors', ['mobile', 'email'], locale);
    const questions = await this.answers('questionnaires', [], locale);
    return table('visitors', locale, visitorColumns, records.visitors(number), [
      { columns: answers, accessor: registrationAnswers },
      { columns: questions, title: text('export.questionnaire', locale), accessor: questionnaireAnswers },
    ]);
  }

  private async booths(locale: Locale): Promise<Table> {
    const { number } = await this.deps.edition.current();
    const columns = await this.answers('booths', ['mobile', 'email'], locale);
    return table('booths', locale, boothColumns, this.deps.records.booths(number), [
      { columns, accessor: boothAnswers },
    ]);
  }

  private async meetings(locale: Locale): Promise<Table> {
    const columns = await this.answers('enrolments', ['name', 'mobile', 'email', 'company'], locale);
    return table('meetings', locale, enrolmentColumns, this.deps.records.enrolments(), [
      { columns, accessor: enrolmentAnswers },
    ]);
  }

  private async submissions(locale: Locale): Promise<Table> {
    const { number } = await this.deps.edition.current();
    const columns = await this.answers('applications', ['name', 'email', 'mobile'], locale);
    return table('submissions', locale, submissionColumns, this.deps.records.submissions(number), [
      { columns, accessor: applicationAnswers },
    ]);
  }

  private async adverts(locale: Locale): Promise<Table> {
    const { adverts, advertCounts } = this.deps;
    const displays = new Map((await adverts.all()).map((advert) => [advert.id, advert]));
    const days = await advertCounts.dailyCounts();
    const rows = days.map((day): AdvertExportRow => ({ ...day, display: displays.get(day.advert) }));
    return table('adverts', locale, advertColumns, oneBatch(rows), []);
  }

  private async groups(locale: Locale): Promise<Table> {
    const { number } = await this.deps.edition.current();
    return table('groups', locale, groupColumns, this.readGroupRows(number), []);
  }

  private async *readGroupRows(edition: number): AsyncGenerator<GroupExportRow[]> {
    const { records } = this.deps;
    for await (const groups of records.groups(edition)) {
      const members = await records.members(groups.map(({ id }) => id));
      const byGroup = new Map(groups.map(({ id }): [string, ExportedMember[]] => [id, []]));
      for (const member of members) byGroup.get(member.group_id)?.push(member);
      yield groups.flatMap((group): GroupExportRow[] => {
        const groupMembers = byGroup.get(group.id) ?? [];
        return groupMembers.length > 0 ? groupMembers.map((member) => ({ group, member })) : [{ group, member: null }];
      });
    }
  }

  private async answers(
    kind: Parameters<ExportRepository['formIdsOf']>[0],
    ownColumns: string[],
    locale: Locale,
  ): Promise<AnswerColumns> {
    return this.answersOf(await this.deps.records.formIdsOf(kind), ownColumns, locale);
  }

  private async answersOf(formIds: string[], ownColumns: string[], locale: Locale): Promise<AnswerColumns> {
    return AnswerColumns.load(this.deps.forms, formIds, { ownColumns, names: await this.codeNames(locale), locale });
  }

  /** Names of countries and regions of China, by the fields that contain their codes. */
  private async codeNames(locale: Locale): Promise<CodeNames> {
    const { regions } = this.deps;
    const countries = new Map((await regions.countries(locale)).map(({ code, name }) => [code, name]));
    const regionNames = await regions.names(locale);
    const fields: Record<string, ReadonlyMap<string, string>> = {
      country: countries,
      provinceId: regionNames,
      cityId: regionNames,
      areaId: regionNames,
    };
    return (field, code) => fields[field]?.get(code);
  }
}

function table<Row>(
  kind: ExportKind | 'form',
  locale: Locale,
  recordColumns: readonly RecordColumn<Row>[],
  batches: AsyncIterable<Row[]>,
  answerBlocks: AnswerBlock<Row>[],
): Table {
  return {
    name: text(`export.sheet.${kind}`, locale),
    columns: [
      ...describeColumns(recordColumns, locale),
      ...answerBlocks.flatMap(({ columns, title }) => columns.columns(title)),
    ],
    rows: flattenRows(batches, (row) => [
      ...recordCells(recordColumns, row, locale),
      ...answerBlocks.flatMap(({ columns, accessor }) => columns.cells(accessor(row))),
    ]),
  };
}

async function* oneBatch<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

async function* flattenRows<Row>(batches: AsyncIterable<Row[]>, cells: (row: Row) => Cell[]): AsyncGenerator<Cell[]> {
  for await (const batch of batches) for (const row of batch) yield cells(row);
}
