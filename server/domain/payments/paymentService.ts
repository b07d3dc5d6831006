/** Orders: one per subject, settled by a signed notice or a query, refunded when the subject no longer exists. */
import type { Tx } from '../../db/connect';
import type { PaymentSubject } from '../../db/tables/payments';
import type { HandlerResponse } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import type { PaymentGateway, PayMethod, PayParameters, ProviderOrder } from '../../gateways/payment';
import { PaymentRepository, type PaymentRow } from './paymentRepository';
import { newId } from '../../lib/ids';
import type { Person } from '../identity/ticketService';
import { statesBefore } from './states';
import type { SharedDeps } from '../sharedDeps';

type Payment = HandlerResponse<'meetingPay'>;

const SECOND = 1_000;
/** A page polls the payment often; the provider is queried at most this often (contract). */
const POLL_SECONDS = 5;
/** After this time without a notice, the job queries the provider. */
const GRACE_SECONDS = 60;
const BATCH_SIZE = 50;

/** Applies payments to a kind of subject. */
export interface PaymentHandler {
  /** Applies the payment and sends a message, in this transaction. After 'gone' the payment is refunded. */
  onPaid(tx: Tx, subjectId: string, at: Date): Promise<'confirmed' | 'gone'>;
}

/** The subject and amount of an order. */
export interface OrderRequest {
  subject: PaymentSubject;
  subjectId: string;
  amount: number;
  description: string;
  expiresAt: Date;
}

interface Deps extends Pick<SharedDeps, 'db' | 'tickets' | 'clock'> {
  payments: PaymentRepository;
  gateway: PaymentGateway;
}

/** jsapi inside WeChat for people with an account, otherwise native. */
const defaultMethod = ({ userAgent }: RequestContext, person: Person): PayMethod =>
  /MicroMessenger/i.test(userAgent) && person.account_open_id ? 'jsapi' : 'native';

export class PaymentService {
  private readonly handlers = new Map<PaymentSubject, PaymentHandler>();

  constructor(private readonly deps: Deps) {}

  /** The public demo's browser that opened an order. */
  demoVisitOf(orderNo: string): Promise<string | null> {
    return this.deps.payments.demoVisitOf(orderNo);
  }

  /** Registers the handler of payments for a kind of subject. */
  registerHandler(subject: PaymentSubject, handler: PaymentHandler): void {
    this.handlers.set(subject, handler);
  }

  /** Opens an order, or returns the open one. Another payment method closes the first order and opens a new one. */
  async open(
    request: OrderRequest,
    requestedMethod: PayMethod | undefined,
    person: Person,
    context: RequestContext,
  ): Promise<Payment> {
    const method = requestedMethod ?? defaultMethod(context, person);
    if (method === 'jsapi' && !person.account_open_id) throw new DomainError('auth.wechatSignInMissing');
    const { payments, gateway, clock } = this.deps;
    const now = clock.now();
    const activeOrder = await payments.findActive(request.subject, request.subjectId);
    if (activeOrder?.state === 'paid') throw new DomainError('payment.alreadyPaid');
    if (activeOrder?.state === 'pending' && activeOrder.method === method && activeOrder.expires_at > now)
      return describe(activeOrder);
    if (activeOrder && (await this.closeOrder(activeOrder)) === 'paid') throw new DomainError('payment.alreadyPaid');
    const id = newId();
    const row = {
      id,
      // The provider's order number: 26 characters, never reused.
      order_no: id,
      subject: request.subject,
      subject_id: request.subjectId,
      person_id: person.id,
      amount: request.amount,
      description: request.description,
      method,
      state: 'created' as const,
      parameters: null,
      expires_at: request.expiresAt,
      created_at: now,
      updated_at: now,
    };
    if (!(await payments.add(row))) {
      // A concurrent request has opened an order: another device of the person, or a second click.
      const concurrentOrder = await payments.findActive(request.subject, request.subjectId);
      if (concurrentOrder?.state === 'pending') return describe(concurrentOrder);
      throw new DomainError(concurrentOrder?.state === 'paid' ? 'payment.alreadyPaid' : 'server.unavailable');
    }
    const parameters = await gateway
      .createOrder({
        orderNo: id,
        amount: request.amount,
        description: request.description,
        method,
        openId: person.account_open_id,
        clientIp: context.clientIp,
        expiresAt: request.expiresAt,
      })
      .catch(async () => {
        await payments.transition(id, ['created'], { state: 'failed', updated_at: clock.now() });
        throw new DomainError('server.unavailable');
      });
    const pendingOrder = await payments.transition(id, ['created'], {
      state: 'pending',
      parameters: JSON.stringify(parameters),
      updated_at: clock.now(),
    });
    const order = pendingOrder ?? (await payments.byId(id));
    if (!order) throw new DomainError('server.error');
    return describe(order);
  }

