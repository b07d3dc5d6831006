// Compiles the texts of a catalog (id → ICU message) into the trees that react-intl formats from. `?form` gives the texts of forms,
// `?reading` all others.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** Ids of what only form documents show: the kit's and the registration's. */
const OF_FORMS = /^(form|visitorEn|captcha)\./;

export default async function compileCatalog(source) {
  const done = this.async();
  try {
    const { parse } = await import(pathToFileURL(require.resolve('@formatjs/icu-messageformat-parser')).href);
    const ofForms = this.resourceQuery === '?form';
    const compiled = Object.fromEntries(
      Object.entries(JSON.parse(source))
        .filter(([id]) => OF_FORMS.test(id) === ofForms)
        .map(([id, message]) => [id, parse(message, { captureLocation: false })]),
    );
    done(null, JSON.stringify(compiled));
  } catch (error) {
    done(error);
  }
}
