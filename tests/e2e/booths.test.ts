import type { Browser } from 'playwright-core';
import { axe } from './axe';
import { controlByName, press, type } from './keyboard';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration, visit } from './site';
import { solveCaptcha } from './steps';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

test('reserves a booth from abroad by keyboard only, corrects an error and loses nothing in a reload', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en/international/reserve-booth`);
  await page.getByLabel('Contact person').waitFor();
  expect(await axe(page)).toEqual([]);
  // The skip link.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await press(controlByName(page, 'Standard booths (3 by 3 m)'), 'Space');
  await type(controlByName(page, 'Number of standard booths'), '2');
  await page.getByText('18 m² in total').waitFor();
  await type(controlByName(page, 'Planned exhibits'), 'Five-axis milling machines');
  await type(controlByName(page, 'Contact person'), 'Anna Schmidt');
  await page.reload();
  await waitForHydration(page);
  await page.getByText('18 m² in total').waitFor();

  await page.getByLabel('Contact person').focus();
  await type(controlByName(page, /^Company/), 'Abc');
  await type(controlByName(page, 'Email'), 'anna.schmidt@example.com');
  await type(controlByName(page, 'Country'), 'Germany');
  await page.keyboard.press('Enter');
  await press(controlByName(page, /I have read/), 'Space');
  await press(controlByName(page, 'Send the reservation'));
  const errorLink = page.getByRole('alert').getByRole('link');
  await errorLink.waitFor();
  expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([
    'Company: Company Name at Least 4 Characters in Length',
  ]);
  await errorLink.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' Maschinenbau GmbH');

  await solveCaptcha(page, site, () => press(controlByName(page, 'Send the reservation')));
  await page.getByRole('heading', { level: 1, name: 'We’ve received your reservation' }).waitFor();
  await page.getByText('2 standard booths, 18 m²').waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});
