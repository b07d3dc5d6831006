import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderApp } from '../../../tests/support/renderApp';
import { Gallery } from './Gallery';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
const galleryFiles = sources.filter((file) => file.endsWith('.gallery.tsx'));

/** The galleries as webpack's context has them. */
const loadGalleries = () =>
  Promise.all(
    galleryFiles.map(async (file) => ({
      name: file.replace(/^.*\/|\.gallery\.tsx$/g, ''),
      examples: (await import(resolve('src', file))) as Record<string, ComponentType>,
    })),
  );

test('each component of src/ui has an example', () => {
  const text = galleryFiles.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n');
  const components = sources
    .filter((file) => file.startsWith('ui/') && !/\.(test|gallery)\.tsx$/.test(file))
    .flatMap((file) => [
      ...readFileSync(`src/${file}`, 'utf8').matchAll(/^export (?:function|const) ([A-Z][a-z]\w+)/gm),
    ])
    .map(([, name = '']) => name);
  expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(text))).toEqual(['AnchorProvider']);
});

test('at least ten features have an example', () => {
  const features = new Set(galleryFiles.flatMap((file) => /^features\/(\w+)\//.exec(file)?.[1] ?? []));
  expect(features.size).toBeGreaterThanOrEqual(10);
});

test.each(['en', 'ja'] as const)('all examples render, in %s', async (locale) => {
  const galleries = await loadGalleries();
  // The examples of failures fail at once.
  await act(() => renderApp(<Gallery galleries={galleries} language={locale} />, { locale }));
  expect(screen.getAllByRole('article', { name: /^\w+: \w+$/ })).toHaveLength(
    galleries.flatMap(({ examples }) => Object.keys(examples)).length,
  );
});
