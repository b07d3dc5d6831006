/** The session of a browser: renewed when somebody proves who they are, ended when they sign out, here or everywhere. */
import type { RequestContext } from '../../http/context';
import type { Answer, Input } from '../../http/contract';
import type { SharedParts } from '../parts';

type Parts = Pick<SharedParts, 'sessions' | 'tickets' | 'clock'>;

export class SessionService {
  constructor(private readonly parts: Parts) {}

  /** Whether a session of before there were signatures may go on: its proofs end within half an hour. */
  mayGoOn(session: string): Promise<boolean> {
    return this.parts.sessions.hasProofs(session, this.parts.clock.now());
  }

  /** Ends the ticket and the session of the request; everywhere: all tickets, links and proofs of the person. Repeating it answers the same. */
  async signOut({ everywhere }: Input<'ownSignOut'>['body'], context: RequestContext): Promise<Answer<'ownSignOut'>> {
    const { sessions, tickets } = this.parts;
    const person = await tickets.personOf(context);
    if (context.ticket !== null) await tickets.end(context.ticket);
    if (person && everywhere)
      await sessions.endPerson(
        person.id,
        [person.mobile, person.email].filter((contact) => contact !== null),
      );
    if (context.session !== null) await sessions.end(context.session);
    context.endSession();
    return { signedOut: true };
  }
}
