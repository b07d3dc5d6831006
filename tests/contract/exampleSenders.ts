/** Senders of the contract's examples, with ids, codes and tokens that exist only in a test. */
import type { OperationId } from '../../server/http/contract';
import { registerConfirmedInChinese, newEmail, newMobile } from '../support/factories';
import { addField, nextText } from '../support/designer';
import { ownedWorld, type OwnedWorld } from '../support/ownedWorld';
import { startSignIn, consent } from '../support/wechatSignIn';
import type { CodePurpose, TestApp, TestVisitor } from '../support/testApp';

export interface Sender {
  client: TestVisitor;
  /** Values that replace the example's, by name, anywhere in the request. */
  overrides?: Record<string, unknown>;
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
export async function captchaSolver({ site }: ExampleWorld, overrides: Sender['overrides'] = {}): Promise<Sender> {
  const client = site.visitor({ locale: 'zh-cn' });
  await client.solveCaptcha();
  return { client, overrides };
}

/** A new visitor with a verified number. */
export const verifiedFor =
  (purpose: CodePurpose, overrides: Sender['overrides'] = {}): Setup =>
  async ({ site }) => {
    const client = site.visitor({ locale: 'zh-cn' });
    const mobile = newMobile();
    await client.verifyMobile(mobile, purpose);
    return { client, overrides: { mobile, ...overrides } };
  };

/** A person to whom a code was just sent. */
export const withCodeFor =
  (purpose: CodePurpose, overrides: (world: ExampleWorld) => object = () => ({})): Setup =>
  async (world) => {
    const mobile = newMobile();
    const { client } = await captchaSolver(world);
    await client.request('verifySmsCode', { body: { mobile, purpose } });
    return { client, overrides: { mobile, code: await client.codeFor(mobile), ...overrides(world) } };
  };

export const staff =
  (overrides: (world: ExampleWorld) => object = () => ({})): Setup =>
  (world) => ({
    client: world.site.visitor(),
    overrides: { ...overrides(world) },
    headers: { 'x-staff-device': world.device },
  });

export const owned =
  (role: 'zh' | 'en' | 'leader' | 'guest', overrides: (world: ExampleWorld) => object = () => ({})): Setup =>
  (world) => ({ client: world[role], overrides: { ...overrides(world) } });

/** The staff, at the start of the meeting. */
export const atMeeting =
  (overrides: (world: ExampleWorld) => object): Setup =>
  async (world) => {
    const meetings = world.site.database.db.selectFrom('meeting').select('starts_at');
    const { starts_at: at } = await meetings.where('id', '=', world.freeMeeting).executeTakeFirstOrThrow();
    return { ...(await staff(overrides)(world)), at };
  };

export const PAGE = { body: { current: 1, size: 5 } };

/** Anyone, with the first record of a list. */
export const listed =
  (
    list: OperationId,
    request: Parameters<TestVisitor['request']>[1] = PAGE,
    overrides: (record: { id: string; exhibitorId: string }) => object = ({ id }) => ({ id }),
  ): Setup =>
  async ({ site }) => {
    const client = site.visitor();
    const { data } = await client.request(list, request);
    const [first] = (data as { records?: never[] }).records ?? (data as never[]);
    if (!first) throw new Error(`${list} has no record.`);
    return { client, overrides: { ...overrides(first) } };
  };

export const withSolved =
  (setup: Setup): Setup =>
  async (world) => {
    const sender = await setup(world);
    await sender.client.solveCaptcha();
    return sender;
  };

/** Removes the member that an earlier example has created with the same number. */
export const asNewMember =
  (overrides: (world: ExampleWorld) => object): Setup =>
  async (world) => {
    await world.site.database.db.deleteFrom('group_user').where('mobile', '=', '13800138000').execute();
    return owned('leader', overrides)(world);
  };

/** By e-mail: a new visitor with a verified address. */
export const mailed =
  (purpose: CodePurpose): Setup =>
  async ({ site }) => {
    const client = site.visitor();
    const email = newEmail();
    await client.verifyEmail(email, purpose);
    return { client, overrides: { email } };
  };

export async function tokenOf(client: TestVisitor, to: string, pattern: RegExp): Promise<string> {
  const token = pattern.exec((await client.newestMail(to)).text)?.[1];
  if (!token) throw new Error(`The message to ${to} has no link.`);
  return token;
}

export const subscribed: Setup = async ({ site }) => {
  const client = site.visitor();
  const email = newEmail();
  await client.request('configSubscribe', { body: { email, language: 2 } });
  return { client, overrides: { token: await tokenOf(client, email, /token=([\w-]+)/) } };
};

export const invited =
  (pattern: RegExp, name: string): Setup =>
  async ({ site }) => {
    const client = site.visitor({ locale: 'zh-cn' });
    const mobile = newMobile();
    const { id: registrationId } = await registerConfirmedInChinese(client);
    const partners = [{ name: '李小红', mobile }];
    await client.request('visitorAddPartners', { body: { registrationId, partners, invite: true } });
    return { client, overrides: { [name]: await tokenOf(client, mobile, pattern) } };
  };

/** In a demo, designers are on this machine. */
export const designer: Setup = ({ site }) => ({ client: site.visitor({ clientIp: '127.0.0.1' }) });

/** A designer, and the draft of the examples. */
export const drafted =
  (overrides: (revision: number) => Record<string, unknown> = () => ({})): Setup =>
  async (world) => {
    const { client } = await designer(world);
    const path = { formId: 'visitor-en' };
    // Another example may have discarded it.
    const { data: existing } = await client.request('ownFormDraft', { path });
    const { revision = 0 } = (existing ?? {}) as { revision?: number };
    const body = { document: `{"version":${revision}}`, revision };
    const { data } = await client.request('ownSaveFormDraft', { path, body });
    return { client, overrides: overrides((data as { revision: number }).revision) };
  };

export const previewed: Setup = async (world) => {
  const { client } = await designer(world);
  const document = await nextText(world.site, 'visitor-en', addField());
  const { data } = await client.request('ownCreateFormPreview', { body: { formId: 'visitor-en', document } });
  return { client, overrides: { id: (data as { id: string }).id } };
};

export const withData: Setup = async ({ site }) => {
  const client = site.visitor({ locale: 'zh-cn' });
  const mobile = newMobile();
  await registerConfirmedInChinese(client, mobile);
  site.clock.advance({ minutes: 2 });
  await client.verifyMobile(mobile, 'myData');
  return { client };
};

/** A person who has consented on WeChat's page and returns with its code. */
export const signedIn =
  (device: { phone: boolean }): Setup =>
  async ({ site }) => {
    const client = site.visitor({ locale: 'zh-cn' });
    const { searchParams } = await consent(await startSignIn(client, device));
    return { client, overrides: Object.fromEntries(searchParams) };
  };
