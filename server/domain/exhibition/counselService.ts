/** Visitors' questions to exhibitors: stored and forwarded by mail. */
import { localise } from '../../../src/rules/locales';
import type { RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import { CounsellingRepository } from './counselRepository';
import type { ExhibitorRepository } from './exhibitorRepository';
import { newId } from '../../lib/ids';
import { fingerprintOf } from '../visitors/fingerprint';
import type { Mail } from '../messages/mailer';
import type { SharedDeps } from '../sharedDeps';
import { consentOf } from '../personalData/privacy';

interface Deps extends Pick<
  SharedDeps,
  'db' | 'exhibitors' | 'edition' | 'captcha' | 'mailer' | 'submissions' | 'clock'
> {
  counselling: CounsellingRepository;
}

const PER_HOUR = { name: 'counsel', max: 10, per: 'hour' } as const;

export class CounselService {
  constructor(private readonly deps: Deps) {}

  /**
   * Stores a question and mails it to the exhibitor, or to the organiser when the exhibitor has no e-mail address.
   * @throws DomainError
   */
  async ask(
    body: Input<'exhibitorCounsel'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'exhibitorCounsel'>> {
    const { db, counselling, exhibitors, edition, captcha, mailer, submissions, clock } = this.deps;
    if (!body.privacyAgreed) throw fieldError('visitor.privacyMissing', '/body/privacyAgreed');
    if (body.mobile === undefined && body.email === undefined)
      throw new DomainError('counsel.contactMissing', [{ pointer: '/body/mobile' }, { pointer: '/body/email' }]);
    const exhibitor = await exhibitors.byId(body.exhibitorId);
    if (!exhibitor) throw fieldError('exhibitor.notFound', '/body/exhibitorId');
    const exhibit = body.exhibitId === undefined ? undefined : await exhibitors.exhibit(body.exhibitId);
    if (body.exhibitId !== undefined && exhibit?.exhibitor_id !== exhibitor.id)
      throw fieldError('exhibitor.notFound', '/body/exhibitId');
    // A repeated request, for example after a lost response, needs no second captcha and sends no second mail (record
    // 0012).
    const { number } = await edition.current();
    const fingerprint = fingerprintOf({ ...body, edition: number, answers: {} });
    const duplicate = await counselling.findDuplicate(fingerprint);
    if (duplicate) return this.describe(duplicate.id, duplicate.created_at);
    const now = clock.now();
    await captcha.consumeWithinLimit(context, PER_HOUR);
    const id = newId();
    const mail = await this.mailTo(exhibitor, exhibit?.name, body, context.clientIp);
    const preparedSubmission = await submissions.prepare({ kind: 'counsel', ...contactsOf(body) }, context);
    const row = {
      id,
      exhibitor_id: exhibitor.id,
      exhibit_id: body.exhibitId ?? null,
      name: body.name,
      company: body.company ?? null,
      mobile: body.mobile ?? null,
      email: body.email ?? null,
      content: body.content,
      source: body.source ?? null,
      locale: context.locale,
      consent: JSON.stringify(consentOf(now, context.locale)),
      client: context.clientIp,
      created_at: now,
      fingerprint,
    };
    await db.transaction().execute(async (tx) => {
      if (!(await new CounsellingRepository(tx).addOnce(row))) return;
      await mailer.within(tx).send(mail);
      await preparedSubmission.write(tx, id);
    });
    const storedRow = await counselling.findDuplicate(fingerprint);
    return this.describe(storedRow?.id ?? id, storedRow?.created_at ?? now);
  }

  private async describe(id: string, receivedAt: Date): Promise<HandlerResponse<'exhibitorCounsel'>> {
    const number = await this.deps.submissions.numberOf('counsel', id);
    return { id, number, receivedAt: receivedAt.toISOString() };
  }

  /** The mail with the question for the exhibitor. */
  private async mailTo(
    exhibitor: NonNullable<Awaited<ReturnType<ExhibitorRepository['byId']>>>,
    product: Record<string, string> | undefined,
    body: Input<'exhibitorCounsel'>['body'],
    clientIp: string,
  ): Promise<Mail> {
    const edition = await this.deps.edition.current();
    // In the language of the company's country, not in the visitor's.
    const locale = exhibitor.origin === 'overseas' ? 'en' : 'zh-cn';
    return {
      to: exhibitor.email ?? edition.contacts.email,
      template: 'counsel',
      locale,
      clientIp,
      values: {
        exhibitor: localise(exhibitor.name, locale),
        exhibition: localise(edition.shortName, locale),
        product: product ? localise(product, locale) : '–',
        name: body.name,
        company: body.company ?? '–',
        contact: [body.mobile, body.email].filter(Boolean).join(', '),
        content: body.content,
      },
    };
  }
}

const contactsOf = ({ email, mobile, company }: Input<'exhibitorCounsel'>['body']) => ({ email, mobile, company });
