import type { Browser } from 'playwright-core';
import { axe } from './axe';
import { named, press, type } from './keyboard';
import { openForAll } from './opened';
import { openPage, type Site, hydrated, visit } from './site';
import { answerCaptcha } from './steps';

let site: Site;
let browser: Browser;
openForAll((opened) => ({ site, browser } = opened));

test('reserves a booth from abroad by keyboard only, corrects an error and loses nothing in a reload', async () => {
  const { page, context, faults } = await openPage(browser);
  await visit(page, `${site.url}/en/international/reserve-booth`);
  await page.getByLabel('Contact person').waitFor();
  expect(await axe(page)).toEqual([]);
  // The skip link.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await press(named(page, 'Standard booths (3 by 3 m)'), 'Space');
  await type(named(page, 'Number of standard booths'), '2');
  await page.getByText('18 m² in all').waitFor();
  await type(named(page, 'Planned exhibits'), 'Five-axis milling machines');
  await type(named(page, 'Contact person'), 'Anna Schmidt');
  await page.reload();
  await hydrated(page);
  await page.getByText('18 m² in all').waitFor();

  await page.getByLabel('Contact person').focus();
  await type(named(page, /^Company/), 'Abc');
  await type(named(page, 'Email'), 'anna.schmidt@example.com');
  await type(named(page, 'Country'), 'Germany');
  await page.keyboard.press('Enter');
  await press(named(page, /I have read/), 'Space');
  await press(named(page, 'Send the reservation'));
  const mistake = page.getByRole('alert').getByRole('link');
  await mistake.waitFor();
  expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([
    'Company: Company Name at Least 4 Characters in Length',
  ]);
  await mistake.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' Maschinenbau GmbH');

  await answerCaptcha(page, site, () => press(named(page, 'Send the reservation')));
  await page.getByRole('heading', { level: 1, name: 'We have your reservation' }).waitFor();
  await page.getByText('2 standard booths, 18 m²').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
