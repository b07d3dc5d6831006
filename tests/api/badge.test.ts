/** The printable badge: its texts in five languages, its access control, and unconfirmed registrations. */
import { serverText, serverTextIds } from '../../server/lib/texts';
import { replaceMissingGlyphs } from '../../server/domain/documents/pdfDocument';
import { registerConfirmed, newEmail, registerVisitor, makeRegistrationBody } from '../support/factories';
import { extractPdfText } from '../support/pdfText';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const visitor = (locale = 'en') => site.visitor({ locale });
const badge = (client: TestVisitor, id: string) => client.requestRaw('ownRegistrationBadge', { path: { id } });
const badgeError = async (client: TestVisitor, id: string) => errorOf((await badge(client, id)).json());

test('returns a badge as a PDF named by its number, with identical bytes each time', async () => {
  const anna = visitor();
  const { id, number } = await registerConfirmed(anna);
  const response = await badge(anna, id);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${number}.pdf`,
    'content-language': 'en',
    'cache-control': 'no-store',
  });
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(response.rawPayload.length).toBeLessThan(100_000);
  expect((await badge(anna, id)).rawPayload.equals(response.rawPayload)).toBe(true);
});

test.each([
  ['zh-cn', '第27届深圳国际工业制造技术展览会', '2026年3月31日至4月3日'],
  ['en', '27th Shenzhen International Industrial Manufacturing Technology Exhibition', '31 March – 3 April 2026'],
  ['ru', '27-я Шэньчжэньская международная выставка', '31 марта'],
  ['zh-tw', '第27屆深圳國際工業製造技術展覽會', '2026年3月31日至4月3日'],
  ['ja', '第27回深圳国際工業製造技術展示会', '2026年3月31日'],
] as const)(
  'in %s the badge shows visitor, event, dates, address and instructions, with a glyph for each letter',
  async (locale, title, range) => {
    const anna = visitor(locale);
    const { id, number } = await registerConfirmed(anna);
    const text = extractPdfText((await badge(anna, id)).rawPayload)
      .join('')
      .replace(/\s/g, '');
    expect(text).not.toContain('□');
    expect(text).not.toContain('?');
    const { firstName, lastName, company } = makeRegistrationBody(newEmail());
    const labels = serverTextIds.filter((id) => id.startsWith('badge.')).map((id) => serverText(id, locale));
    for (const part of [title, range, number, `${firstName} ${lastName}`, company, ...labels])
      expect(text).toContain(String(part).replace(/\s/g, ''));
  },
);

test('replaces an accented letter missing from the font by its base letter, and a missing symbol by a question mark', () => {
  const has = (codePoint: number) => codePoint < 0x100 || (codePoint >= 0x4e00 && codePoint < 0x9fff);
  expect(replaceMissingGlyphs('Şükrü Łukasz  王 한', has)).toBe('Sükrü Lukasz 王 ?');
});

test('returns no badge to anyone else, signed in or not', async () => {
  const [anna, boris] = [visitor(), visitor()];
  const { id } = await registerConfirmed(anna);
  await registerConfirmed(boris);
  const notFound = { code: 404, reason: 'visitor.notFound' };
  expect(await badgeError(boris, id)).toEqual(notFound);
  expect(await badgeError(visitor(), id)).toEqual(notFound);
  expect(await badgeError(anna, '0123456789ABCDEFGHJKMNPQRS')).toEqual(notFound);
});

test('returns no badge before confirmation or after cancellation', async () => {
  const anna = visitor();
  const { id } = await registerVisitor(anna);
  expect(await badgeError(anna, id)).toEqual({ code: 409, reason: 'visitor.notConfirmed' });
  const boris = visitor();
  const { id: other } = await registerConfirmed(boris);
  expect((await boris.request('ownCancelRegistration', { path: { id: other } })).code).toBe(200);
  expect(await badgeError(boris, other)).toEqual({ code: 409, reason: 'visitor.cancelled' });
});
