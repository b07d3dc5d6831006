/**
 * `npm run forms -- test [form] --browser`: shows the newest versions and drafts in the preview of /forms, in each
 * language, empty, filled in and with errors. Lists what axe-core finds and what the console reports.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { formFilesIn } from '../../server/forms/loadForms';
import { serialiseNextVersion } from '../../src/rules/forms/formText';
import { LANGUAGE_NAMES, LOCALES } from '../../src/rules/locales';
import { axe } from './axe';
import { launchBrowser, openPage, Site, visit } from './site';

const FOLDER = 'public/forms';

async function newestFiles(formId: string | undefined): Promise<string[]> {
  const versions = await formFilesIn(FOLDER);
  const drafts = await formFilesIn(FOLDER, 'drafts');
  const ofForm = (file: string) => file.split('/')[0];
  const newest = versions.filter((file, index) => ofForm(versions[index + 1] ?? '') !== ofForm(file));
  // A form without a version is unknown to the site.
  const known = drafts.filter((file) => newest.some((version) => ofForm(version) === ofForm(file)));
  return [...newest, ...known].filter((file) => !formId || ofForm(file) === formId).sort();
}

/** Stores the form as a draft of the next version, which /forms previews. */
async function storePreview(site: Site, file: string): Promise<string> {
  const definition = JSON.parse(await readFile(`${FOLDER}/${file}`, 'utf8')) as {
    formId: string;
    version: number;
    $schema?: string;
  };
  const { formId, version, $schema } = definition;
  const isDraft = file.endsWith('.draft.json');
  const text = isDraft ? JSON.stringify(definition) : serialiseNextVersion(definition, version + 1);
  // The first dialect is marked by its schema.
  const document = text.replace('../meta.schema.json', $schema ?? '../meta.schema.json');
  const response = await fetch(`${site.url}/api/web/own/form-preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formId, document }),
  });
  const { data, message } = (await response.json()) as { data: { url: string } | null; message: string };
  if (!data || !('url' in data)) throw new Error(message);
  return data.url;
}

/** The problems of a form in the current language of the preview. */
async function problemsIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await axe(page)).map((line) => `${state}: ${line}`));
  await look('empty');
  await page.locator('form button[type=submit]').last().click();
  await page.locator('form [role=alert]').first().waitFor();
  await look('with errors');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.locator('form [role=alert]').first().waitFor({ state: 'detached' });
  await look('filled in');
  await page.getByRole('button', { name: 'Clear' }).click();
  return [...new Set(found)];
}

const files = await newestFiles(process.argv[2]);
const browser = await launchBrowser().catch((error: Error) => {
  console.error(`The checks in a browser are left out. ${error.message}`);
  process.exit(1);
});
const site = await Site.start({ SITE_SANDBOX: '1' });
try {
  for (const file of files) {
    const { page, context, consoleErrors } = await openPage(browser);
    await context.addInitScript(() => window.localStorage.setItem('cookies-read', 'true'));
    await visit(page, `${site.url}${await storePreview(site, file)}&lang=en`);
    const problems: string[] = [];
    for (const locale of LOCALES) {
      const { short } = LANGUAGE_NAMES[locale];
      await page.getByRole('radio', { name: short, exact: true }).check();
      await page.locator('[data-width] form').waitFor();
      problems.push(...(await problemsIn(page)).map((line) => `${locale}, ${line}`));
    }
    problems.push(...consoleErrors.map((line) => `console: ${line}`));
    console.log(`${FOLDER}/${file}: ${problems.length === 0 ? 'no problem in the browser.' : ''}`);
    for (const line of problems) console.log(`  ${line}`);
    if (problems.length > 0) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
  await site.remove();
}
