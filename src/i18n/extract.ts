/** `npm run i18n`: sorts the catalogs and names the texts that each lacks or no longer uses. Exits with 1 when a language is not complete. */
import { writeFileSync } from 'node:fs';
import { LOCALES } from '@/rules/locales';
import { catalogFile, collectDescriptors, readCatalog, sorted } from './collect';

const descriptors = await collectDescriptors();

for (const locale of LOCALES) {
  const catalog = readCatalog(locale);
  writeFileSync(catalogFile(locale), `${JSON.stringify(sorted(catalog), null, 2)}\n`);
  const missing = [...descriptors.keys()].filter((id) => !catalog[id]);
  const unused = Object.keys(catalog).filter((id) => !descriptors.has(id));
  for (const id of missing) console.log(`${locale} lacks ${id}`);
  for (const id of unused) console.log(`${locale} has ${id}, which no descriptor uses`);
  if (missing.length > 0) process.exitCode = 1;
}
console.log(`${descriptors.size} texts`);
