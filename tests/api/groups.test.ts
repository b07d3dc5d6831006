/**
 * A delegation is created with a verified number, grows to five, has numbers, a master and cars, and is locked at the
 * deadline.
 */
import { fromBufferPromise } from 'yauzl';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { createGroup, makeMemberBody, newIdCard, newMobile, signInForGroup, type Group } from '../support/factories';
import { buildTestApp, OPEN, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const visitor = () => site.visitor({ locale: 'zh-cn' });
const GROUP = { company: '深圳市示例机械有限公司', contactName: '王小明', privacyAgreed: true };

test('creates one group per number, which the number finds again', async () => {
  const wang = visitor();
  const mobile = await signInForGroup(wang);
  const body = { ...GROUP, contactEmail: 'wang@example.com', visitDay: '2026-03-31', remarks: '乘大巴前往' };
  const group = (await wang.request('groupUpdate', { body })).data as Group;
  expect(group).toEqual({
    id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
    state: 'forming',
    company: body.company,
    contactName: '王小明',
    contactMobile: mobile,
    contactEmail: 'wang@example.com',
    visitDay: '2026-03-31',
    remarks: '乘大巴前往',
    users: [],
    carNos: [],
    masterId: null,
    minimum: 5,
    missing: 5,
    locksAt: '2026-03-30T01:00:00.000Z',
    createdAt: '2026-03-10T02:00:00.000Z',
    updatedAt: '2026-03-10T02:00:00.000Z',
  });
  expect(errorOf(await wang.request('groupUpdate', { body: GROUP }))).toEqual({ code: 409, reason: 'group.exists' });
  site.clock.advance({ minutes: 2 });
  const again = visitor();
  await again.solveCaptcha();
  await again.request('verifySmsCode', { body: { mobile, purpose: 'group' } });
  const code = await again.codeFor(mobile);
  expect((await again.request('groupFindByMobile', { path: { mobile, code } })).data).toEqual({ exists: true, group });
  const changed = (await again.request('groupUpdate', { body: { ...GROUP, id: group.id } })).data as Group;
  expect([changed.remarks, changed.visitDay, changed.contactEmail]).toEqual([undefined, undefined, undefined]);
});

test('the ticket finds the group of its contact and of its master, and no group is not an error', async () => {
  const [wang, li, stranger] = [visitor(), visitor(), visitor()];
  const master = newMobile();
  expect((await stranger.request('ownGroup')).data).toEqual({ group: null });
  const { id } = await createGroup(wang, 0);
  await wang.request('groupSaveUser', { body: { groupId: id, ...makeMemberBody({ mobile: master }) } });
  await signInForGroup(li, master);
  await signInForGroup(stranger);
  const found = await Promise.all([wang, li, stranger].map((one) => one.request('ownGroup')));
  expect(found.map(({ data }) => (data as { group: Group | null }).group?.id ?? null)).toEqual([id, id, null]);
});

test('enforces the rules of the group and member forms for every caller', async () => {
  const wang = visitor();
  await signInForGroup(wang);
  expect(errorOf(await wang.request('groupUpdate', { body: { ...GROUP, company: 'ABC' } }))).toEqual({
    code: 400,
    reason: 'form.answerInvalid',
    fields: ['/body/company'],
  });
});

test('without a group the code returns only a ticket', async () => {
  const wang = visitor();
  await signInForGroup(wang);
  expect(wang.ticket).toBeDefined();
});

test.each([
  ['no consent', { privacyAgreed: false }, 'visitor.privacyMissing', 'privacyAgreed'],
  ['a day outside the exhibition', { visitDay: '2026-04-04' }, 'request.invalid', 'visitDay'],
])('rejects a group with %s', async (_what, changes, reason, field) => {
  const wang = visitor();
  await signInForGroup(wang);
  expect(errorOf(await wang.request('groupUpdate', { body: { ...GROUP, ...changes } }))).toEqual({
    code: 400,
    reason,
    fields: [`/body/${field}`],
  });
  expect((await wang.request('groupUpdate', { body: GROUP })).code).toBe(200);
});

test('five members make a delegation: each gets a number, and later members get one at once', async () => {
  const wang = visitor();
  const { id, users } = await createGroup(wang, 4);
  expect(users.map(({ number }) => number)).toEqual([null, null, null, null]);
  expect(errorOf(await wang.request('groupQrCode', { query: { visitGroupUserId: users[0]?.id ?? '' } }))).toEqual({
    code: 409,
    reason: 'group.forming',
  });
  expect(errorOf(await wang.request('groupExportQrCode', { query: { groupId: id } }))).toEqual({
    code: 409,
    reason: 'group.forming',
  });
  const fifth = (await wang.request('groupSaveUser', { body: { groupId: id, ...makeMemberBody() } }))
    .data as Group['users'][number];
  expect(fifth.number).toMatch(/^V27-/);
  const group = (await wang.request('groupFindById', { path: { id } })).data as Group;
  expect(group).toMatchObject({ state: 'delegation', missing: 0 });
  expect(new Set(group.users.map(({ number }) => number)).size).toBe(5);
  const { number, isMaster } = (await wang.request('groupSaveUser', { body: { groupId: id, ...makeMemberBody() } }))
    .data as Group['users'][number];
  expect([typeof number, isMaster]).toEqual(['string', false]);
});

test('the first member is the master; one call appoints another; the master can be removed last', async () => {
  const wang = visitor();
  const { id, users, masterId } = await createGroup(wang, 2);
  const [first, second] = users.map((user) => user.id) as [string, string];
  expect(masterId).toBe(first);
  const masterStaysError = { code: 409, reason: 'group.masterStays' };
  expect(errorOf(await wang.request('groupDeleteUser', { path: { id: first } }))).toEqual(masterStaysError);
  const named = (await wang.request('groupUpdateMaster', { path: { groupId: id, userId: second } })).data as Group;
  expect([named.masterId, named.users.map(({ isMaster }) => isMaster)]).toEqual([second, [false, true]]);
  expect((await wang.request('groupDeleteUser', { path: { id: first } })).data).toEqual({ id: first, deleted: true });
  expect((await wang.request('groupDeleteUser', { path: { id: second } })).code).toBe(200);
  expect((await wang.request('groupFindById', { path: { id } })).data).toMatchObject({ users: [], masterId: null });
  expect(errorOf(await wang.request('groupUpdateMaster', { path: { groupId: id, userId: second } }))).toEqual({
    code: 404,
    reason: 'group.userNotFound',
  });
});

test('the master finds the group by their own number, an ordinary member does not', async () => {
  const wang = visitor();
  const master = newMobile();
  const plain = newMobile();
  const { id } = await createGroup(wang, 0);
  await wang.request('groupBatchSave', {
    body: { groupId: id, users: [makeMemberBody({ mobile: master }), makeMemberBody({ mobile: plain })] },
  });
  const [li, zhao] = [visitor(), visitor()];
  await signInForGroup(li, master);
  await signInForGroup(zhao, plain);
  expect((await li.request('groupFindById', { path: { id } })).data).toMatchObject({ id });
  expect(errorOf(await zhao.request('groupFindById', { path: { id } }))).toEqual({
    code: 404,
    reason: 'group.notFound',
  });
});

describe('a member', () => {
  test('is replaced by a change, except that an absent number of the same document is preserved', async () => {
    const wang = visitor();
    const { id } = await createGroup(wang, 0);
    const member = makeMemberBody({ documentKind: 'idCard', documentNumber: newIdCard(), jobTitle: '经理' });
    const saved = (await wang.request('groupSaveUser', { body: { groupId: id, ...member } }))
      .data as Group['users'][number];
    expect(saved).toMatchObject({ documentMasked: expect.stringMatching(/^4403\*{10}\w{4}$/), jobTitle: '经理' });
    const { documentNumber: _number, jobTitle: _title, ...rest } = member as Record<string, unknown>;
    const changed = (await wang.request('groupUpdateUser', { body: { id: saved.id, ...rest, name: '李大红' } }))
      .data as Group['users'][number];
    expect([changed.name, changed.jobTitle, changed.documentMasked]).toEqual([
      '李大红',
      undefined,
      saved.documentMasked,
    ]);
  });

  test.each([
    [
      'a member under 18',
      () => ({ documentKind: 'idCard', documentNumber: newIdCard('20100101') }),
      'visitor.under18',
      'documentNumber',
    ],
    [
      'a member with an invalid card',
      () => ({ documentKind: 'idCard', documentNumber: '110101199003070012' }),
      'request.invalid',
      'documentNumber',
    ],
    ['a document without its kind', () => ({ documentNumber: 'E1234567' }), 'request.invalid', 'documentKind'],
    ['a name without a letter', () => ({ name: '12345' }), 'request.invalid', 'name'],
  ])('%s is rejected, and so is the whole batch', async (_what, changes, reason, field) => {
    const wang = visitor();
    const { id } = await createGroup(wang, 1);
    const users = [makeMemberBody(), makeMemberBody(changes())];
    expect(errorOf(await wang.request('groupBatchSave', { body: { groupId: id, users } }))).toEqual({
      code: 400,
      reason,
      fields: [`/body/users/1/${field}`],
    });
    expect((await wang.request('groupFindById', { path: { id } })).data).toMatchObject({ missing: 4 });
  });

  test('has a number that no other member has', async () => {
    const wang = visitor();
    const { id, users } = await createGroup(wang, 2);
    const [one, other] = users as [Group['users'][number], Group['users'][number]];
    const userExists = { code: 409, reason: 'group.userExists' };
    expect(
      errorOf(
        await wang.request('groupSaveUser', { body: { groupId: id, ...makeMemberBody({ mobile: one.mobile }) } }),
      ),
    ).toEqual({
      ...userExists,
      fields: ['/body/mobile'],
    });
    expect(
      errorOf(await wang.request('groupUpdateUser', { body: { id: other.id, name: '李小红', mobile: one.mobile } })),
    ).toEqual({ ...userExists, fields: ['/body/mobile'] });
    const batch = [makeMemberBody(), makeMemberBody({ mobile: other.mobile })];
    expect(errorOf(await wang.request('groupBatchSave', { body: { groupId: id, users: batch } }))).toEqual({
      ...userExists,
      fields: ['/body/users/1/mobile'],
    });
    expect(((await wang.request('groupFindById', { path: { id } })).data as Group).users).toHaveLength(2);
  });
});

test('replaces the earlier cars, and clears them if none is sent', async () => {
  const wang = visitor();
  const { id } = await createGroup(wang, 0);
  const cars = async (carNos?: string[]) =>
    ((await wang.request('groupAddCarNos', { body: { groupId: id, ...(carNos && { carNos }) } })).data as Group).carNos;
  expect(await cars(['粤B12345', '粤B54321'])).toEqual(['粤B12345', '粤B54321']);
  expect(await cars()).toEqual([]);
  expect(errorOf(await wang.request('groupAddCarNos', { body: { groupId: id, carNos: ['x'] } }))).toMatchObject({
    code: 400,
    fields: ['/body/carNos/0'],
  });
});

test('locks a group at the deadline: it can be read but not changed', async () => {
  const wang = visitor();
  const { id, users } = await createGroup(wang, 5);
  const [user] = users as [Group['users'][number]];
  site.clock.set('2026-03-30T09:00:00+08:00');
  const locked = { code: 409, reason: 'group.locked' };
  expect((await wang.request('groupFindById', { path: { id } })).data).toMatchObject({ state: 'locked' });
  expect(errorOf(await wang.request('groupUpdate', { body: { ...GROUP, id } }))).toEqual(locked);
  expect(errorOf(await wang.request('groupSaveUser', { body: { groupId: id, ...makeMemberBody() } }))).toEqual(locked);
  expect(errorOf(await wang.request('groupBatchSave', { body: { groupId: id, users: [makeMemberBody()] } }))).toEqual(
    locked,
  );
  expect(errorOf(await wang.request('groupUpdateUser', { body: { id: user.id, ...makeMemberBody() } }))).toEqual(
    locked,
  );
  expect(errorOf(await wang.request('groupDeleteUser', { path: { id: user.id } }))).toEqual(locked);
  expect(errorOf(await wang.request('groupUpdateMaster', { path: { groupId: id, userId: user.id } }))).toEqual(locked);
  expect(errorOf(await wang.request('groupAddCarNos', { body: { groupId: id } }))).toEqual(locked);
  expect((await wang.request('groupQrCode', { query: { visitGroupUserId: user.id } })).code).toBe(200);
  const late = visitor();
  await signInForGroup(late);
  expect(errorOf(await late.request('groupUpdate', { body: GROUP }))).toEqual({
    code: 409,
    reason: 'registration.closed',
  });
});

test('a scanner reads the QR codes, single and in the zip file, whose names identify the members', async () => {
  const wang = visitor();
  const { id } = await createGroup(wang, 4);
  await wang.request('groupSaveUser', { body: { groupId: id, ...makeMemberBody({ name: '../=Wang "X"' }) } });
  const { users } = (await wang.request('groupFindById', { path: { id } })).data as Group;
  const read = async (png: Buffer) => {
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
  };
  const single = (await wang.request('groupQrCode', { query: { visitGroupUserId: users[0]?.id ?? '' } })).data as {
    content: string;
    image: string;
  };
  expect(single.content).toMatch(new RegExp(`^${users[0]?.number}\\.[\\w-]{22}$`));
  expect(await read(Buffer.from(single.image.split(',')[1] ?? '', 'base64'))).toBe(single.content);
  const response = await wang.requestRaw('groupExportQrCode', { query: { groupId: id } });
  expect(response.headers['content-type']).toBe('application/zip');
  const zip = await fromBufferPromise(response.rawPayload, { lazyEntries: true });
  const pictures = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    pictures.set(entry.fileName, Buffer.concat(chunks));
  }
  const names = users.map(({ name, number }) => `${name === '李小红' ? name : 'Wang  X'} ${number}.png`);
  expect([...pictures.keys()]).toEqual(names);
  expect(await read(pictures.get(names[0] ?? '') ?? Buffer.alloc(0))).toBe(single.content);
});
