/** A message job in its own process, to be killed. DATABASE_URL, SMTP_URL and SITE_NOW configure it. */
import { makeClock } from '../../server/clock';
import { openPostgres } from '../../server/db/connect';
import { inboxGateway, smtpGateway } from '../../server/gateways/mail/smtp';
import { MessageJob } from '../../server/jobs/messageJob';
import { defaultLimits } from '../../server/limits';
import { LimitRepository } from '../../server/domain/limits/limitRepository';
import { MessageRecipientRepository } from '../../server/domain/messages/messageRecipientRepository';
import { OutboxRepository } from '../../server/domain/messages/outboxRepository';
import { LimitService } from '../../server/domain/limits/limitService';
import { MessageBudget } from '../../server/domain/messages/messageBudget';
import { OutboundGate } from '../../server/domain/messages/outboundGate';
import { Signer } from '../../server/lib/secrets';

const { DATABASE_URL = '', SMTP_URL = '', SITE_NOW = '' } = process.env;
const silent = () => undefined;

const { db } = openPostgres(DATABASE_URL, { max: 2 });
const clock = makeClock(new Date(SITE_NOW));
const outbox = new OutboxRepository(db);
const limits = new LimitService(new LimitRepository(db), clock, defaultLimits);

new MessageJob({
  outbox,
  gate: new OutboundGate({
    recipients: new MessageRecipientRepository(db),
    outbox,
    budget: new MessageBudget(limits),
    limits,
    signer: new Signer('a secret of a process of tests'),
    clock,
  }),
  gateways: { mail: smtpGateway({ url: SMTP_URL, from: 'news@exhibition.example' }), sms: inboxGateway },
  renderAttachment: () => Promise.resolve(null),
  clock,
  log: { info: silent, error: silent },
}).start();
