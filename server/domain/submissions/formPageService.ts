/** Forms with a page of their own: whether they accept answers, and the answers (docs/forms.md). */
import { listFields } from '../../../src/rules/forms/fields';
import type { FormDefinition, FormPage } from '../../../src/rules/forms/types';
import type { Tx } from '../../db/connect';
import { sessionOf, type RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import { newId } from '../../lib/ids';
import type { RateLimit } from '../limits/limitService';
import type { SharedDeps } from '../sharedDeps';
import { consentOf } from '../personalData/privacy';
import { normaliseEmail } from '../verification/verificationService';
import { fingerprintOf } from '../visitors/fingerprint';
import { referencesIn } from '../uploads/references';
import type { UploadService } from '../uploads/uploadService';
import { FormSubmissionRepository } from './deduplicatedRepository';

type Body = Input<'ownSubmitForm'>['body'];
type PageState = NonNullable<HandlerResponse<'ownFormCurrent'>['page']>;
type PageForm = FormDefinition & { page: FormPage };

interface Deps extends Pick<SharedDeps, 'db' | 'edition' | 'forms' | 'captcha' | 'submissions' | 'clock'> {
  formSubmissions: FormSubmissionRepository;
  uploads: UploadService;
}

/** Why a page accepts no answers. */
const errorReasons = { notYetOpen: 'form.notYetOpen', closed: 'form.closed', full: 'form.full' } as const;

const PER_HOUR: RateLimit = { name: 'form page', max: 10, per: 'hour' };

const hasPage = (form: FormDefinition | undefined): form is PageForm => form?.page !== undefined;
const instant = (text: string | undefined): string | null => (text === undefined ? null : new Date(text).toISOString());

/** Whether the visitor agreed to the privacy notice, when the form has a consent field. */
const hasAgreed = (form: FormDefinition, answers: Body['answers']): boolean =>
  listFields(form).some(({ name, schema }) => schema['x-component'] === 'Consent' && answers[name] === true);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export class FormPageService {
  constructor(private readonly deps: Deps) {}

  /** The versions of a form, and the state of its page if it has one. */
  async describe(formId: string): Promise<HandlerResponse<'ownFormCurrent'>> {
    const { forms } = this.deps;
    const info = await forms.describe(formId);
    const form = await forms.current(formId);
    return hasPage(form) ? { ...info, page: await this.stateOf(form) } : info;
  }

  /** Stores answers once, with a notice to the organiser and a receipt to the sender. */
  async submit(formId: string, body: Body, context: RequestContext): Promise<HandlerResponse<'ownSubmitForm'>> {
    const { db, forms, edition, formSubmissions, captcha, submissions, uploads } = this.deps;
    const { formVersion, answers, source } = body;
    const form = await this.require(formId);
    const { number } = await edition.current();
    // Different people may send the same answers, so only a repetition in one session is a duplicate.
    const fingerprint = fingerprintOf({ formId, session: sessionOf(context), answers });
    let record = await formSubmissions.findDuplicate(number, fingerprint);
    if (!record) {
      await this.requireOpen(form);
      await forms.check({ formId, formVersion, expected: formId, core: {}, answers });
      const session = sessionOf(context);
      const files = referencesIn(form, answers);
      await uploads.requireAvailable(formId, files, session);
      await captcha.consumeWithinLimit(context, PER_HOUR);
      const email = textOf(form.page.receiptTo && answers[form.page.receiptTo]);
      const company = textOf(answers['company']);
      const now = this.deps.clock.now();
      const row = {
        id: newId(),
        edition: number,
        form_id: formId,
        form_version: formVersion,
        answers: JSON.stringify(answers),
        email: email === undefined ? null : normaliseEmail(email),
        locale: context.locale,
        consent: hasAgreed(form, answers) ? JSON.stringify(consentOf(now, context.locale)) : null,
        source: source ?? null,
        fingerprint,
        created_at: now,
      };
      const preparedSubmission = await submissions.prepare({ kind: 'form', email, company, form }, context);
      record = await db.transaction().execute(async (tx) => {
        await requireFreePlace(tx, form, row);
        const { record: stored, isNew } = await new FormSubmissionRepository(tx).add(row);
        if (isNew) {
          await uploads.link(tx, { formId, session, submissionId: stored.id }, files);
          await preparedSubmission.write(tx, stored.id);
        }
        return stored;
      });
    }
    return {
      number: await submissions.numberOf('form', record.id),
      email: record.email,
      createdAt: record.created_at.toISOString(),
    };
  }

  /** Stores a file for a field while the form accepts answers. */
  async upload(
    formId: string,
    body: Input<'ownUploadFile'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'ownUploadFile'>> {
    const form = await this.require(formId);
    await this.requireOpen(form);
    return this.deps.uploads.add(form, body, context);
  }

  private async require(formId: string): Promise<PageForm> {
    const form = await this.deps.forms.current(formId);
    if (!hasPage(form)) throw new DomainError('record.notFound');
    return form;
  }

  private async requireOpen(form: PageForm): Promise<void> {
    const { state } = await this.stateOf(form);
    if (state !== 'open') throw new DomainError(errorReasons[state]);
  }

  private async stateOf({ formId, page: { opens, closes, capacity } }: PageForm): Promise<PageState> {
    const now = this.deps.clock.now().getTime();
    const { number } = await this.deps.edition.current();
    const free =
      capacity === undefined ? null : Math.max(0, capacity - (await this.deps.formSubmissions.count(formId, number)));
    const state = (): PageState['state'] => {
      if (opens !== undefined && now < Date.parse(opens)) return 'notYetOpen';
      if (closes !== undefined && now >= Date.parse(closes)) return 'closed';
      return free === 0 ? 'full' : 'open';
    };
    return { state: state(), opensAt: instant(opens), closesAt: instant(closes), free };
  }
}

/**
 * Keeps the last place for one of several simultaneous submissions. A repetition of a stored one needs no place.
 * @throws DomainError
 */
async function requireFreePlace(
  tx: Tx,
  { formId, page: { capacity } }: PageForm,
  { edition, fingerprint }: { edition: number; fingerprint: string },
): Promise<void> {
  if (capacity === undefined) return;
  const repository = new FormSubmissionRepository(tx);
  await repository.lockPlaces(formId);
  if (await repository.findDuplicate(edition, fingerprint)) return;
  if ((await repository.count(formId, edition)) >= capacity) throw new DomainError(errorReasons.full);
}
