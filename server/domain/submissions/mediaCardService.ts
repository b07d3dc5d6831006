/** Journalists' applications for a media card. */
import type { RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import type { ApplicationRow } from './deduplicatedRepository';
import type { RateLimit } from '../limits/limitService';
import { fingerprintOf } from '../visitors/fingerprint';
import type { SharedDeps } from '../sharedDeps';
import { describeApplication, storeApplication } from './storeApplication';

type Body = Input<'ownMediaCard'>['body'];

type Deps = Pick<
  SharedDeps,
  'db' | 'applications' | 'edition' | 'forms' | 'regions' | 'captcha' | 'submissions' | 'clock'
>;

const FORM_ID = 'media-card';
const PER_HOUR: RateLimit = { name: 'media card', max: 10, per: 'hour' };

export class MediaCardService {
  constructor(private readonly deps: Deps) {}

  /** Stores an application, with messages to press office and applicant. */
  async apply(body: Body, context: RequestContext): Promise<HandlerResponse<'ownMediaCard'>> {
    const { forms, regions } = this.deps;
    const { formId, formVersion, answers, source, ...core } = body;
    await forms.check({ formId, formVersion, expected: FORM_ID, core, answers });
    await regions.mustBeCountry(body.country);
    const { privacyAgreed: _agreed, ...details } = core;
    const { email, medium: company } = body;
    const fingerprint = fingerprintOf(body);
    const application = {
      kind: 'mediaCard',
      formId,
      formVersion,
      core: details,
      answers,
      email,
      company,
      source,
      fingerprint,
    } as const;
    return storeApplication(this.deps, application, PER_HOUR, context);
  }
}

/** The stored application for its owner. */
export const describeMediaCard = (row: ApplicationRow): HandlerResponse<'ownMyData'>['mediaCards'][number] => ({
  ...describeApplication(row),
  formId: row.form_id,
  formVersion: row.form_version,
  values: row.core,
  answers: row.answers,
});
