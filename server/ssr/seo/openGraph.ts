/** /og/<path>.png: the Open Graph picture of a page (1200 × 630), generated at its first request and cached on disk. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FastifyInstance } from 'fastify';
import { drawScene, isSceneName, type ThemeId } from '../../../content/art';
import { localise, type Locale } from '../../../src/rules/locales';
import type { EditionEntry } from '../../content/schemas';
import { breakLines, renderTextPath } from '../../pictures/textPath';

const WIDTH = 1_200;
const HEIGHT = 630;
const TEXT_BOX = { left: 72, width: 530 };
/** Font sizes of a title, largest first, and the number of lines at each. */
const TITLE_SIZES = [
  { size: 64, lines: 3 },
  { size: 52, lines: 4 },
  { size: 42, lines: 5 },
] as const;
const THEME_COLOURS = ['#C1121F', '#E36414', '#0353A4', '#2D6A4F', '#5A189A'];
/** Part of the cache key: increase it when the drawing changes. */
const PICTURE_VERSION = 2;
/** About 60 KB each. The oldest are removed first. */
const MAX_FILES = 4_000;

export interface PageDescription {
  title: string;
  /** The URL of the page's generated illustration. */
  art: string | null;
  locale: Locale;
}

/** The scene in a URL of /art/. A page without an illustration gets one seeded by its title. */
function sceneOf({ art, title }: PageDescription) {
  const [, scene = '', theme = '0', seed = ''] =
    /^\/art\/([a-z-]+)\/([0-5])\/([A-Za-z0-9-]{1,60})\.svg/.exec(art ?? '') ?? [];
  if (isSceneName(scene)) return { scene, theme: Number(theme) as ThemeId, seed };
  return {
    scene: 'impeller' as const,
    theme: 0 as ThemeId,
    seed: createHash('sha256').update(title).digest('hex').slice(0, 8),
  };
}

/** The font has full-width quotation marks, which only Chinese and Japanese use. */
const halfWidth = (text: string, locale: Locale): string =>
  locale === 'en' || locale === 'ru' ? text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"') : text;

/** @returns the picture as PNG */
async function renderPagePicture(page: PageDescription, edition: EditionEntry): Promise<Buffer> {
  const { locale } = page;
  const title = halfWidth(page.title, locale);
  let layout = { size: 42, text: [] as string[] };
  for (const { size, lines } of TITLE_SIZES) {
    const text = await breakLines(title, { size, width: TEXT_BOX.width, bold: true, locale });
    layout = { size, text: text.slice(0, lines) };
    if (text.length <= lines) break;
  }
  const { size, text } = layout;
  const rows = await Promise.all(
    text.map((line, row) => renderTextPath(line, { x: TEXT_BOX.left, y: 210 + row * size * 1.28, size, bold: true })),
  );
  const name = localise(edition.name, locale);
  const [dates = ''] = await breakLines(
    `${edition.days[0]?.date.replaceAll('-', '.')} – ${edition.days.at(-1)?.date.slice(5).replace('-', '.')}`,
    { size: 26, width: 500, bold: true, locale },
  );
  const footer = await Promise.all([
    renderTextPath(dates, { x: TEXT_BOX.left, y: 520, size: 26, bold: true }),
    ...(await breakLines(name, { size: 20, width: TEXT_BOX.width, bold: false, locale }))
      .slice(0, 2)
      .map((line, row) => renderTextPath(line, { x: TEXT_BOX.left, y: 556 + row * 27, size: 20, bold: false })),
  ]);
  const scene = drawScene({ ...sceneOf(page), width: 560, height: HEIGHT - 8, background: 'dark' });
  // Raw pixels, because encoding between two steps costs as much as the picture itself.
  const { data, info } = await sharp(Buffer.from(scene))
    .resize(560, HEIGHT - 8, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const logoShapes = THEME_COLOURS.map(
    (colour, index) => `<path fill="${colour}" d="M${72 + index * 14} 118V68l11-12v62z"/>`,
  );
  const stripe = THEME_COLOURS.map((colour, index) => `<path fill="${colour}" d="M${index * 240} 622h240v8h-240z"/>`);
  const textSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><g fill="#FFFFFF">${rows.join('')}</g><g fill="#A9B7C4">${footer.join('')}</g>${logoShapes.join('')}${stripe.join('')}</svg>`;
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#0B1B2B' } })
    .composite([
      { input: data, raw: info, left: WIDTH - 560, top: 0 },
      { input: Buffer.from(textSvg), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 9, palette: true, effort: 1 })
    .toBuffer();
}

/**
 * Generated pictures on disk, named by their content. They are generated one at a time: each takes 10 MB and a core.
 */
export class PictureCache {
  private readonly pending = new Map<string, Promise<Buffer>>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly folder: string) {}

  async get(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const name = `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.png`;
    const file = await readFile(join(this.folder, name)).catch(() => null);
    if (file) return file;
    const picture = this.pending.get(name) ?? this.enqueue(() => this.renderToDisk(name, render));
    this.pending.set(name, picture);
    return picture.finally(() => this.pending.delete(name));
  }

  private enqueue(task: () => Promise<Buffer>): Promise<Buffer> {
    const result = this.queue.then(task);
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async renderToDisk(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await render();
    await mkdir(this.folder, { recursive: true });
    // Write to a temporary file and rename it, so that no request reads an incomplete picture.
    await writeFile(join(this.folder, `${name}.part`), picture);
    await rename(join(this.folder, `${name}.part`), join(this.folder, name));
    await this.evictOldest();
    return picture;
  }

  private async evictOldest(): Promise<void> {
    const names = (await readdir(this.folder)).filter((name) => name.endsWith('.png'));
    if (names.length <= MAX_FILES) return;
    const ages = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(this.folder, name))).mtimeMs })),
    );
    ages.sort((one, other) => one.at - other.at);
    await Promise.all(ages.slice(0, MAX_FILES / 10).map(({ name }) => rm(join(this.folder, name), { force: true })));
  }
}

interface OpenGraphDeps {
  folder: string;
  /** @param clientIp whose limits apply */
  describe(path: string, clientIp: string): Promise<PageDescription | null>;
}

export function openGraphRoutes(app: FastifyInstance, { folder, describe }: OpenGraphDeps): void {
  const pictures = new PictureCache(folder);
  app.get<{ Params: { '*': string } }>('/og/*', async ({ ip, params: { '*': file } }, reply) => {
    const path = /^(.{1,300})\.png$/.exec(file)?.[1];
    const page = path ? await describe(`/${path}`, ip) : null;
    if (!page) return reply.callNotFound();
    const edition = await app.services.edition.current();
    const key = JSON.stringify([page, edition.year, edition.days, PICTURE_VERSION]);
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await pictures.get(key, () => renderPagePicture(page, edition)));
  });
}
