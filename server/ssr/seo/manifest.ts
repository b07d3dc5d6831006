/** The web app manifest, /app.webmanifest?lang=<language>, and its icons. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FastifyInstance } from 'fastify';
import { languageTag, isLocale } from '../../../src/rules/locales';

const SIZES = [180, 192, 512] as const;
const THEME_COLOUR = '#0B1B2B';

export function manifestRoutes(app: FastifyInstance, publicFolder: string): void {
  app.get<{ Querystring: { lang?: string } }>('/app.webmanifest', async ({ query: { lang = 'zh-cn' } }, reply) => {
    if (!isLocale(lang)) return reply.callNotFound();
    const { name, shortName } = await app.services.edition.describe(undefined, lang);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        JSON.stringify({
          id: `/${lang}`,
          name,
          short_name: shortName,
          lang: languageTag(lang),
          start_url: `/${lang}`,
          scope: '/',
          display: 'minimal-ui',
          background_color: '#FFFFFF',
          theme_color: THEME_COLOUR,
          icons: SIZES.map((size) => ({
            src: `/icons/${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose: 'any',
          })),
        }),
      );
  });

  const icons = new Map<number, Promise<Buffer>>();
  app.get<{ Params: { file: string } }>('/icons/:file', async ({ params: { file } }, reply) => {
    const size = SIZES.find((one) => file === `${one}.png`);
    if (!size) return reply.callNotFound();
    const icon = icons.get(size) ?? renderIcon(join(publicFolder, 'root/favicon.svg'), size);
    icons.set(size, icon);
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await icon);
  });
}

/** The logo on white with a safe zone around it for round masks. */
async function renderIcon(source: string, size: number): Promise<Buffer> {
  const logo = await sharp(await readFile(source), { density: 600 })
    .resize(Math.round(size * 0.64), Math.round(size * 0.64), { fit: 'contain', background: '#FFFFFF' })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: '#FFFFFF' } })
    .composite([{ input: logo, gravity: 'centre' }])
    .png()
    .toBuffer();
}
