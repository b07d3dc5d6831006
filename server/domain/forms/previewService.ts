/** Form previews and publishing for designers. Anyone with a preview's id can try it. */
import { checkSource, type FormCheckResult } from '../../../src/rules/forms/check/checkSource';
import { diffForms, type Change } from '../../../src/rules/forms/versions/diff';
import { toFormBody } from '../../../src/rules/forms/fields';
import { isError, type LocatedProblem } from '../../../src/rules/forms/check/problem';
import type { HandlerResponse, Input } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import { checkSubmission, messageOf } from '../../forms/registry';
import type { FormPreviewRepository } from './formVersionRepository';
import type { RateLimit } from '../limits/limitService';
import { newId } from '../../lib/ids';
import type { DesignerService } from './designerService';
import { versionInfo } from './formService';
import type { PublishedForms } from './publishedForms';
import type { PublishService, PublicationResult } from './publishService';
import type { ReplayService } from './replayService';
import type { SharedDeps } from '../sharedDeps';

interface Deps extends Pick<SharedDeps, 'limits' | 'edition' | 'clock'> {
  previews: FormPreviewRepository;
  forms: PublishedForms;
  publishing: PublishService;
  designers: DesignerService;
  replaying: ReplayService;
}

const DAY_MS = 86_400_000;
const PREVIEW_LIMIT: RateLimit = { name: 'form preview', max: 600, per: 'hour' };
const VALIDATION_LIMIT: RateLimit = { name: 'form preview judged', max: 1_200, per: 'hour' };
const REPLAY_LIMIT: RateLimit = { name: 'form replayed', max: 60, per: 'hour' };
const PUBLICATION_LIMIT: RateLimit = { name: 'form published', max: 60, per: 'hour' };

type RejectedPublication = Extract<PublicationResult, { state: 'rejected' }>;
const errorReasons = {
  problems: 'form.schemaInvalid',
  unrenderable: 'form.schemaInvalid',
  notThisForm: 'form.schemaInvalid',
  migration: 'form.migrationInvalid',
  notNext: 'form.notNext',
  changed: 'form.notNext',
  breaking: 'form.breaking',
  unapproved: 'form.reviewNeeded',
  cases: 'form.casesFailed',
} as const satisfies Record<RejectedPublication['reason'], string>;

export class PreviewService {
  constructor(private readonly deps: Deps) {}

