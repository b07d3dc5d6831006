// Visitors from different networks invite one stranger repeatedly, removing the stranger from the list in between:
// only one message is sent.
import { registerIn, Session } from '../../soak/visitor.mjs';

const STRANGER = 'stranger@example.org';
const SENDERS = 5;
const ROUNDS = 5;

/** The inbox of the sandbox, which is visible to testers. */
const inboxOf = (site) => ({
  of: async (to) => (await (await fetch(`${site.base}/dev/inbox.json?to=${encodeURIComponent(to)}`)).json()).messages,
  async codeFor(to) {
    const mails = await this.of(to);
    return /\b\d{6}\b/.exec(mails.map(({ text }) => text).join(' '))?.[0] ?? null;
  },
});

export async function run({ startSite }) {
  const site = await startSite();
  const mails = inboxOf(site);
  const problems = [];
  let accepted = 0;
  for (let number = 1; number <= SENDERS; number += 1) {
    const session = new Session({ port: site.port, number, record: () => undefined });
    const email = `sender${number}@example.org`;
    const { id, outcome } = await registerIn(session, { email, toolPorts: [site.port], mails });
    if (outcome !== 'done') problems.push(`sender ${number} did not register: ${outcome}`);
    for (let round = 0; round < ROUNDS; round += 1) {
      const partners = [{ firstName: 'Pat', lastName: 'Stranger', email: STRANGER }];
      const body = { registrationId: id, partners, invite: true };
      const response = await session.once('POST', '/api/visit/regist/info/en/addPartner', body);
      if (response.status !== 200) continue;
      accepted += 1;
      const [{ id: partner }] = JSON.parse(response.text).data.partners;
      await session.once('GET', `/api/visit/regist/info/deletePartner/${partner}`);
    }
    session.agent.destroy();
  }
  const received = (await mails.of(STRANGER)).length;
  if (accepted === 0) problems.push('no invitation was accepted, so the result means nothing');
  if (received !== 1) problems.push(`the stranger received ${received} messages`);
  return { problems, invitations: SENDERS * ROUNDS, accepted, received };
}
