/** Noto Sans SC from a package, so that pictures and documents look the same on every machine. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Font } from 'fontkit';

const FILES = { bold: '700Bold/NotoSansSC_700Bold', regular: '400Regular/NotoSansSC_400Regular' } as const;
type Weight = keyof typeof FILES;

interface LoadedFont {
  bytes: Buffer;
  font: Font;
}

const fonts = new Map<Weight, Promise<LoadedFont>>();

/** Loads a font once, on first use. Each has ten megabytes. */
export function loadNotoSans(weight: Weight): Promise<LoadedFont> {
  const cached = fonts.get(weight);
  if (cached) return cached;
  const loading = load(weight);
  loading.catch(() => fonts.delete(weight));
  fonts.set(weight, loading);
  return loading;
}

async function load(weight: Weight): Promise<LoadedFont> {
  const { resolve: resolvePackage } = createRequire(pathToFileURL(resolve('package.json')).href);
  const [bytes, { create }] = await Promise.all([
    readFile(resolvePackage(`@expo-google-fonts/noto-sans-sc/${FILES[weight]}.ttf`)),
    import(/* webpackMode: "eager" */ 'fontkit'),
  ]);
  return { bytes, font: create(bytes) as Font };
}
