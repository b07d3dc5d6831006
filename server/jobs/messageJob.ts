/**
 * Sends the outbox: leases a message and retries it with exponential backoff, at most eight times. A text message with
 * an unknown outcome is not retried.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../src/rules/clock';
import type { MailAttachment, MailFile } from '../db/schema';
import type { Delivery, MessageGateway } from '../gateways/delivery';
import type { OutboundGate } from '../domain/messages/outboundGate';
import type { ClaimedMessage, OutboxRepository } from '../domain/messages/outboxRepository';

const CONCURRENCY = 5;
const MAX_TRIES = 8;
const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 3_600_000;
/** Longer than any gateway takes for one message. */
const LEASE_MS = 300_000;
const IDLE_MS = 1_000;

export interface MessageJobDeps {
  outbox: OutboxRepository;
  /** Decides whether a message may be sent to its provider. */
  gate: OutboundGate;
  gateways: Record<'mail' | 'sms', MessageGateway>;
  /** Renders an attachment; null when the record that it references has been deleted. */
  renderAttachment: (attachment: MailAttachment) => Promise<MailFile | null>;
  clock: Clock;
  /** Called for each attempt. */
  onAttempt?: (kind: string, outcome: string) => void;
  log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

/** The delay after a number of attempts (ms): 30 s, 1 min, 2 min, …, at most an hour, with 20 % jitter. */
export function backoffDelay(tries: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), MAX_DELAY_MS);
  return Math.round((delay * randomInt(80, 121)) / 100);
}

export class MessageJob {
  private running: Promise<void> | null = null;
  private readonly stopping = new AbortController();

  constructor(private readonly deps: MessageJobDeps) {}

  /** Polls for messages until the job is stopped. */
  start(): void {
    this.running ??= this.loop();
  }

  /** Leases no further messages, waits for those being sent, and closes the gateways. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await Promise.all(Object.values(this.deps.gateways).map((gateway) => gateway.close()));
  }

  /** Sends due messages. Returns the number of leased messages. */
  async runOnce(): Promise<number> {
    const { outbox, gate, clock } = this.deps;
    const now = clock.now();
    const filter = { kinds: gate.openKinds(), limit: CONCURRENCY };
    const claimed = await outbox.claim(filter, now, new Date(now.getTime() + LEASE_MS));
    await Promise.all(claimed.map((message) => this.deliver(message)));
    return claimed.length;
  }

  private async loop(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const count = await this.runOnce().catch((error: unknown) => {
        this.deps.log.error({ err: error }, 'the outbox could not be read');
        return 0;
      });
      // Aborting rejects the pause.
      if (count === 0) await wait(IDLE_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async deliver(message: ClaimedMessage): Promise<void> {
    const { outbox, clock, log } = this.deps;
    const { id, kind, template, tries } = message;
    const delivery = await this.attempt(message);
    const now = clock.now();
    // Never log the recipient or the content.
    this.deps.onAttempt?.(kind, delivery.outcome);
    log.info({ message: id, kind, template, tries, outcome: delivery.outcome }, 'message');
    if (delivery.outcome === 'sent') return outbox.markSent(id, now, delivery.providerId);
    const { outcome, failure } = delivery;
    const isRepeatable = outcome === 'later' || (outcome === 'unknown' && this.deps.gateways[kind].isIdempotent);
    if (!isRepeatable || tries >= MAX_TRIES) return outbox.markFailed(id, failure);
    return outbox.scheduleRetry(id, new Date(now.getTime() + backoffDelay(tries)), failure);
  }

  private async attempt(message: ClaimedMessage): Promise<Delivery> {
    const gateway = this.deps.gateways[message.kind];
    if (message.good_until && message.good_until <= this.deps.clock.now())
      return { outcome: 'never', failure: 'too late' };
    if (message.interrupted && !gateway.isIdempotent) return { outcome: 'unknown', failure: 'broken off' };
    try {
      const attachments = await this.loadAttachments(message.attachments);
      if (!attachments) return { outcome: 'never', failure: 'an attachment is gone' };
      return await this.deps.gate.deliver(message, { ...message, attachments, to: message.recipient }, gateway);
    } catch (error) {
      return { outcome: 'unknown', failure: (error as Error).name };
    }
  }

  /** The files of a mail; null when a record that it attaches was erased. */
  private async loadAttachments(attachments: MailAttachment[]): Promise<MailFile[] | null> {
    const files = await Promise.all(attachments.map(this.deps.renderAttachment));
    return files.every((file) => file !== null) ? files : null;
  }
}
