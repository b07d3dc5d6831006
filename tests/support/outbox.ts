/** What waits in the outbox of a test's site, and jobs that send it. */
import type { MessageGateway } from '../../server/gateways/delivery';
import { inboxGateway } from '../../server/gateways/mail/smtp';
import { MessageJob } from '../../server/jobs/messageJob';
import { OutboxRepository } from '../../server/domain/messages/outboxRepository';
import type { TestApp } from './testApp';

interface With {
  mail?: MessageGateway;
  sms?: MessageGateway;
  outbox?: OutboxRepository;
  /** Is told each line that the job would write to the log. */
  note?: (line: string) => void;
}

/** A job as a process of its own would have it; what has no gateway stays in the inbox of the site. */
export function messageJob(site: TestApp, { mail, sms, outbox, note }: With = {}): MessageJob {
  const write = (fields: object, text: string) => note?.(JSON.stringify({ ...fields, text }));
  return new MessageJob({
    outbox: outbox ?? new OutboxRepository(site.database.db),
    gate: site.app.services.outbound,
    gateways: { mail: mail ?? inboxGateway, sms: sms ?? inboxGateway },
    drawLetter: (id) => site.app.services.visaLetters.draw(id),
    clock: site.clock,
    log: { info: write, error: write },
  });
}

/** Lets jobs send, side by side, all that is due now, and ends them. */
export async function sendAll(...jobs: MessageJob[]): Promise<void> {
  await Promise.all(
    jobs.map(async (job) => {
      while ((await job.runOnce()) > 0);
      await job.stop();
    }),
  );
}

/** The messages of the outbox, the oldest first. */
export const messages = (site: TestApp) =>
  site.database.db
    .selectFrom('outbox_message')
    .select(['id', 'state', 'tries', 'failure', 'next_try_at', 'lease_until'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The one message that there is. */
export async function onlyMessage(site: TestApp) {
  const [only, other] = await messages(site);
  if (!only || other) throw new Error('One message was expected.');
  return only;
}

/** Until a job has taken the one message that there is. */
export async function messageClaimed(site: TestApp): Promise<void> {
  while ((await onlyMessage(site)).lease_until === null) await new Promise((resolve) => setImmediate(resolve));
}
