/** Payments for late registrations; cancelled ones are refunded. */
import { localise } from '../../../src/rules/locales';
import type { HandlerResponse } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import type { PayMethod } from '../../gateways/payment';
import { markRegistrationPaid } from './visitorRepository';
import type { SharedDeps } from '../sharedDeps';

/** How long an order can be paid. After that, a new one is opened. */
const ORDER_MINUTES = 30;
const MINUTE = 60_000;

type Deps = Pick<SharedDeps, 'registration' | 'payments' | 'tickets' | 'edition' | 'clock'>;

export class RegistrationPayments {
  constructor(private readonly deps: Deps) {
    deps.payments.registerHandler('registration', {
      // No message: the page continues to the questionnaire, whose submission sends the confirmation.
      onPaid: async (tx, id, at) => ((await markRegistrationPaid(tx, id, at)) ? 'confirmed' : 'gone'),
    });
  }

  /** Opens the order of a registration that awaits payment, or returns the open one. */
  async pay(
    id: string,
    method: PayMethod | undefined,
    context: RequestContext,
  ): Promise<HandlerResponse<'visitorPay'>> {
    const { registration, payments, tickets, edition, clock } = this.deps;
    const person = await tickets.requirePerson(context);
    const row = await registration.requireOwned(id, context);
    if (row.state === 'cancelled') throw new DomainError('visitor.cancelled');
    if (row.amount_due === 0) throw new DomainError('payment.notDue');
    if (row.state !== 'awaitingPayment') throw new DomainError('payment.alreadyPaid');
    const { title } = await edition.current();
    const order = {
      subject: 'registration' as const,
      subjectId: row.id,
      amount: row.amount_due,
      description: localise(title, 'zh-cn'),
      expiresAt: new Date(clock.now().getTime() + ORDER_MINUTES * MINUTE),
    };
    return payments.open(order, method, person, context);
  }
}
