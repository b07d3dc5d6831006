/** Payments of enrolments in meetings with a price. */
import { localise } from '../../../src/rules/locales';
import type { HandlerResponse, Input } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import type { EnrolmentRow } from './enrolmentRepository';
import { contactsOf } from '../visitors/personDetails';
import { outcomeOf } from './states';
import type { SharedDeps } from '../sharedDeps';

type Deps = Pick<SharedDeps, 'enrolments' | 'enrolment' | 'places' | 'payments' | 'tickets' | 'clock'>;

export class EnrolmentPayments {
  constructor(private readonly deps: Deps) {
    const { payments, places } = deps;
    payments.registerHandler('enrolment', { onPaid: (tx, id, at) => places.confirmPayment(tx, id, at) });
  }

  /** Opens the order of an enrolment that awaits payment, or returns the open one. */
  async pay(
    { enrolmentId, method }: Input<'meetingPay'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'meetingPay'>> {
    const { enrolment, tickets, payments, places, clock } = this.deps;
    const person = await tickets.findCurrentPerson(context);
    if (!person) throw new DomainError('auth.wechatSignInMissing');
    const row = await enrolment.ownedBy(context, enrolmentId);
    if (row.ended_by === 'unpaid') throw new DomainError('enrolment.released');
    const outcome = outcomeOf('pay', row);
    if ('error' in outcome) throw new DomainError(outcome.error);
    if (!row.pay_before || row.pay_before <= clock.now()) {
      await places.releaseUnpaid();
      throw new DomainError('enrolment.released');
    }
    const { id: subjectId, amount, pay_before: expiresAt } = row;
    const order = {
      subject: 'enrolment' as const,
      subjectId,
      amount,
      description: localise(row.title, 'zh-cn'),
      expiresAt,
    };
    return payments.open(order, method, person, context);
  }

  /** The enrolments of the ticket's person that have a price, each with its newest order. */
  async listPriced(meetingId: string | undefined, context: RequestContext): Promise<HandlerResponse<'meetingCharged'>> {
    const { enrolments, enrolment, tickets, payments } = this.deps;
    const contacts = contactsOf(await tickets.findCurrentPerson(context));
    const rows = (await enrolments.ofContacts(contacts, { meetingId, withCancelled: true })).filter(hasPrice);
    const orders = await payments.newestOf(
      'enrolment',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      enrolment: enrolment.describe(row, context.locale),
      payment: orders.get(row.id) ?? null,
    }));
  }
}

const hasPrice = ({ amount }: EnrolmentRow): boolean => amount > 0;
