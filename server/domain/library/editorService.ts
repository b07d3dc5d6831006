/** Visitors' messages to the editors: stored, and mailed to the press office. */
import { localise } from '../../../src/rules/locales';
import { withCaptchaSession, type RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { fieldError } from '../../http/envelope';
import { LibraryRepository } from './libraryRepository';
import type { RateLimit } from '../limits/limitService';
import { newId } from '../../lib/ids';
import type { SharedDeps } from '../sharedDeps';

type Deps = Pick<SharedDeps, 'db' | 'content' | 'edition' | 'captcha' | 'mailer' | 'clock'>;

const PER_HOUR: RateLimit = { name: 'exchange message', max: 5, per: 'hour' };

export class EditorService {
  constructor(private readonly deps: Deps) {}

  /** Stores and mails a message. Only a valid one counts towards the limit and needs a captcha. */
  async send(
    { newsId, name, email, content: message }: Input<'mediaExchangeMessage'>['query'],
    context: RequestContext,
  ): Promise<HandlerResponse<'mediaExchangeMessage'>> {
    const { db, content, edition, captcha, mailer, clock } = this.deps;
    const solved = withCaptchaSession(context);
    const now = clock.now();
    const news = newsId === undefined ? undefined : await content.news(newsId, now);
    if (newsId !== undefined && !news) throw fieldError('record.notFound', '/query/newsId');
    await captcha.consumeWithinLimit(solved, PER_HOUR);
    const id = newId();
    const { locale, clientIp } = context;
    const row = {
      id,
      news_id: news?.id ?? null,
      name,
      email,
      content: message,
      locale,
      client: clientIp,
      created_at: now,
    };
    const { contacts } = await edition.current();
    await db.transaction().execute(async (tx) => {
      await new LibraryRepository(tx).addMessage(row);
      // The editors work in Chinese.
      await mailer.within(tx).send({
        to: contacts.pressEmail,
        template: 'editors',
        locale: 'zh-cn',
        clientIp,
        values: { name, email, content: message, news: news ? localise(news.title, 'zh-cn') : '–' },
      });
    });
    return { id, receivedAt: now.toISOString() };
  }
}