  /**
   * The state of the ticket holder's own order. For an open one the provider is queried, at most once in five seconds.
   */
  async state(id: string, context: RequestContext): Promise<HandlerResponse<'ownPaymentState'>> {
    const { payments, tickets } = this.deps;
    const person = await tickets.findCurrentPerson(context);
    const row = await payments.byId(id);
    if (!row || row.person_id !== person?.id) throw new DomainError('payment.notFound');
    if (row.state === 'created' || row.state === 'pending')
      await this.queryProvider(row, POLL_SECONDS).catch(() => undefined);
    return statusOf((await payments.byId(id)) ?? row);
  }

  /**
   * Applies a notice of the provider once, after its signature was verified. Repeated notices also succeed.
   * @throws DomainError
   */
  async handleNotice(
    headers: Record<string, string | undefined>,
    body: string,
  ): Promise<HandlerResponse<'ownPaymentNotice'>> {
    const notice = await this.deps.gateway.readNotice(headers, body);
    if (notice === 'signatureWrong') throw new DomainError('payment.signatureWrong');
    if (notice === 'noticeStale') throw new DomainError('payment.noticeStale');
    if (notice.order.merchantId !== this.deps.gateway.merchantId) throw new DomainError('payment.merchantWrong');
    await this.settle(notice.order, notice.id);
    return { code: 'SUCCESS', message: 'OK' };
  }

  /**
   * Settles payments whose notice was lost, closes orders that were not paid in time, and makes due refunds. Called by
   * a job.
   */
  async reconcile(): Promise<{ settled: number; refunded: number }> {
    const { payments, clock } = this.deps;
    const before = new Date(clock.now().getTime() - GRACE_SECONDS * SECOND);
    let settled = 0;
    for (const row of await payments.unsettled(before, BATCH_SIZE)) {
      const state = await this.queryProvider(row, GRACE_SECONDS).catch(() => null);
      if (state) settled += 1;
    }
    let refunded = 0;
    for (const row of await payments.refundsDue(BATCH_SIZE)) if (await this.refundOrder(row)) refunded += 1;
    return { settled, refunded };
  }

  /**
   * The open and paid orders of subjects that are about to be cancelled. Lock them before the subjects, as a payment
   * does: a concurrent payment then waits and finds the subject cancelled.
   */
  lockOrders(tx: Tx, subject: PaymentSubject, subjectIds: string[]): Promise<PaymentRow[]> {
    return new PaymentRepository(tx).lockActive(subject, subjectIds);
  }

  /**
   * Marks a paid order as due for refund, in the transaction that cancels its subject. Call `refundOrClose` after the
   * transaction.
   */
  async markForRefund(tx: Tx, order: PaymentRow, reason: string): Promise<PaymentRow> {
    const refundColumns = { refund_due_at: this.deps.clock.now(), refund_reason: reason };
    return (await new PaymentRepository(tx).transition(order.id, ['paid'], refundColumns)) ?? order;
  }

  /** Refunds a paid order of a cancelled subject, or closes its open order. The job retries what fails. */
  async refundOrClose(order: PaymentRow): Promise<void> {
    if (order.state === 'paid') await this.refundOrder(order);
    else await this.closeOrder(order);
  }

  /** The newest orders of some subjects. */
  async newestOf(subject: PaymentSubject, subjectIds: string[]): Promise<Map<string, Payment>> {
    const rows = await this.deps.payments.newestOf(subject, subjectIds);
    return new Map([...rows].map(([id, row]) => [id, describe(row)]));
  }