  /** Stores a draft for a day, even with problems. */
  async create(
    { formId, document }: Input<'ownCreateFormPreview'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'ownCreateFormPreview'>> {
    const { previews, forms, limits, clock, designers } = this.deps;
    await designers.require(context);
    await limits.enforceForIp(context.clientIp, PREVIEW_LIMIT);
    const { form, problems } = await this.check(formId, document);
    const [current] = await forms.versions(formId);
    const now = clock.now();
    const row = { id: newId(), form_id: formId, document, client: context.clientIp, created_at: now };
    const expires_at = new Date(now.getTime() + DAY_MS);
    await previews.add({ ...row, expires_at });
    return {
      id: row.id,
      formId,
      url: `/forms?preview=${row.id}`,
      expiresAt: expires_at.toISOString(),
      problems: problems.map(describeProblem),
      publishedVersion: current?.definition.version ?? null,
      changes: form && current ? diffForms(current.definition, form).slice(0, 1_000).map(describeChange) : [],
    };
  }

  async show(id: string): Promise<HandlerResponse<'ownFormPreview'>> {
    const row = await this.row(id);
    const { problems } = await this.check(row.form_id, row.document);
    return {
      id,
      formId: row.form_id,
      document: row.document,
      expiresAt: row.expires_at.toISOString(),
      problems: problems.map(describeProblem),
    };
  }

  /** Validates values as a submission would. Nothing is stored. */
  async validate(
    id: string,
    values: Input<'ownJudgeFormPreview'>['body']['answers'],
    { clientIp, locale }: RequestContext,
  ): Promise<HandlerResponse<'ownJudgeFormPreview'>> {
    const { limits, edition, forms } = this.deps;
    await limits.enforceForIp(clientIp, VALIDATION_LIMIT);
    const row = await this.row(id);
    const checkResult = await this.check(row.form_id, row.document);
    // What is only incomplete, such as a missing language, can be tried.
    if (!checkResult.form || checkResult.problems.some(isError)) throw new DomainError('form.previewWrong');
    const form = await forms.sources.resolve(checkResult.form);
    const days = await edition.referenceDates();
    const body = toFormBody(form, values, days.today);
    const { formId: _formId, formVersion: _version, ...submission } = body;
    const issues = checkSubmission(form, submission, days);
    return {
      accepted: issues.length === 0,
      body: JSON.stringify(body),
      errors: issues.map((issue) => ({
        pointer: issue.pointer,
        reason: issue.id,
        message: messageOf(form, issue, locale),
      })),
    };
  }

  /** Publishes the next version of a form. */
  async publish(
    body: Input<'ownPublishForm'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'ownPublishForm'>> {
    const { forms, publishing, limits, designers } = this.deps;
    const publisher = await designers.require(context);
    await limits.enforceForIp(context.clientIp, PUBLICATION_LIMIT);
    const { breaking: breakingReason, ...publication } = body;
    const result = await publishing.publish({
      ...publication,
      breakingReason,
      publisher,
      isReviewNeeded: designers.isReviewNeeded,
    });
    if (result.state === 'rejected') throw publishError(result);
    const [current] = await forms.versions(body.formId);
    if (!current) throw new Error('The published version was not found.');
    return versionInfo(current, false);
  }

  /** Counts the stored answers that a draft would refuse. */
  async replay(
    formId: string,
    { document, migration }: Input<'ownReplayForm'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'ownReplayForm'>> {
    await this.deps.designers.require(context);
    await this.deps.limits.enforceForIp(context.clientIp, REPLAY_LIMIT);
    const { form, problems } = await this.check(formId, document);
    if (!form || form.formId !== formId || problems.some(isError)) throw new DomainError('form.previewWrong');
    return this.deps.replaying.run(form, migration);
  }

  /** The cases of a version. */
  async cases(formId: string, version: number, context: RequestContext): Promise<HandlerResponse<'ownFormCases'>> {
    await this.deps.designers.require(context);
    const form = await this.deps.forms.version(formId, version);
    if (!form) throw new DomainError('record.notFound');
    return { formId, formVersion: version, cases: form.cases ?? null };
  }

  private async check(formId: string, document: string): Promise<FormCheckResult> {
    const earlier = (await this.deps.forms.versions(formId)).map(({ definition }) => definition);
    return checkSource(document, { earlier });
  }

  private async row(id: string) {
    const row = await this.deps.previews.byId(id, this.deps.clock.now());
    if (!row) throw new DomainError('record.notFound');
    return row;
  }
}

/** Of failed cases, in an error. */
const MAX_LINES = 100;

/** The error of a rejected publication: its problems by line, or the breaking changes. */
function publishError({ reason, message, problems, changes }: RejectedPublication): DomainError {
  const pointer = `/body/${reason === 'migration' || reason === 'cases' ? reason : 'document'}`;
  const lines = problems.map(({ line, message: text, hint }) => `${line}: ${text}${hint ? ` ${hint}` : ''}`);
  const breaking = changes.filter(({ severity }) => severity === 'breaking').map((change) => change.message);
  const details = reason === 'breaking' ? breaking : lines.length > 0 ? lines : message.split('\n').slice(0, MAX_LINES);
  return new DomainError(
    errorReasons[reason],
    details.map((text) => ({ pointer, issue: { id: errorReasons[reason], text: () => text } })),
  );
}

const describeProblem = ({ code, severity, line, column, pointer, message, hint }: LocatedProblem) => ({
  code,
  severity,
  line,
  column,
  pointer: pointer.slice(0, 2_000),
  message: message.slice(0, 2_000),
  hint: hint?.slice(0, 12_000) ?? null,
});

const describeChange = ({ severity, kind, pointer, field, code, message }: Change) => ({
  severity,
  kind,
  pointer,
  field: field ?? null,
  code: code ?? null,
  message: message.slice(0, 4_000),
});
