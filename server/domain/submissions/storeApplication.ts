import type { RequestContext } from '../../http/context';
import type { SubmissionKind } from '../../db/tables/submissions';
import { ApplicationRepository, type ApplicationRow } from './onceRepository';
import type { Bound } from '../limits/limitService';
import { normaliseEmail } from '../verification/verificationService';
import { newId } from '../../lib/ids';
import type { SharedDeps } from '../parts';
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
export async function storeApplication(deps: Deps, sent: Application, limit: Bound, context: RequestContext) {
  const { db, applications, captcha, clock, edition, submissions } = deps;
  const { number } = await edition.current();
  let stored = await applications.same(number, sent.fingerprint);
  if (!stored) {
    await captcha.pay(context, limit);
    const now = clock.now();
    const row = {
      id: newId(),
      edition: number,
      form_id: sent.formId,
      form_version: sent.formVersion,
      core: JSON.stringify(sent.core),
      answers: JSON.stringify(sent.answers),
      email: normaliseEmail(sent.email),
      locale: context.locale,
      consent: JSON.stringify(consentOf(now, context.locale)),
      source: sent.source ?? null,
      fingerprint: sent.fingerprint,
      created_at: now,
    };
    const { kind, email, company } = sent;
    const filing = await submissions.prepare({ kind, email, company }, context);
    stored = await db.transaction().execute(async (tx) => {
      const { record, isNew } = await new ApplicationRepository(tx).add(row);
      if (isNew) await filing.write(tx, record.id);
      return record;
    });
  }
  return { ...describeApplication(stored), number: await submissions.numberOf(sent.kind, stored.id) };
}
