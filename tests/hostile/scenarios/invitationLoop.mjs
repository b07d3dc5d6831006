// Visitors from different networks invite one stranger repeatedly, removing the stranger from the list in between:
// only one message is sent.
import { registerIn, Session } from '../../soak/visitor.mjs';

const STRANGER = 'stranger@example.org';
const SENDERS = 5;
const ROUNDS = 5;

/** The sandbox's mails, as a tester reads them. */
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
    const session = new Session({ port: site.port, number, note: () => undefined });
    const email = `sender${number}@example.org`;
    const { id, ended } = await registerIn(session, { email, toolPorts: [site.port], mails });
    if (ended !== 'done') problems.push(`sender ${number} did not register: ${ended}`);
    for (let round = 0; round < ROUNDS; round += 1) {
      const partners = [{ firstName: 'Pat', lastName: 'Stranger', email: STRANGER }];
      const body = { registrationId: id, partners, invite: true };
      const answer = await session.once('POST', '/api/visit/regist/info/en/addPartner', body);
      if (answer.status !== 200) continue;
      accepted += 1;
      const [{ id: partner }] = JSON.parse(answer.text).data.partners;
      await session.once('GET', `/api/visit/regist/info/deletePartner/${partner}`);
    }
    session.agent.destroy();
  }
  const came = (await mails.of(STRANGER)).length;
  if (accepted === 0) problems.push('no invitation was accepted: the attack has shown nothing');
  if (came !== 1) problems.push(`${came} messages came to the stranger`);
  return { problems, invitations: SENDERS * ROUNDS, accepted, came };
}
