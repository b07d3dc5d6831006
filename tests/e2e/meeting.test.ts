/** A meeting from enrolment to sign-in: in March by keyboard, on the day by camera, online and offline. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { axe } from './axe';
import { cameraFilm } from './cameraFilm';
import { named, press, type } from './keyboard';
import { openForAll } from './opened';
import { launch, openPage, type Site, hydrated, visit } from './site';
import { askForCode, meetingCalled } from './steps';

const MOBILE = '13800138041';
const ON_THE_DAY = '2026-04-01T12:40:00+08:00';
/** Errors that the test causes: a lost network, and unknown codes. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|status of 404|Canvas2D/;

let site: Site;
let browser: Browser;
openForAll((opened) => ({ site, browser } = opened));
let camera: Browser | undefined;
let meetingId: string;
/** The enrolment's code, as shown on its page. */
let code: string;

beforeAll(async () => {
  meetingId = await meetingCalled(site, 'Joints and reducers');
});
afterAll(() => camera?.close());

test('books a seat by keyboard only: a reload loses nothing, and two clicks are one enrolment', async () => {
  const { page, context, faults } = await openPage(browser);
  await visit(page, `${site.url}/en/meeting/details/${meetingId}`);
  await page.getByRole('link', { name: 'Enrol', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Use a mobile number of mainland China' }).click();
  await type(named(page, 'Mobile number'), '12800138041');
  await page.keyboard.press('Enter');
  await page.getByText('Mobile number format is incorrect').waitFor();
  await page.getByLabel('Mobile number').fill(MOBILE);
  await askForCode(page, site);
  await page.getByRole('button', { name: /Resend in/ }).waitFor();
  await type(named(page, 'Verification code'), await site.code(MOBILE));
  await page.keyboard.press('Enter');
  await type(named(page, 'Name'), 'Wang Xiaoming');
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await page.getByText('Confirmed: 138 0013 8041').waitFor();
  await page.getByLabel('Name').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Wang Xiaoming');
  await press(named(page, /I have read/), 'Space');
  let sent = 0;
  const made = page.waitForResponse((response) => response.url().endsWith('/web/meeting/enroll/insert'));
  page.on('request', (request) => void (sent += Number(request.url().endsWith('/web/meeting/enroll/insert'))));
  await page.getByRole('button', { name: 'Enrol', exact: true }).dblclick();
  const response = (await (await made).json()) as { data: { enrolment: { qrContent: string } } };
  code = response.data.enrolment.qrContent;
  await page.getByRole('heading', { level: 1, name: 'You are enrolled' }).waitFor();
  expect(sent).toBe(1);
  await page.reload();
  await hydrated(page);
  await page.getByRole('img', { name: 'QR code of your place' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('staff check in visitors with the camera, also offline, and a visitor checks in by their own number', async () => {
  await site.stop();
  await site.boot({ SITE_NOW: ON_THE_DAY });
  const printed = await site.command('devices', 'issue', 'Hall 14 door', '--days', '3');
  const [key = ''] = /[\w-]{43}/.exec(printed) ?? [];
  const film = join(site.folder, 'camera.y4m');
  cameraFilm(code, film);
  camera = await launch({ camera: film });
  const { page, context, faults } = await openPage(camera);
  const signInUrl = `${site.url}/en/meeting/signin/${meetingId}`;
  const response = await visit(page, `${signInUrl}#device=${key}`);
  expect(await response?.headerValue('permissions-policy')).toContain('camera=(self)');
  await page.getByText('Wang Xiaoming is signed in').first().waitFor();
  expect(page.url()).toBe(signInUrl);
  expect(await axe(page)).toEqual([]);

  await page.waitForFunction(() => caches.match(location.href));
  await context.setOffline(true);
  for (const number of ['M27 0000 0001', 'm27-0000-0001', 'M27 0000 0002']) {
    await page.getByLabel('Name, number or mobile number').fill(number);
    await page.keyboard.press('Enter');
  }
  await page.getByText('2 sign-ins wait to be sent').waitFor();
  await page.getByText('No network. Go on scanning').waitFor();
  // The device was restarted meanwhile.
  await page.reload();
  await page.getByText('2 sign-ins wait to be sent').waitFor();
  await context.setOffline(false);
  await page.getByText('Nothing waits to be sent').waitFor();
  expect(await page.getByRole('region', { name: 'Latest' }).getByText('There is no such enrolment').count()).toBe(2);
  expect(faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]);
  await context.close();

  const own = await openPage(browser, { viewport: { width: 375, height: 800 } });
  await visit(own.page, signInUrl);
  await own.page.getByRole('textbox', { name: 'Mobile number' }).fill(MOBILE);
  await askForCode(own.page, site);
  await own.page.getByRole('button', { name: /Resend in/ }).waitFor();
  await own.page.getByLabel('Verification code').fill(await site.code(MOBILE));
  await own.page.keyboard.press('Enter');
  await own.page.getByRole('heading', { level: 1, name: 'You are signed in' }).waitFor();
  expect(own.page.url()).toBe(`${signInUrl}/result`);
  expect(await axe(own.page)).toEqual([]);
  expect(own.faults).toEqual([]);
  await own.context.close();
});
