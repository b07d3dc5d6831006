/**
 * The way out for a visitor whose document number somebody else has used: the registration is accepted next to the earlier one, the
 * organiser is told, and the original document decides on site.
 */
import type { RequestContext } from '../../http/context';
import type { VisitorRow } from '../../repositories/visitors';
import type { Bound } from '../identity/limitService';
import type { SharedParts } from '../parts';

type Parts = Pick<SharedParts, 'edition' | 'limits' | 'mailer'>;

const OF_PERSON: Bound = { name: 'document disputes', max: 2, per: 'day' };
const OF_CLIENT: Bound = { name: 'document disputes of client', max: 10, per: 'hour' };

export class DocumentDisputes {
  constructor(private readonly parts: Parts) {}

  async hold(who: string, { client }: Pick<RequestContext, 'client'>): Promise<void> {
    await this.parts.limits.holdClient(client, OF_CLIENT);
    await this.parts.limits.hold(who, OF_PERSON);
  }

  /** Tells the organiser which registration to look at. */
  async report({ id, edition: number }: VisitorRow, { client }: Pick<RequestContext, 'client'>): Promise<void> {
    const edition = await this.parts.edition.current();
    await this.parts.mailer.send({
      to: edition.contacts.email,
      template: 'documentDisputed',
      locale: 'zh-cn',
      client,
      values: { id, edition: number },
    });
  }
}
