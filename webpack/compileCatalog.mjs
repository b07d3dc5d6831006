// Compiles catalogs (id → ICU message) into the trees that react-intl formats from, so that no parser of messages goes to the browser. A loader
// gives the server's build whole catalogs; the plugin beside it gives the browser's a JSON file for each part of each language.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** @param catalog Messages by id. @returns Trees by id. */
export async function compileMessages(catalog) {
  const { parse } = await import(pathToFileURL(require.resolve('@formatjs/icu-messageformat-parser')).href);
  return Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => [id, parse(message, { captureLocation: false })]),
  );
}

export default function compileCatalog(source) {
  const done = this.async();
  compileMessages(JSON.parse(source)).then(
    (compiled) => done(null, JSON.stringify(compiled)),
    (error) => done(error),
  );
}
