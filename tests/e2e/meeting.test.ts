/** A meeting from enrolment to sign-in: in March by keyboard, on the day by camera, online and offline. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { axe } from './axe';
import { writeCameraVideo } from './cameraVideo';
import { controlByName, press, type } from './keyboard';
import { setUpSite } from './setUpSite';
import { launchBrowser, openPage, type Site, waitForHydration, visit } from './site';
import { requestCode, findMeetingId } from './steps';

const MOBILE = '13800138041';
const ON_THE_DAY = '2026-04-01T12:40:00+08:00';
/** Errors that the test causes: a lost network, and unknown codes. */
const EXPECTED_ERRORS = /ERR_INTERNET_DISCONNECTED|status of 404|Canvas2D/;

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));
let camera: Browser | undefined;
let meetingId: string;
/** The enrolment's code, as shown on its page. */
let code: string;

beforeAll(async () => {
  meetingId = await findMeetingId(site, 'Joints and gearboxes');
});
afterAll(() => camera?.close());

test('books a seat by keyboard only: a reload loses nothing, and two clicks are one enrolment', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en/meeting/details/${meetingId}`);
  await page.getByRole('link', { name: 'Enrol', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Use a mainland China mobile number' }).click();
  await type(controlByName(page, 'Mobile number'), '12800138041');
  await page.keyboard.press('Enter');
  await page.getByText('Mobile number format is incorrect').waitFor();
  await page.getByLabel('Mobile number').fill(MOBILE);
  await requestCode(page, site);
  await page.getByRole('button', { name: /Resend in/ }).waitFor();
  await type(controlByName(page, 'Verification code'), await site.code(MOBILE));
  await page.keyboard.press('Enter');
  await type(controlByName(page, 'Name'), 'Wang Xiaoming');
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await waitForHydration(page);
  await page.getByText('Verified: 138 0013 8041').waitFor();
  await page.getByLabel('Name').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Wang Xiaoming');
  await press(controlByName(page, /I have read/), 'Space');
  let requestCount = 0;
  const enrolResponse = page.waitForResponse((response) => response.url().endsWith('/web/meeting/enroll/insert'));
  page.on('request', (request) => void (requestCount += Number(request.url().endsWith('/web/meeting/enroll/insert'))));
  await page.getByRole('button', { name: 'Enrol', exact: true }).dblclick();
  const response = (await (await enrolResponse).json()) as { data: { enrolment: { qrContent: string } } };
  code = response.data.enrolment.qrContent;
  await page.getByRole('heading', { level: 1, name: 'You’re enrolled' }).waitFor();
  expect(requestCount).toBe(1);
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('img', { name: 'Your QR code for this session' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('staff check in visitors with the camera, also offline, and a visitor checks in by their own number', async () => {
  await site.stop();
  await site.boot({ SITE_NOW: ON_THE_DAY });
  const output = await site.command('devices', 'issue', 'Hall 14 door', '--days', '3');
  const [key = ''] = /[\w-]{43}/.exec(output) ?? [];
  const videoPath = join(site.folder, 'camera.y4m');
  writeCameraVideo(code, videoPath);
  camera = await launchBrowser({ camera: videoPath });
  const { page, context, consoleErrors } = await openPage(camera);
  const signInUrl = `${site.url}/en/meeting/signin/${meetingId}`;
  const response = await visit(page, `${signInUrl}#device=${key}`);
  expect(await response?.headerValue('permissions-policy')).toContain('camera=(self)');
  await page.getByText('Wang Xiaoming is checked in').first().waitFor();
  expect(page.url()).toBe(signInUrl);
  expect(await axe(page)).toEqual([]);

  await page.waitForFunction(() => caches.match(location.href));
  await context.setOffline(true);
  for (const number of ['M27 0000 0001', 'm27-0000-0001', 'M27 0000 0002']) {
    await page.getByLabel('Name, number or mobile number').fill(number);
    await page.keyboard.press('Enter');
  }
  await page.getByText('2 check-ins waiting to be sent').waitFor();
  await page.getByText('No network. Keep scanning').waitFor();
  // The device was restarted meanwhile.
  await page.reload();
  await page.getByText('2 check-ins waiting to be sent').waitFor();
  await context.setOffline(false);
  await page.getByText('All check-ins sent').waitFor();
  expect(await page.getByRole('region', { name: 'Latest' }).getByText('Enrolment not found').count()).toBe(2);
  expect(consoleErrors.filter((error) => !EXPECTED_ERRORS.test(error))).toEqual([]);
  await context.close();

  const ownDevice = await openPage(browser, { viewport: { width: 375, height: 800 } });
  await visit(ownDevice.page, signInUrl);
  await ownDevice.page.getByRole('textbox', { name: 'Mobile number' }).fill(MOBILE);
  await requestCode(ownDevice.page, site);
  await ownDevice.page.getByRole('button', { name: /Resend in/ }).waitFor();
  await ownDevice.page.getByLabel('Verification code').fill(await site.code(MOBILE));
  await ownDevice.page.keyboard.press('Enter');
  await ownDevice.page.getByRole('heading', { level: 1, name: 'You’re checked in' }).waitFor();
  expect(ownDevice.page.url()).toBe(`${signInUrl}/result`);
  expect(await axe(ownDevice.page)).toEqual([]);
  expect(ownDevice.consoleErrors).toEqual([]);
  await ownDevice.context.close();
});
