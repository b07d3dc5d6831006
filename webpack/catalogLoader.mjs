// Compiles the texts of a catalog (id → ICU message) into the trees that react-intl formats from.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

export default async function compileCatalog(source) {
  const done = this.async();
  try {
    const { parse } = await import(pathToFileURL(require.resolve('@formatjs/icu-messageformat-parser')).href);
    const compiled = Object.fromEntries(
      Object.entries(JSON.parse(source)).map(([id, message]) => [id, parse(message, { captureLocation: false })]),
    );
    done(null, JSON.stringify(compiled));
  } catch (error) {
    done(error);
  }
}
