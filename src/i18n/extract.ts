/**
 * `npm run i18n`: writes catalogs/en.json from the descriptors, sorts the others, takes over the texts of folders' own files, and names what is
 * missing or no longer used. Exits with 1 when a language is not complete.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogFile, collectDescriptors, folderTexts, readCatalog, sorted, sourceRoot, TRANSLATED } from './collect';

const root = sourceRoot(fileURLToPath(import.meta.url));
const english = sorted(await collectDescriptors(root));
const write = (file: string, catalog: object) => writeFileSync(file, `${JSON.stringify(catalog, null, 2)}\n`);

write(catalogFile(root, 'en'), english);
for (const locale of TRANSLATED) {
  const file = catalogFile(root, locale);
  const catalog = existsSync(file) ? readCatalog(file) : {};
  for (const [id, text] of Object.entries(folderTexts(root, locale))) if (id in english) catalog[id] ??= text;
  write(file, sorted(catalog));
  const missing = Object.keys(english).filter((id) => !catalog[id]);
  const unused = Object.keys(catalog).filter((id) => !(id in english));
  for (const id of missing) console.log(`${locale} lacks ${id}: ${english[id]}`);
  for (const id of unused) console.log(`${locale} has ${id}, which no descriptor uses`);
  if (missing.length > 0) process.exitCode = 1;
}
console.log(`${Object.keys(english).length} texts`);
