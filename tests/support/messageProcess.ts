/** A job of messages as a process of its own, to be killed: DATABASE_URL, SMTP_URL and SITE_NOW say what it works on. */
import { makeClock } from '../../server/clock';
import { openPostgres } from '../../server/db/connect';
import { inboxGateway, smtpGateway } from '../../server/gateways/mail/smtp';
import { MessageJob } from '../../server/jobs/messageJob';
import { OutboxRepository } from '../../server/repositories/outbox';

const { DATABASE_URL = '', SMTP_URL = '', SITE_NOW = '' } = process.env;
const silent = () => undefined;

new MessageJob({
  outbox: new OutboxRepository(openPostgres(DATABASE_URL, { max: 2 }).db),
  gateways: { mail: smtpGateway({ url: SMTP_URL, from: 'news@exhibition.example' }), sms: inboxGateway },
  drawLetter: () => Promise.resolve(null),
  clock: makeClock(new Date(SITE_NOW)),
  log: { info: silent, error: silent },
}).start();
