/** Message providers are used only through the outbound gate. */
import { importsOf, isTest, sources, textOf } from './sources';

const server = sources.filter((file) => file.startsWith('server/') && !isTest(file));
const filesWith = (pattern: RegExp) => server.filter((file) => pattern.test(textOf(file))).sort();
const importersOf = (target: RegExp) =>
  server.filter((file) => importsOf(file).some(({ to, typeOnly }) => !typeOnly && target.test(to)));

test('only the gate sends a message to a gateway', () => {
  expect(filesWith(/\bgateways?\b(?:\[\w+\])?!?\.send\(/i)).toEqual(['server/domain/messages/outboundGate.ts']);
});

test('only the job that calls the gate imports the gateways', () => {
  const importers = importersOf(/^server\/gateways\/(mail|sms)\/(smtp|tencent|sandbox)$/);
  expect(importers.filter((file) => !file.startsWith('server/gateways/'))).toEqual(['server/jobs/openGateways.ts']);
  expect(filesWith(/\bMessageGateway\b/)).toEqual([
    'server/domain/messages/outboundGate.ts',
    'server/gateways/delivery.ts',
    'server/gateways/mail/smtp.ts',
    'server/gateways/sms/tencent.ts',
    'server/jobs/messageJob.ts',
    'server/jobs/openGateways.ts',
  ]);
});

test('only the mail gateway sends by nodemailer; the doctor checks whether its server responds', () => {
  expect(filesWith(/from 'nodemailer'/)).toEqual([
    'server/commands/doctor/services.ts',
    'server/gateways/mail/smtp.ts',
  ]);
  expect(filesWith(/\.sendMail\(/)).toEqual(['server/gateways/mail/smtp.ts']);
});

test('only the mailer, which calls the gate first, writes to the outbox', () => {
  expect(filesWith(/insertInto\('outbox_message'\)|insert into outbox_message/i)).toEqual([
    'server/domain/messages/outboxRepository.ts',
  ]);
  expect(filesWith(/\boutbox\.add\(/)).toEqual(['server/domain/messages/mailer.ts']);
});