  /** Queries the provider about an order. Returns the provider's order when its state changed ours. */
  private async queryProvider(row: PaymentRow, minIntervalSeconds: number): Promise<ProviderOrder | null> {
    const { payments, gateway, clock } = this.deps;
    const now = clock.now();
    if (!(await payments.claimQuery(row.id, new Date(now.getTime() - minIntervalSeconds * SECOND), now))) return null;
    const providerOrder = await gateway.findOrder(row.order_no);
    if (providerOrder && providerOrder.state !== 'pending') {
      await this.settle(providerOrder, null);
      return providerOrder;
    }
    if (row.expires_at > now) return null;
    return (await this.closeOrder(row)) === 'closed' ? providerOrder : null;
  }

  /** Closes an order that must not be paid any more. Returns 'paid' when it was paid in the meantime. */
  private async closeOrder(row: PaymentRow): Promise<'closed' | 'paid'> {
    const { payments, gateway, clock } = this.deps;
    const outcome = await gateway.closeOrder(row.order_no).catch(() => {
      throw new DomainError('server.unavailable');
    });
    if (outcome === 'paid') {
      const providerOrder = await gateway.findOrder(row.order_no);
      if (providerOrder) await this.settle(providerOrder, null);
      return 'paid';
    }
    await payments.transition(row.id, ['created', 'pending'], { state: 'closed', updated_at: clock.now() });
    return 'closed';
  }

  /** Applies the state of the provider's order to ours, once. */
  private async settle(providerOrder: ProviderOrder, noticeId: string | null): Promise<void> {
    const { db, clock } = this.deps;
    const now = clock.now();
    const lateOrder = await db.transaction().execute(async (tx) => {
      const payments = new PaymentRepository(tx);
      const row = await payments.lockByOrder(providerOrder.orderNo);
      if (!row) throw new DomainError('payment.notFound');
      if (providerOrder.amount !== null && providerOrder.amount !== row.amount)
        throw new DomainError('payment.amountWrong');
      if (noticeId !== null && !(await payments.recordNotice(noticeId, row.id, now))) return null;
      if (providerOrder.state !== 'paid' && providerOrder.state !== 'closed' && providerOrder.state !== 'failed')
        return null;
      const updatedOrder = await payments.transition(row.id, statesBefore(providerOrder.state), {
        state: providerOrder.state,
        ...(providerOrder.state === 'paid' && {
          transaction_id: providerOrder.transactionId,
          paid_at: providerOrder.paidAt ?? now,
        }),
        updated_at: now,
      });
      if (!updatedOrder || updatedOrder.state !== 'paid') return null;
      const outcome = await this.handlers.get(row.subject)?.onPaid(tx, row.subject_id, now);
      if (outcome === 'confirmed') return null;
      return payments.transition(row.id, ['paid'], { refund_due_at: now, refund_reason: 'Paid too late' });
    });
    if (lateOrder) await this.refundOrder(lateOrder);
  }

  /** Refunds an order; false when the job must retry. */
  private async refundOrder(row: PaymentRow): Promise<boolean> {
    const { payments, gateway, clock } = this.deps;
    const { order_no: orderNo, amount, refund_reason: reason } = row;
    const outcome = await gateway
      .refund({ orderNo, refundNo: `R${orderNo}`, amount, reason: reason ?? '' })
      .catch(() => 'processing' as const);
    if (outcome !== 'done') return false;
    const now = clock.now();
    return (
      (await payments.transition(row.id, ['paid'], { state: 'refunded', refunded_at: now, updated_at: now })) !==
      undefined
    );
  }
}

/** An order with the parameters that a page needs for the payment. */
function describe(row: PaymentRow): Payment {
  const parameters = row.parameters as PayParameters | null;
  return {
    ...statusOf(row),
    method: row.method,
    jsapi: parameters?.method === 'jsapi' ? parameters.jsapi : null,
    native: parameters?.method === 'native' ? parameters.native : null,
    h5: parameters?.method === 'h5' ? parameters.h5 : null,
  };
}

export const statusOf = (row: PaymentRow): HandlerResponse<'ownPaymentState'> => ({
  id: row.id,
  state: row.state,
  amount: row.amount,
  currency: 'CNY',
  paidAt: row.paid_at?.toISOString() ?? null,
  expiresAt: row.expires_at.toISOString(),
});
