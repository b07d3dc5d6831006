/** How responses are handled (specification, section 8), and their effects on the site. */

import { basicApi, configApi, groupApi, ownApi, visitorApi } from '@/api';
import { deviceDetected } from '@/state/clientSlice';
import { selectIsLoading, selectToasts, TOAST_MS } from '@/state/noticesSlice';
import { selectMenu } from '@/state/menuSlice';
import { example, exampleOf, FakeResponse, file, errorResponse } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { makeTestStore, type TestStore } from '../support/makeTestStore';

/** A response as another server would send it. */
const outside = (body: unknown, options: { status?: number; type?: string; headers?: Record<string, string> }) =>
  new FakeResponse(body, { ...options, outsideContract: 'section 8 covers any response' });

const menuOf = ({ store }: TestStore) =>
  store.dispatch(configApi.endpoints.configMenu.initiate(undefined, { subscribe: false, forceRefetch: true }));

describe('403 requires sign-in by WeChat', () => {
  const server = () =>
    fakeServer({
      visitorFindVisit: errorResponse('auth.wechatSignInMissing'),
      configMenu: errorResponse('auth.wechatSignInMissing'),
    });

  test('§8.2a and redirects to it, with the return address', async () => {
    const { store, navigations } = makeTestStore({ server: server(), path: '/zh-cn/my?tab=1&x=a b' });
    await store.dispatch(visitorApi.endpoints.visitorFindVisit.initiate());
    expect(navigations).toEqual(['/wx-redirect?f=%2Fzh-cn%2Fmy%3Ftab%3D1%26x%3Da%20b']);
  });

  test('§8.2a but not in the global region', async () => {
    const { store, navigations } = makeTestStore({ server: server(), region: 'global' });
    await store.dispatch(visitorApi.endpoints.visitorFindVisit.initiate());
    expect(navigations).toEqual([]);
  });

  test('§8.2b and leaves an empty menu', async () => {
    const world = makeTestStore({ server: fakeServer({ configMenu: example }) });
    await menuOf(world);
    expect(selectMenu(world.store.getState())).toEqual(exampleOf('configMenu'));
    world.server.responses.configMenu = errorResponse('auth.wechatSignInMissing');
    await menuOf(world);
    expect(selectMenu(world.store.getState())).toEqual([]);
  });
});

test('a menu request that fails for another reason preserves the current menu', async () => {
  const world = makeTestStore({ server: fakeServer({ configMenu: example }) });
  await menuOf(world);
  for (const response of [errorResponse('record.notFound'), () => Promise.reject(new TypeError('Failed to fetch'))]) {
    world.server.responses.configMenu = response;
    await menuOf(world);
    expect(selectMenu(world.store.getState())).toEqual(exampleOf('configMenu'));
  }
});

test('a response without a message has an empty message, of every kind', async () => {
  const world = makeTestStore({ server: fakeServer({ configMenu: outside({ code: 409 }, { status: 409 }) }) });
  expect((await menuOf(world)).error).toMatchObject({ kind: 'response', code: 409, message: '', reason: null });
  for (const body of ['"text"', 'null', '7']) {
    world.server.responses.configMenu = outside(JSON.parse(body), { status: 500 });
    expect((await menuOf(world)).error).toEqual({ kind: 'network', code: 500, message: 'HTTP 500' });
  }
  expect(selectToasts(world.store.getState())).toEqual([]);
});

