/** /llms.txt (llmstxt.org): the exhibition, its pages and its data for language models. Facts come from the database. */
import type { FastifyInstance } from 'fastify';
import { deriveEdition } from '../../../src/rules/editionTexts';
import { LANGUAGE_NAMES, LOCALES, localise, type Locale } from '../../../src/rules/locales';
import { shanghaiMinute } from '../../../src/rules/shanghai';
import type { Services } from '../../domain';
import { datasetNames } from '../../domain/openData/datasets';
import { FILE_FORMATS } from '../../domain/openData/openDataService';

const LOCALE: Locale = 'en';
/** As in robots.txt. */
const PERSONAL = /^\/[^/]+\/my(\/|$)/;

type Menu = Awaited<ReturnType<Services['site']['menu']>>;

/** The pages of a menu in its order, under the names of the deepest level, without personal ones and other sites. */
function pagesOf(menu: Menu): { name: string; path: string }[] {
  const pages = new Map<string, string>();
  const visit = (items: Menu) => {
    for (const { name, path, menus } of items) {
      visit(menus as Menu);
      if (path?.startsWith('/') && !PERSONAL.test(path) && !pages.has(path)) pages.set(path, name);
    }
  };
  visit(menu);
  return [...pages].map(([path, name]) => ({ path, name }));
}

const link = (name: string, url: string, note?: string): string => `- [${name}](${url})${note ? `: ${note}` : ''}`;

async function llmsText({ edition, openData, site }: Services, origin: string): Promise<string> {
  const [current, figures, menus] = await Promise.all([
    edition.current(),
    openData.figures(),
    Promise.all(LOCALES.map(async (locale) => ({ locale, pages: pagesOf(await site.menu(locale)) }))),
  ]);
  const text = (value: Parameters<typeof localise>[0]) => localise(value, LOCALE);
  const { range, dailyOpeningHours } = deriveEdition(current);
  const { exhibitors, countries, products, booths, sessions } = figures;
  const { venue } = current;
  const files = datasetNames.flatMap((name) =>
    FILE_FORMATS.map((format) =>
      link(`${name}.${format}`, `${origin}/open-data/${name}.${format}?lang=${LOCALE}`, `${figures[name]} records`),
    ),
  );
  return [
    `# ${text(current.title)}`,
    '',
    `> Trade exhibition, ${text(range)}, ${text(venue.name)}, ${text(venue.city)}. ${exhibitors} exhibitors from ` +
      `${countries} countries and regions, ${products} products, ${booths} booths, ${sessions} conference sessions.`,
    '',
    `- Organiser: ${text(current.organiser)}`,
    `- Venue: ${text(venue.name)}, ${text(venue.address)}`,
    `- Opening hours (UTC+8): ${text(dailyOpeningHours)}`,
    `- Pre-registration closes on ${shanghaiMinute(new Date(current.preRegDeadline))} (UTC+8)`,
    `- Languages: ${LOCALES.map((locale) => `${LANGUAGE_NAMES[locale].name} (/${locale})`).join(', ')}`,
    `- Licence: ${openData.licenceLine(current, LOCALE)}`,
    ...menus.flatMap(({ locale, pages }) => [
      '',
      `## Pages: ${LANGUAGE_NAMES[locale].name}`,
      '',
      link(localise(current.shortName, locale), `${origin}/${locale}`),
      ...pages.map(({ name, path }) => link(name, origin + path)),
    ]),
    '',
    '## Open data',
    '',
    link(
      'Catalogue',
      `${origin}/open-data.json?lang=${LOCALE}`,
      'all files, licence and date, as schema.org DataCatalog',
    ),
    ...files,
    link('Programme', `${origin}/meetings.ics?lang=${LOCALE}`, 'iCalendar'),
    link('Days and deadlines', `${origin}/exhibition.ics?lang=${LOCALE}`, 'iCalendar'),
    link('News', `${origin}/news.rss?lang=${LOCALE}`, 'RSS'),
    '',
    `The query \`lang\` is one of ${LOCALES.join(', ')}.`,
    '',
    '## API',
    '',
    link('Documentation', `${origin}/api-docs`),
    link('OpenAPI document', `${origin}/openapi.json`),
    '',
    '## Optional',
    '',
    link('Sitemap', `${origin}/sitemap.xml`),
    '',
  ].join('\n');
}

export function llmsRoute(app: FastifyInstance, origin: string): void {
  app.get('/llms.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .compress(await llmsText(app.services, origin)),
  );
}
