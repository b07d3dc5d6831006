/** Sends the outbox: one job leases a message, retries with growing pauses, at most eight times. A lost text isn't sent twice. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../src/rules/clock';
import type { MailAttachment, MailCode, MailFile } from '../db/schema';
import type { Delivery, MessageGateway } from '../gateways/delivery';
import type { OutboundGate } from '../domain/messages/outboundGate';
import type { ClaimedMessage, OutboxRepository } from '../domain/messages/outboxRepository';

const AT_ONCE = 5;
const MAX_TRIES = 8;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** Longer than any gateway takes for one message. */
const LEASE_MS = 300_000;
const IDLE_MS = 1_000;

export interface MessageJobParts {
  outbox: OutboxRepository;
  /** Decides of each message whether its provider gets it. */
  gate: OutboundGate;
  gateways: Record<'mail' | 'sms', MessageGateway>;
  /** Draws a letter that a mail brings; null when there is none any more. */
  drawLetter: (id: string) => Promise<MailFile | null>;
  clock: Clock;
  /** Told of each try. */
  watch?: (kind: string, outcome: string) => void;
  log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

/** How long to wait after a number of tries: 30 s, 1 min, 2 min, …, at most an hour, and a fifth more or less. */
export function pauseAfter(tries: number): number {
  const usual = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  return Math.round((usual * randomInt(80, 121)) / 100);
}

export class MessageJob {
  private running: Promise<void> | null = null;
  private readonly stopping = new AbortController();

  constructor(private readonly parts: MessageJobParts) {}

  /** Looks for messages until it is stopped. */
  start(): void {
    this.running ??= this.loop();
  }

  /** Takes no further message, waits for those that are being sent, and closes the gateways. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await Promise.all(Object.values(this.parts.gateways).map((gateway) => gateway.close()));
  }

  /** Sends what is due now. Gives how many messages were taken. */
  async runOnce(): Promise<number> {
    const { outbox, gate, clock } = this.parts;
    const now = clock.now();
    const due = { kinds: gate.openKinds(), limit: AT_ONCE };
    const claimed = await outbox.claim(due, now, new Date(now.getTime() + LEASE_MS));
    await Promise.all(claimed.map((message) => this.deliver(message)));
    return claimed.length;
  }

  private async loop(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const count = await this.runOnce().catch((error: unknown) => {
        this.parts.log.error({ err: error }, 'the outbox could not be read');
        return 0;
      });
      // Stopping ends the pause by an error.
      if (count === 0) await wait(IDLE_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async deliver(message: ClaimedMessage): Promise<void> {
    const { outbox, clock, log } = this.parts;
    const { id, kind, template, tries } = message;
    const delivery = await this.attempt(message);
    const now = clock.now();
    // Never the recipient, nor what was written.
    this.parts.watch?.(kind, delivery.outcome);
    log.info({ message: id, kind, template, tries, outcome: delivery.outcome }, 'message');
    if (delivery.outcome === 'sent') return outbox.markSent(id, now, delivery.providerId);
    const { outcome, failure } = delivery;
    const isRepeatable = outcome === 'later' || (outcome === 'unknown' && this.parts.gateways[kind].repeatable);
    if (!isRepeatable || tries >= MAX_TRIES) return outbox.markFailed(id, failure);
    return outbox.tryAgain(id, new Date(now.getTime() + pauseAfter(tries)), failure);
  }

  private async attempt(message: ClaimedMessage): Promise<Delivery> {
    const gateway = this.parts.gateways[message.kind];
    if (message.good_until && message.good_until <= this.parts.clock.now())
      return { outcome: 'never', failure: 'too late' };
    if (message.interrupted && !gateway.repeatable) return { outcome: 'unknown', failure: 'broken off' };
    try {
      const attachments = await this.filesOf(message.attachments);
      if (!attachments) return { outcome: 'never', failure: 'the letter is gone' };
      return await this.parts.gate.deliver(message, { ...message, attachments, to: message.recipient }, gateway);
    } catch (error) {
      return { outcome: 'unknown', failure: (error as Error).name };
    }
  }

  /** The files of a mail, with letters drawn; null when one was erased. */
  private async filesOf(attachments: MailAttachment[]): Promise<(MailFile | MailCode)[] | null> {
    const files = await Promise.all(
      attachments.map(async (file) => ('letter' in file ? this.parts.drawLetter(file.letter) : file)),
    );
    return files.every((file) => file !== null) ? files : null;
  }
}