describe('500', () => {
  const failing = (message: string) => fakeServer({ configMenu: errorResponse('server.error', undefined, message) });

  test('§8.3a §8.3b with a message shows it for four seconds, and identical ones once', async () => {
    const world = makeTestStore({ server: failing('Please try again later') });
    await Promise.all([menuOf(world), menuOf(world)]);
    await menuOf(world);
    expect(selectToasts(world.store.getState())).toEqual([{ id: 1, kind: 'error', text: 'Please try again later' }]);
    expect(TOAST_MS).toBe(4_000);
    world.advanceTime(3_999);
    expect(selectToasts(world.store.getState())).toHaveLength(1);
    world.advanceTime(1);
    expect(selectToasts(world.store.getState())).toEqual([]);
  });

  test('without a message shows nothing', async () => {
    const world = makeTestStore({ server: failing('') });
    await menuOf(world);
    expect(selectToasts(world.store.getState())).toEqual([]);
  });

  test('is the only code that is shown automatically', async () => {
    const world = makeTestStore({ server: fakeServer({ configMenu: example }) });
    for (const reason of ['limit.tooSoon', 'record.notFound', 'limit.exceeded', 'server.unavailable'] as const) {
      world.server.responses.configMenu = errorResponse(reason);
      await menuOf(world);
    }
    expect(selectToasts(world.store.getState())).toEqual([]);
    expect(world.navigations).toEqual([]);
  });
});

describe('loading', () => {
  test('§4.1a lasts until the last of the pending responses', async () => {
    const ends: (() => void)[] = [];
    const later = () => new Promise<[]>((resolve) => ends.push(() => resolve([])));
    const world = makeTestStore({ server: fakeServer({ configMenu: later, configHotKeyword: later }) });
    const calls = [menuOf(world), world.store.dispatch(configApi.endpoints.configHotKeyword.initiate())];
    await world.settled();
    expect(selectIsLoading(world.store.getState())).toBe(true);
    ends[0]?.();
    await calls[0];
    expect(selectIsLoading(world.store.getState())).toBe(true);
    ends[1]?.();
    await calls[1];
    expect(selectIsLoading(world.store.getState())).toBe(false);
  });

  test('§8.4 ends if the server cannot be reached', async () => {
    const failFetch = () => {
      throw new TypeError('Failed to fetch');
    };
    const world = makeTestStore({ server: fakeServer({ configMenu: failFetch }) });
    expect((await menuOf(world)).error).toEqual({ kind: 'network', code: null, message: 'Failed to fetch' });
    expect(selectIsLoading(world.store.getState())).toBe(false);
    expect(selectToasts(world.store.getState())).toEqual([]);
  });
});

