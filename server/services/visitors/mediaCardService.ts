/** Journalists apply for a media card; the press office answers. */
import type { RequestContext } from '../../http/context';
import type { Answer, Input } from '../../http/contract';
import { fieldError } from '../../http/envelope';
import type { ApplicationRow } from '../../repositories/applications';
import type { Bound } from '../identity/limitService';
import { sameAddress } from '../identity/verificationService';
import { newId } from '../ids';
import { fingerprintOf } from './fingerprint';
import { consentOf } from './privacy';
import type { SharedParts } from '../parts';

type Body = Input<'ownMediaCard'>['body'];

type Parts = Pick<SharedParts, 'applications' | 'edition' | 'forms' | 'regions' | 'captcha' | 'submissions' | 'clock'>;

const FORM = 'media-card';
const AN_HOUR: Bound = { name: 'media card', max: 10, per: 'hour' };

export class MediaCardService {
  constructor(private readonly parts: Parts) {}

  /** Stores an application; press office and applicant hear of it. */
  async apply(body: Body, context: RequestContext): Promise<Answer<'ownMediaCard'>> {
    const { applications, captcha, clock, edition, forms, regions, submissions } = this.parts;
    const { formId, formVersion, answers, source, ...core } = body;
    await forms.check({ formId, formVersion, expected: FORM, core, answers });
    if (!(await regions.isCountry(body.country))) throw fieldError('field.notAllowed', '/body/country');
    const { number } = await edition.current();
    const fingerprint = fingerprintOf(body);
    const before = await applications.same(number, fingerprint);
    if (before) return this.describe(before);
    await captcha.pay(context, AN_HOUR);
    const now = clock.now();
    const { privacyAgreed: _agreed, ...kept } = core;
    const row = {
      id: newId(),
      edition: number,
      form_id: formId,
      form_version: formVersion,
      core: JSON.stringify(kept),
      answers: JSON.stringify(answers),
      email: sameAddress(body.email),
      locale: context.locale,
      consent: JSON.stringify(consentOf(now, context.locale)),
      source: source ?? null,
      fingerprint,
      created_at: now,
    };
    const filing = await submissions.prepare({ kind: 'mediaCard', email: body.email, company: body.medium }, context);
    const added = await applications.add(row, (tx) => filing.write(tx, row.id));
    const stored = added ?? (await applications.same(number, fingerprint));
    if (!stored) throw new Error('An application was neither stored nor there.');
    return this.describe(stored);
  }

  private async describe(row: ApplicationRow): Promise<Answer<'ownMediaCard'>> {
    return { ...described(row), number: await this.parts.submissions.numberOf('mediaCard', row.id) };
  }
}

const described = ({ id, email, created_at }: ApplicationRow) => ({
  id,
  email,
  createdAt: created_at.toISOString(),
});

/** An application as it is stored, for who can prove its address. */
export const describeKept = (row: ApplicationRow): Answer<'ownMyData'>['mediaCards'][number] => ({
  ...described(row),
  formId: row.form_id,
  formVersion: row.form_version,
  values: row.core,
  answers: row.answers,
});
