import type { RequestContext } from '../../http/context';
import type { SubmissionKind } from '../../db/tables/submissions';
import { ApplicationRepository, type ApplicationRow } from './deduplicatedRepository';
import type { RateLimit } from '../limits/limitService';
import { normaliseEmail } from '../verification/verificationService';
import { newId } from '../../lib/ids';
import type { SharedDeps } from '../sharedDeps';
import { consentOf } from '../personalData/privacy';

type Deps = Pick<SharedDeps, 'db' | 'applications' | 'edition' | 'captcha' | 'submissions' | 'clock'>;

interface Application {
  kind: SubmissionKind;
  formId: string;
  formVersion: number;
  core: object;
  answers: object;
  email: string;
  company: string | undefined;
  source: string | undefined;
  /** Equal for identical content. */
  fingerprint: string;
}

/** An application in the response to its sender. */
export const describeApplication = ({ id, email, created_at }: ApplicationRow) => ({
  id,
  email,
  createdAt: created_at.toISOString(),
});

/**
 * Stores an application once, with a notice to the organiser and a receipt to the sender. It needs a captcha and
 * counts towards the limit.
 */
export async function storeApplication(
  deps: Deps,
  application: Application,
  limit: RateLimit,
  context: RequestContext,
) {
  const { db, applications, captcha, clock, edition, submissions } = deps;
  const { number } = await edition.current();
  let applicationRow = await applications.findDuplicate(number, application.fingerprint);
  if (!applicationRow) {
    await captcha.consumeWithinLimit(context, limit);
    const now = clock.now();
    const row = {
      id: newId(),
      edition: number,
      form_id: application.formId,
      form_version: application.formVersion,
      core: JSON.stringify(application.core),
      answers: JSON.stringify(application.answers),
      email: normaliseEmail(application.email),
      locale: context.locale,
      consent: JSON.stringify(consentOf(now, context.locale)),
      source: application.source ?? null,
      fingerprint: application.fingerprint,
      created_at: now,
    };
    const { kind, email, company } = application;
    const preparedSubmission = await submissions.prepare({ kind, email, company }, context);
    applicationRow = await db.transaction().execute(async (tx) => {
      const { record, isNew } = await new ApplicationRepository(tx).add(row);
      if (isNew) await preparedSubmission.write(tx, record.id);
      return record;
    });
  }
  return {
    ...describeApplication(applicationRow),
    number: await submissions.numberOf(application.kind, applicationRow.id),
  };
}
