/** A delegation's workbook: its template, the preview of an upload, and saving the preview. */
import { wordingsOf } from '../../../src/rules/forms/text';
import { localise } from '../../../src/rules/locales';
import type { HandlerResponse, FileResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import type { RateLimit } from '../limits/limitService';
import { newId } from '../../lib/ids';
import { serverText } from '../../lib/texts';
import { GroupRepository } from './groupRepository';
import { parseRows, type ImportedRow } from './excel/rows';
import { writeTemplate } from './excel/template';
import { readWorkbook } from './excel/workbook';
import { MEMBER_FORM, type MemberInput } from './groupResponses';
import { MembersRejected, type MemberService } from './memberService';
import type { SharedDeps } from '../sharedDeps';

interface Deps extends Pick<
  SharedDeps,
  'db' | 'groups' | 'group' | 'forms' | 'limits' | 'tickets' | 'vault' | 'edition' | 'verification' | 'clock'
> {
  members: MemberService;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const IMPORT_LIMIT: RateLimit = { name: 'excel import', max: 20, per: 'hour' };
/** Maximum number of rows that an error lists. */
const MAX_LISTED_ROWS = 20;
const PREVIEW_MS = 30 * 60_000;
/** The form whose options the workbook offers. */
const FORM_ID = 'visitor-zh';

/** Thrown when the documents of rows belong to other records. */
class RowsRejected extends Error {
  constructor(readonly rows: number[]) {
    super('documents of rows are in use');
  }
}

export class ExcelService {
  constructor(private readonly deps: Deps) {}

  /** The template in the request's language. */
  async template({ locale }: Pick<RequestContext, 'locale'>): Promise<FileResponse> {
    const options = await this.deps.forms.options(FORM_ID);
    const labels = (field: string) => options(field).map(({ label }) => localise(label, locale));
    const body = await writeTemplate(locale, {
      jobTitle: labels('jobTitle'),
      department: labels('department'),
      documentKind: labels('documentKind'),
    });
    return { contentType: XLSX, body, fileName: serverText('delegation.fileName', locale) };
  }

  /** Checks a file and returns the rows that it would add. The group is not changed. */
  async preview(
    { groupId, file }: Input<'groupExcelImport'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'groupExcelImport'>> {
    const { groups, group, limits, tickets, vault, clock, edition } = this.deps;
    const { id } = await group.requireChangeable(groupId, context);
    const person = await tickets.requirePerson(context);
    await limits.enforce(person.id, IMPORT_LIMIT);
    const now = clock.now();
    const sheet = parseRows(await readWorkbook(file.bytes), {
      locale: context.locale,
      days: await edition.referenceDates(),
      kindOf: await this.makeKindLookup(),
      validate: await this.deps.forms.makeValidator(MEMBER_FORM),
    });
    const importId = newId();
    const expires = new Date(now.getTime() + PREVIEW_MS);
    const sealed = vault.encrypt(JSON.stringify(sheet.imported satisfies ImportedRow[]), importId);
    await groups.saveImport({ id: importId, group_id: id, sealed, expires_at: expires }, now);
    return {
      importId,
      groupId: id,
      fileName: file.fileName.slice(0, 255),
      total: sheet.rows.length,
      accepted: sheet.imported.length,
      rejected: sheet.rows.length - sheet.imported.length,
      columns: sheet.columns,
      rows: sheet.rows,
      expiresAt: expires.toISOString(),
    };
  }

  /** Saves the valid rows of a preview, once. Members with a known mobile number are updated. */
  async save(
    { groupId, importId }: Input<'groupExcelSave'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'groupExcelSave'>> {
    const { db, group, members, vault, clock } = this.deps;
    const { id } = await group.requireChangeable(groupId, context);
    const saved = await db
      .transaction()
      .execute(async (tx) => {
        const groups = new GroupRepository(tx);
        const lockedGroup = await groups.lock(id);
        const storedImport = await groups.consumeImport({ id: importId, groupId: id, now: clock.now() });
        if (!storedImport) throw new DomainError('excel.previewNotFound');
        const rows = JSON.parse(vault.decrypt(storedImport.sealed, importId)) as ImportedRow[];
        return members
          .saveInTransaction(
            tx,
            lockedGroup,
            rows.map(({ member }) => member),
            true,
          )
          .catch((error: unknown) => {
            throw error instanceof MembersRejected
              ? new RowsRejected(error.indexes.map((index) => rows[index]?.row ?? 0))
              : error;
          });
      })
      .catch((error: unknown) => this.rejectRows(error, context));
    return { saved: saved.length, group: await group.byId(id, context) };
  }

  /**
   * The error reveals that a document is registered, so it counts as an existence query.
   * @throws DomainError
   */
  private async rejectRows(error: unknown, context: RequestContext): Promise<never> {
    if (!(error instanceof RowsRejected)) throw error;
    await this.deps.verification.countExistenceQuery(context);
    const listedRows = error.rows.slice(0, MAX_LISTED_ROWS).join(', ');
    const rows = error.rows.length > MAX_LISTED_ROWS ? `${listedRows}, …` : listedRows;
    throw new DomainError('excel.documentExists', [{ pointer: '/body/importId' }], { rows });
  }

  /** Returns a lookup of document kinds by label in any language and version, or by code. */
  private async makeKindLookup(): Promise<(label: string) => MemberInput['documentKind'] | undefined> {
    const options = await this.deps.forms.optionsEver(FORM_ID, 'documentKind');
    const kindByLabel = new Map(
      options.flatMap(({ value, label }) =>
        [String(value), ...wordingsOf(label)].map((text) => [text.toLowerCase(), value] as const),
      ),
    );
    return (label) => kindByLabel.get(label.trim().toLowerCase()) as MemberInput['documentKind'] | undefined;
  }
}
