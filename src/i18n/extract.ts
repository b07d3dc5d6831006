/** `npm run i18n`: writes catalogs/en.json from the descriptors, sorts the others and names what is missing or no longer used. Exits with 1 when a language is not complete. */
import { writeFileSync } from 'node:fs';
import { catalogFile, collectDescriptors, readCatalog, sorted, TRANSLATED } from './collect';

const english = await collectDescriptors();
const write = (file: string, catalog: object) => writeFileSync(file, `${JSON.stringify(catalog, null, 2)}\n`);

write(catalogFile('en'), english);
for (const locale of TRANSLATED) {
  const catalog = readCatalog(locale);
  write(catalogFile(locale), sorted(catalog));
  const missing = Object.keys(english).filter((id) => !catalog[id]);
  const unused = Object.keys(catalog).filter((id) => !(id in english));
  for (const id of missing) console.log(`${locale} lacks ${id}: ${english[id]}`);
  for (const id of unused) console.log(`${locale} has ${id}, which no descriptor uses`);
  if (missing.length > 0) process.exitCode = 1;
}
console.log(`${Object.keys(english).length} texts`);
