/** The sandbox's page on which a person pays: what a phone with WeChat would show. It exists where no merchant's account is set. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WechatPaySandbox } from '../../gateways/wechatPay/sandbox';

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** As strict as any answer that is no page of the site, but its button may be pressed. */
const POLICY = `default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><body><h1>${title}</h1>${body}</body></html>`;

/**
 * Serves /dev/pay/<order number>.
 * @param mayPay whether a request may see an order; to anybody else it does not exist
 */
export function devPay(
  app: FastifyInstance,
  sandbox: () => Promise<WechatPaySandbox>,
  mayPay: (request: FastifyRequest, orderNo: string) => Promise<boolean>,
): void {
  app.get<{ Params: { orderNo: string } }>('/dev/pay/:orderNo', async (request, reply) => {
    const { orderNo } = request.params;
    const order = (await mayPay(request, orderNo)) ? (await sandbox()).orders.get(orderNo) : undefined;
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY);
    if (!order) return reply.status(404).send(page('No such order', '<p>The sandbox does not know this order.</p>'));
    const amount = (order.amount.total / 100).toFixed(2);
    const words = `<p>This is a sandbox: no money moves.</p><p>${escape(order.description)}: CNY ${amount}</p>`;
    if (order.trade_state !== 'NOTPAY') return page('Payment', `${words}<p>State: ${order.trade_state}</p>`);
    const form = `<form method="post"><button>Pay CNY ${amount}</button></form>`;
    return page('Payment', words + form);
  });
  app.post<{ Params: { orderNo: string } }>('/dev/pay/:orderNo', async (request, reply) => {
    const { orderNo } = request.params;
    if (!(await mayPay(request, orderNo))) return reply.callNotFound();
    const answered = await (await sandbox()).pay(orderNo);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return page('Payment', answered === 200 ? '<p>Paid. You can go back to the site.</p>' : '<p>It was not paid.</p>');
  });
}