describe('responses without an envelope', () => {
  test('§8.5 a file is returned as its name, size and object URL, and is not downloaded by reading it', async () => {
    const world = makeTestStore({
      server: fakeServer({ groupExcelTemplate: file('PK-secret-bytes', 'application/octet-stream', '团队 模板.xlsx') }),
    });
    const { data } = await world.store.dispatch(groupApi.endpoints.groupExcelTemplate.initiate());
    expect(data).toEqual({ fileName: '团队 模板.xlsx', size: 15, url: 'blob:http://site/1' });
    expect(world.downloads).toEqual([]);
    world.services.download('blob:http://site/1', '团队 模板.xlsx');
    expect(await world.downloads[0]?.file.text()).toBe('PK-secret-bytes');
    expect(JSON.stringify(world.store.getState())).not.toContain('PK-secret-bytes');
  });

  test('a picture of a file call is a file, whatever its type', async () => {
    const world = makeTestStore({ server: fakeServer({ groupExcelTemplate: file('PNG', 'image/png', 'code.png') }) });
    const { data } = await world.store.dispatch(groupApi.endpoints.groupExcelTemplate.initiate());
    expect(data).toMatchObject({ fileName: 'code.png', size: 3 });
  });

  test('a picture of any other call is a network error', async () => {
    const world = makeTestStore({ server: fakeServer({ configMenu: outside('PNG', { type: 'image/png' }) }) });
    expect((await menuOf(world)).error).toMatchObject({ kind: 'network', code: 200 });
  });

  test('a file without a name has the name download', async () => {
    for (const named of [undefined, 'attachment; filename="plain.xlsx"']) {
      const headers: Record<string, string> = named === undefined ? {} : { 'content-disposition': named };
      const response = new FakeResponse('PK', { type: 'application/octet-stream', headers });
      const world = makeTestStore({ server: fakeServer({ groupExcelTemplate: response }) });
      const { data } = await world.store.dispatch(groupApi.endpoints.groupExcelTemplate.initiate());
      expect(data?.fileName).toBe('download');
    }
  });

  test('a rejected file is an error like any other', async () => {
    const world = makeTestStore({ server: fakeServer({ groupExcelTemplate: errorResponse('record.notFound') }) });
    expect((await world.store.dispatch(groupApi.endpoints.groupExcelTemplate.initiate())).error).toMatchObject({
      kind: 'response',
      code: 404,
    });
  });

  test.each([200, 500])(
    'an envelope with code 500 and status %i is an error of a file call, never a file',
    async (status) => {
      const failed = outside({ code: 500, message: 'The workbook could not be made.' }, { status });
      const world = makeTestStore({ server: fakeServer({ groupExcelTemplate: failed }) });
      const { error } = await world.store.dispatch(groupApi.endpoints.groupExcelTemplate.initiate());
      expect(error).toMatchObject({ kind: 'response', code: 500, message: 'The workbook could not be made.' });
    },
  );

  test('an HTML page of a gateway is a network error, for a file call too', async () => {
    const page = outside('<html>', { type: 'text/html' });
    const world = makeTestStore({ server: fakeServer({ groupExcelTemplate: page, configMenu: page }) });
    const error = { error: { kind: 'network', code: 200 } };
    expect(await world.store.dispatch(groupApi.endpoints.groupExcelTemplate.initiate())).toMatchObject(error);
    expect(await world.store.dispatch(configApi.endpoints.configMenu.initiate())).toMatchObject(error);
  });

  const zip = {
    type: 'application/zip',
    headers: { 'content-disposition': "attachment; filename*=UTF-8''menu.zip" },
  };
  test('§8.5 a zip is a file, also from a call that usually returns an envelope', async () => {
    const world = makeTestStore({ server: fakeServer({ configMenu: outside('PK', zip) }) });
    const { data } = await world.store.dispatch(configApi.endpoints.configMenu.initiate());
    expect(data).toMatchObject({ fileName: 'menu.zip', size: 2 });
  });

  test('§8.5 a text is returned unchanged', async () => {
    const world = makeTestStore({
      server: fakeServer({
        ownRegistrationCalendar: file('BEGIN:VCALENDAR', 'text/calendar; charset=utf-8', 'V27.ics'),
      }),
    });
    expect(
      (await world.store.dispatch(ownApi.endpoints.ownRegistrationCalendar.initiate('01HZX3K8Q4N6T2V9B7M5C1D0EF')))
        .data,
    ).toBe('BEGIN:VCALENDAR');
  });

  test('§8.5 a .json is returned unchanged', async () => {
    const world = makeTestStore({ server: fakeServer({ basicGlobalJson: example }) });
    expect((await world.store.dispatch(basicApi.endpoints.basicGlobalJson.initiate('7'))).data).toEqual(
      exampleOf('basicGlobalJson'),
    );
    expect(world.server.only('basicGlobalJson').url).toBe('/static/global.json?v=7');
  });
});

test('stores the menu in its slice as soon as it arrives', async () => {
  const world = makeTestStore({ server: fakeServer({ configMenu: example }) });
  await menuOf(world);
  expect(selectMenu(world.store.getState())).toEqual(exampleOf('configMenu'));
});

test('§4.1c loading ends 300 ms after the response on a phone, at once on a desktop', async () => {
  const world = makeTestStore({ server: fakeServer({ configMenu: example }) });
  world.store.dispatch(deviceDetected({ device: 'mobile', inWechat: false }));
  await menuOf(world);
  world.advanceTime(299);
  expect(selectIsLoading(world.store.getState())).toBe(true);
  world.advanceTime(1);
  expect(selectIsLoading(world.store.getState())).toBe(false);
  world.store.dispatch(deviceDetected({ device: 'desktop', inWechat: false }));
  await menuOf(world);
  expect(selectIsLoading(world.store.getState())).toBe(false);
});
