/** Requests of companies for an offer of an advertising place. */
import { localise } from '../../../src/rules/locales';
import type { AdvertDetailFile } from '../../content/library/shapes';
import type { RequestContext } from '../../http/context';
import type { Answer, Input } from '../../http/contract';
import { fieldError } from '../../http/envelope';
import type { ApplicationRow } from '../../repositories/applications';
import type { Bound } from '../identity/limitService';
import { sameAddress } from '../identity/verificationService';
import { contentId, newId } from '../ids';
import { fingerprintOf } from '../visitors/fingerprint';
import { consentOf } from '../visitors/privacy';
import type { SharedParts } from '../parts';

type Parts = Pick<SharedParts, 'applications' | 'content' | 'edition' | 'captcha' | 'submissions' | 'clock'>;

/** No published form: its fields are those of the call. */
const ADVERT_REQUEST_FORM = 'advert-request';
const AN_HOUR: Bound = { name: 'advert request', max: 10, per: 'hour' };

export class AdvertRequestService {
  constructor(private readonly parts: Parts) {}

  /** Stores a request, with a notice to the organiser and a receipt to the sender. */
  async send(body: Input<'ownAdvertRequest'>['body'], context: RequestContext): Promise<Answer<'ownAdvertRequest'>> {
    const { applications, captcha, clock, content, edition, submissions } = this.parts;
    if (!body.privacyAgreed) throw fieldError('visitor.privacyMissing', '/body/privacyAgreed');
    const details = await content.documents<AdvertDetailFile>('advertDetail');
    const detail = details.find(({ id, published }) => published && contentId('advertDetail', id) === body.detailId);
    if (!detail) throw fieldError('advert.notFound', '/body/detailId');
    const { number } = await edition.current();
    const fingerprint = fingerprintOf({ ...body, answers: {} });
    const before = await applications.same(number, fingerprint);
    if (before) return this.describe(before);
    await captcha.pay(context, AN_HOUR);
    const now = clock.now();
    const { privacyAgreed: _agreed, email, ...core } = body;
    const row = {
      id: newId(),
      edition: number,
      form_id: ADVERT_REQUEST_FORM,
      form_version: 1,
      core: JSON.stringify({ ...core, place: localise(detail.title, 'zh-cn') }),
      answers: '{}',
      email: sameAddress(email),
      locale: context.locale,
      consent: JSON.stringify(consentOf(now, context.locale)),
      source: null,
      fingerprint,
      created_at: now,
    };
    const filing = await submissions.prepare({ kind: 'advert', email, company: body.company }, context);
    const added = await applications.add(row, (tx) => filing.write(tx, row.id));
    const stored = added ?? (await applications.same(number, fingerprint));
    if (!stored) throw new Error('A request was neither stored nor there.');
    return this.describe(stored);
  }

  private async describe({ id, email, created_at }: ApplicationRow): Promise<Answer<'ownAdvertRequest'>> {
    const number = await this.parts.submissions.numberOf('advert', id);
    return { id, number, email, createdAt: created_at.toISOString() };
  }
}
