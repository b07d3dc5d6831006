/** Senders of the contract's examples, with ids, codes and tokens that exist only in a test. */
import type { OperationId } from '../../server/http/contract';
import { registerConfirmedInChinese, newAddress, newMobile } from '../support/factories';
import { addField, nextText } from '../support/designer';
import { ownedWorld, type OwnedWorld } from '../support/ownedWorld';
import { startSignIn, consent } from '../support/wechatSignIn';
import type { CodePurpose, TestApp, TestVisitor } from '../support/testApp';

export interface Sender {
  by: TestVisitor;
  /** Values that replace the example's, by name, anywhere in the request. */
  known?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** The time of sending, if it matters. */
  at?: Date;
}

export interface ExampleWorld extends OwnedWorld {
  site: TestApp;
  device: string;
}

export async function exampleWorld(site: TestApp): Promise<ExampleWorld> {
  const { db } = site.database;
  const until = { valid_until: '2026-04-03T15:00:00+08:00', edition: 27 };
  await db
    .insertInto('redeem_code')
    .values({ code: 'FREE2026', uses_left: 9, ...until })
    .execute();
  await db
    .insertInto('invitation')
    .values({
      code: 'INV-8F3K2M',
      ...until,
      exhibitor_id: null,
      exhibitor_name: JSON.stringify({ en: 'Example Machine Tools' }),
      booths: '[]',
    })
    .execute();
  const { token: device } = await site.app.services.staff.issue({ name: 'Door', meetings: [], days: 60 });
  return { ...(await ownedWorld(site)), site, device };
}

export type Setup = (world: ExampleWorld) => Sender | Promise<Sender>;

/** A visitor who has solved a captcha. */
export async function captchaSolver({ site }: ExampleWorld, known: Sender['known'] = {}): Promise<Sender> {
  const by = site.visitor({ locale: 'zh-cn' });
  await by.solveCaptcha();
  return { by, known };
}

/** A new visitor with a verified number. */
export const verifiedFor =
  (purpose: CodePurpose, known: Sender['known'] = {}): Setup =>
  async ({ site }) => {
    const by = site.visitor({ locale: 'zh-cn' });
    const mobile = newMobile();
    await by.verifyMobile(mobile, purpose);
    return { by, known: { mobile, ...known } };
  };

/** A person to whom a code was just sent. */
export const withCodeFor =
  (purpose: CodePurpose, known: (world: ExampleWorld) => object = () => ({})): Setup =>
  async (world) => {
    const mobile = newMobile();
    const { by } = await captchaSolver(world);
    await by.request('verifySmsCode', { body: { mobile, purpose } });
    return { by, known: { mobile, code: await by.codeFor(mobile), ...known(world) } };
  };

export const staff =
  (known: (world: ExampleWorld) => object = () => ({})): Setup =>
  (world) => ({ by: world.site.visitor(), known: { ...known(world) }, headers: { 'x-staff-device': world.device } });

export const owned =
  (who: 'zh' | 'en' | 'leader' | 'guest', known: (world: ExampleWorld) => object = () => ({})): Setup =>
  (world) => ({ by: world[who], known: { ...known(world) } });

/** The staff, at the start of the meeting. */
export const atMeeting =
  (known: (world: ExampleWorld) => object): Setup =>
  async (world) => {
    const meetings = world.site.database.db.selectFrom('meeting').select('starts_at');
    const { starts_at: at } = await meetings.where('id', '=', world.freeMeeting).executeTakeFirstOrThrow();
    return { ...(await staff(known)(world)), at };
  };

export const PAGE = { body: { current: 1, size: 5 } };

/** Anyone, with the first record of a list. */
export const listed =
  (
    list: OperationId,
    request: Parameters<TestVisitor['request']>[1] = PAGE,
    known: (record: { id: string; exhibitorId: string }) => object = ({ id }) => ({ id }),
  ): Setup =>
  async ({ site }) => {
    const by = site.visitor();
    const { data } = await by.request(list, request);
    const [first] = (data as { records?: never[] }).records ?? (data as never[]);
    if (!first) throw new Error(`${list} has no record.`);
    return { by, known: { ...known(first) } };
  };

export const withSolved =
  (setup: Setup): Setup =>
  async (world) => {
    const sender = await setup(world);
    await sender.by.solveCaptcha();
    return sender;
  };

/** Removes the member that an earlier example has created with the same number. */
export const asNewMember =
  (known: (world: ExampleWorld) => object): Setup =>
  async (world) => {
    await world.site.database.db.deleteFrom('group_user').where('mobile', '=', '13800138000').execute();
    return owned('leader', known)(world);
  };

/** By e-mail: a new visitor with a verified address. */
export const mailed =
  (purpose: CodePurpose): Setup =>
  async ({ site }) => {
    const by = site.visitor();
    const email = newAddress();
    await by.verifyEmail(email, purpose);
    return { by, known: { email } };
  };

export async function tokenOf(by: TestVisitor, to: string, pattern: RegExp): Promise<string> {
  const token = pattern.exec((await by.newestMail(to)).text)?.[1];
  if (!token) throw new Error(`The message to ${to} has no link.`);
  return token;
}

export const subscribed: Setup = async ({ site }) => {
  const by = site.visitor();
  const email = newAddress();
  await by.request('configSubscribe', { body: { email, language: 2 } });
  return { by, known: { token: await tokenOf(by, email, /token=([\w-]+)/) } };
};

export const invited =
  (pattern: RegExp, name: string): Setup =>
  async ({ site }) => {
    const by = site.visitor({ locale: 'zh-cn' });
    const mobile = newMobile();
    const { id: registrationId } = await registerConfirmedInChinese(by);
    const partners = [{ name: '李小红', mobile }];
    await by.request('visitorAddPartners', { body: { registrationId, partners, invite: true } });
    return { by, known: { [name]: await tokenOf(by, mobile, pattern) } };
  };

/** In a demo, designers are on this machine. */
export const designer: Setup = ({ site }) => ({ by: site.visitor({ address: '127.0.0.1' }) });

export const previewed: Setup = async (world) => {
  const { by } = await designer(world);
  const document = await nextText(world.site, 'visitor-en', addField());
  const { data } = await by.request('ownCreateFormPreview', { body: { formId: 'visitor-en', document } });
  return { by, known: { id: (data as { id: string }).id } };
};

export const withData: Setup = async ({ site }) => {
  const by = site.visitor({ locale: 'zh-cn' });
  const mobile = newMobile();
  await registerConfirmedInChinese(by, mobile);
  site.clock.advance({ minutes: 2 });
  await by.verifyMobile(mobile, 'myData');
  return { by };
};

/** A person who has consented on WeChat's page and returns with its code. */
export const signedIn =
  (device: { phone: boolean }): Setup =>
  async ({ site }) => {
    const by = site.visitor({ locale: 'zh-cn' });
    const { searchParams } = await consent(await startSignIn(by, device));
    return { by, known: Object.fromEntries(searchParams) };
  };
