/**
 * `npm run i18n`: sorts the text files and lists missing and unused texts. Exits with 1 when a language is
 * incomplete.
 */
import { writeFileSync } from 'node:fs';
import { LOCALES } from '@/rules/locales';
import { partFile, readCatalog, readPart, sortById, unusedTexts } from './catalogFiles';
import { TEXT_PARTS } from './texts';

for (const locale of LOCALES)
  for (const part of TEXT_PARTS) {
    const texts = readPart(locale, part);
    const english = readPart('en', part);
    writeFileSync(partFile(locale, part), `${JSON.stringify(sortById(texts), null, 2)}\n`);
    const missing = Object.keys(english).filter((id) => !texts[id]);
    for (const id of missing) console.log(`${partFile(locale, part)} lacks ${id}`);
    for (const id of Object.keys(texts))
      if (!(id in english)) console.log(`${partFile(locale, part)} has ${id}, which English lacks`);
    if (missing.length > 0) process.exitCode = 1;
  }
for (const id of unusedTexts()) console.log(`No source uses ${id}`);
console.log(`${Object.keys(readCatalog('en')).length} texts`);
