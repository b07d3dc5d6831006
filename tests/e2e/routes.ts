/** The pages of docs/specification/routes.tsv as URLs of a running site. */
import { readFileSync } from 'node:fs';

const LANGUAGES = ['zh-cn', 'en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Tools, which are not public pages, and URLs whose names the specification withholds. */
const isNotPage = (path: string): boolean => /^\/(forms|dev)\b|\{(token|formId)\}/.test(path);

/** The first record of each kind with a details page. */
async function firstIds(url: string): Promise<Record<string, string>> {
  const calls = {
    'exhibitor-list/details/{id}': '/exhibitor/findPage',
    'products/details/{id?}': '/exhibit/findPage',
    'news/details/{id?}': '/web/news/findPage',
    'video/details/{id?}': '/web/video/findPage',
    'meeting/details/{id?}': '/web/meeting/findPage',
    'meeting/details/{id}/enrol': '/web/meeting/findPage',
    'meeting/signin/{id?}': '/web/meeting/findPage',
    'meeting/{themeId}': '/web/meeting/theme/findPage',
  };
  const found = await Promise.all(
    Object.entries(calls).map(async ([path, call]) => {
      const response = await fetch(`${url}/api${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"current":1,"size":1}',
      });
      const { data } = (await response.json()) as { data: { records: { id: string }[] } };
      return [path, path.replace(/\{\w+\??\}/, data.records[0]?.id ?? '')];
    }),
  );
  return Object.fromEntries(found) as Record<string, string>;
}

/**
 * @param url Of the running site.
 * @returns The URL of every route; for routes with a language, a function of it.
 */
export async function routeUrls(url: string): Promise<{ path: string; urlFor: (language: Language) => string }[]> {
  const ids = await firstIds(url);
  const rows = readFileSync('docs/specification/routes.tsv', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !/^(#|path\t)/.test(line))
    .map((line) => line.split('\t')[0] ?? '');
  return rows
    .filter((path) => !isNotPage(path))
    .map((path) => {
      const withIds = Object.entries(ids).reduce((urlFor, [from, to]) => urlFor.replace(from, to), path);
      const pattern = withIds
        .replace('register/{type?}', 'register/1')
        .replace(/\/page\/(2022|2023)\/\{id\}/, '/page/$1/1')
        .replace('theme/{id}', 'theme/1')
        .replace('stop/{code}', `stop/${'A'.repeat(13)}`)
        .replace('*', 'no-such-page')
        .replace(/\/\{\w+\?\}/g, '');
      return { path, urlFor: (language: Language) => pattern.replace('{lang}', language) };
    });
}

export const languages = LANGUAGES;
