/** Messages in the outbox of a test site, and jobs that send them. */
import type { MessageGateway } from '../../server/gateways/delivery';
import { inboxGateway } from '../../server/gateways/mail/smtp';
import { MessageJob } from '../../server/jobs/messageJob';
import { OutboxRepository } from '../../server/domain/messages/outboxRepository';
import type { TestApp } from './testApp';

interface JobOptions {
  mail?: MessageGateway;
  sms?: MessageGateway;
  outbox?: OutboxRepository;
  /** Receives each line that the job would log. */
  onLog?: (line: string) => void;
}

/** A job as in its own process; messages without a gateway stay in the site's inbox. */
export function messageJob(site: TestApp, { mail, sms, outbox, onLog }: JobOptions = {}): MessageJob {
  const write = (fields: object, text: string) => onLog?.(JSON.stringify({ ...fields, text }));
  return new MessageJob({
    outbox: outbox ?? new OutboxRepository(site.database.db),
    gate: site.app.services.outbound,
    gateways: { mail: mail ?? inboxGateway, sms: sms ?? inboxGateway },
    renderAttachment: (attachment) => site.app.services.attachments.render(attachment),
    clock: site.clock,
    log: { info: write, error: write },
  });
}

/** Sends everything that is due by parallel jobs, then stops them. */
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

/** The only message in the outbox. */
export async function onlyMessage(site: TestApp) {
  const [only, other] = await messages(site);
  if (!only || other) throw new Error('One message was expected.');
  return only;
}

/** Waits until a job has leased the only message. */
export async function messageClaimed(site: TestApp): Promise<void> {
  while ((await onlyMessage(site)).lease_until === null) await new Promise((resolve) => setImmediate(resolve));
}
