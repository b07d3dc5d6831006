/** Booth reservations: the Chinese form, the English form, or a landing page's form with a mobile number only. */
import type { HandlerResponse, Input } from '../../http/contract';
import { fieldError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import type { Tx } from '../../db/connect';
import type { Person } from '../identity/personRepository';
import { BoothReservationRepository, LANDING_FORM_ID, type BoothReservationRow } from './deduplicatedRepository';
import type { RateLimit } from '../limits/limitService';
import { normaliseEmail } from '../verification/verificationService';
import { newId } from '../../lib/ids';
import { fingerprintOf } from '../visitors/fingerprint';
import { consentOf } from '../personalData/privacy';
import type { BasicDeps, SharedDeps } from '../sharedDeps';

type Body = Input<'exhibitorBoothReserve'>['body'] | Input<'visitorEnBoothReserve'>['body'];
type Reservation = HandlerResponse<'exhibitorBoothReserve'>;

type Deps = BasicDeps & Pick<SharedDeps, 'booths'>;

const PER_HOUR: RateLimit = { name: 'booth reservation', max: 10, per: 'hour' };

export class BoothService {
  constructor(private readonly deps: Deps) {}

  /** The Chinese form: needs a verified mobile number, or a captcha. */
  async reserve(body: Input<'exhibitorBoothReserve'>['body'], context: RequestContext): Promise<Reservation> {
    const { verification, tickets, regions } = this.deps;
    await this.check(body, 'booth-zh');
    await regions.validateRegions(body);
    const duplicate = await this.findDuplicate(body);
    if (duplicate) return this.describe(duplicate);
    const isVerified = await verification.isVerified(context.session, body.mobile, ['booth']);
    await this.enforceLimit(isVerified, context);
    const { mobile } = body;
    const signedInPerson = await tickets.findCurrentPerson(context);
    const resolvePerson = (tx: Tx) =>
      isVerified ? tickets.findOrCreatePerson(tx, { mobile }, context) : Promise.resolve(signedInPerson);
    return this.store(body, { mobile, resolvePerson }, context);
  }

  /** The English form: needs a captcha. */
  async reserveEn(body: Input<'visitorEnBoothReserve'>['body'], context: RequestContext): Promise<Reservation> {
    const { regions, tickets } = this.deps;
    await this.check(body, 'booth-en');
    await regions.mustBeCountry(body.country);
    const duplicate = await this.findDuplicate(body);
    if (duplicate) return this.describe(duplicate);
    await this.enforceLimit(false, context);
    const person = await tickets.findCurrentPerson(context);
    return this.store(body, { mobile: null, resolvePerson: () => Promise.resolve(person) }, context);
  }

  /** The form of a landing page: a mobile number and its code. Idempotent. */
  async reserveFromLanding(
    { phone, smsCode }: Input<'landingBoothReserve'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'landingBoothReserve'>> {
    const { db, submissions, tickets, verification } = this.deps;
    // A code works once, but the verification remains, so that a client can retry after a lost response.
    if (!(await verification.isVerified(context.session, phone, ['landing'])))
      await verification.check({ to: phone, purpose: 'landing', code: smsCode, pointer: '/body/smsCode' }, context);
    const commonColumns = await this.makeCommonColumns(context);
    const preparedSubmission = await submissions.prepare({ kind: 'booth', mobile: phone }, context);
    const row = await db.transaction().execute(async (tx) => {
      const person = await tickets.findOrCreatePerson(tx, { mobile: phone }, context);
      const { record, isNew } = await new BoothReservationRepository(tx).addFromLanding({
        ...commonColumns,
        person_id: person.id,
        mobile: phone,
        email: null,
        form_id: LANDING_FORM_ID,
        form_version: 1,
        core: '{}',
        answers: '{}',
        source: null,
        fingerprint: null,
      });
      if (isNew) await preparedSubmission.write(tx, record.id);
      return record;
    });
    return { id: row.id, number: await submissions.numberOf('booth', row.id), createdAt: row.created_at.toISOString() };
  }

  /** Validates the size first, then the form. */
  private async check(body: Body, expected: string): Promise<void> {
    const { formId, formVersion, answers, source: _source, ...core } = body;
    if (body.boothKind === 'standard' && body.standardBooths === undefined)
      throw fieldError('booth.sizeMissing', '/body/standardBooths');
    if (body.boothKind === 'raw' && body.rawArea === undefined) throw fieldError('booth.sizeMissing', '/body/rawArea');
    await this.deps.forms.check({ formId, formVersion, expected, core, answers });
  }

  /** The identical earlier reservation: a repeated request needs no second captcha and makes no second reservation. */
  private async findDuplicate(body: Body): Promise<BoothReservationRow | undefined> {
    const { booths, edition } = this.deps;
    return booths.findDuplicate((await edition.current()).number, fingerprintOf(body));
  }

  /** Counts a valid request. It needs a captcha; with a verified number only beyond the limit. */
  private async enforceLimit(isVerified: boolean, context: RequestContext): Promise<void> {
    const { captcha, limits } = this.deps;
    if (isVerified && (await limits.consumeForIp(context.clientIp, PER_HOUR))) return;
    await captcha.consumeWithinLimit(context, PER_HOUR);
  }

  private async store(
    body: Body,
    { mobile, resolvePerson }: { mobile: string | null; resolvePerson: (tx: Tx) => Promise<Person | undefined> },
    context: RequestContext,
  ): Promise<Reservation> {
    const { db, submissions } = this.deps;
    const { formId, formVersion, answers, source, privacyAgreed: _agreed, ...core } = body;
    const commonColumns = await this.makeCommonColumns(context);
    const sender = { email: body.email, mobile: mobile ?? undefined, company: body.company };
    const preparedSubmission = await submissions.prepare({ kind: 'booth', ...sender }, context);
    const row = await db.transaction().execute(async (tx) => {
      const person = await resolvePerson(tx);
      const { record, isNew } = await new BoothReservationRepository(tx).add({
        ...commonColumns,
        person_id: person?.id ?? null,
        mobile,
        email: body.email === undefined ? null : normaliseEmail(body.email),
        form_id: formId,
        form_version: formVersion,
        core: JSON.stringify(core),
        answers: JSON.stringify(answers),
        source: source ?? null,
        fingerprint: fingerprintOf(body),
      });
      if (isNew) await preparedSubmission.write(tx, record.id);
      return record;
    });
    return this.describe(row);
  }

  /** The columns of every new reservation. */
  private async makeCommonColumns({ locale }: RequestContext) {
    const now = this.deps.clock.now();
    const { number: edition } = await this.deps.edition.current();
    const consent = JSON.stringify(consentOf(now, locale));
    return { id: newId(), edition, state: 'submitted' as const, locale, consent, created_at: now };
  }

  private async describe(row: BoothReservationRow): Promise<Reservation> {
    return describeReservation(row, await this.deps.submissions.numberOf('booth', row.id));
  }
}

/** The reservation for its owner. A reservation of a landing page has only a mobile number. */
export function describeReservation(row: BoothReservationRow, number: string | null): Reservation {
  const core = row.core as Partial<Body>;
  return {
    id: row.id,
    number,
    state: row.state,
    contactPerson: core.contactPerson ?? '',
    company: core.company ?? '',
    plannedExhibits: core.plannedExhibits ?? '',
    preferredPavilion: core.preferredPavilion ?? null,
    boothKind: core.boothKind ?? 'standard',
    standardBooths: core.standardBooths ?? null,
    rawArea: core.rawArea ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
