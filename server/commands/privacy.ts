/**
 * `npm run privacy -- export|erase`: answers requests about personal data, by the services of the page for one's own
 * data.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { normaliseEmail } from '../domain/verification/verificationService';
import type { Contact, PersonalDataService } from '../domain/personalData/personalDataService';
import { writeFileAtomically } from '../wholeFile';
import type { OperatorCommand } from './operators';
import { readOptions, operatorOf, inEnglish } from './options';

const usage = `Usage: npm run privacy -- export --email <address> | --mobile <number> | --wechat <id> [--file <path>]
       npm run privacy -- erase --email <address> | --mobile <number> | --wechat <id>
Make sure first that it is the person who asks: a code sent to the address or number proves it. --wechat is for who is known by
nothing else: the union id, or the id in the organiser's account.`;

export type PrivacyRequest = { verb: 'export'; contact: Contact; file: string } | { verb: 'erase'; contact: Contact };

/** Parses the arguments of the command; null when they are invalid. */
export function readPrivacyRequest([verb, ...words]: string[]): PrivacyRequest | null {
  const options = readOptions(words, ['email', 'mobile', 'wechat', 'file']);
  if (!options || (verb !== 'export' && options.file !== undefined)) return null;
  const contacts: Contact[] = [];
  const { email, mobile, wechat } = options;
  if (email) contacts.push({ email: normaliseEmail(email) });
  if (mobile) contacts.push({ mobile });
  if (wechat) contacts.push({ open_id: wechat });
  const [contact, ...others] = contacts;
  if (!contact || others.length > 0) return null;
  if (verb === 'erase') return { verb, contact };
  const file = options.file ?? 'personal-data.json';
  return verb === 'export' && file !== '' ? { verb, contact, file } : null;
}

/** Runs a request and returns the lines to print. They never contain the person's contact. */
export async function runPrivacyRequest(service: PersonalDataService, request: PrivacyRequest): Promise<string[]> {
  if (request.verb === 'export') {
    const data = await service.showOf(request.contact, 'en');
    if (!data) return ['Nobody here has proved that address or number: there is nothing to export.'];
    await writeFileAtomically(request.file, (part) =>
      writeFile(part, `${JSON.stringify(data, null, 2)}\n`, { flush: true }),
    );
    const { registrations, groups, enrolments, payments } = data;
    return [
      `${request.file}: ${registrations.length} registrations, ${groups.length} delegations, ${enrolments.length} enrolments, ${payments.length} payments.`,
    ];
  }
  const erased = await service.eraseOf(request.contact).catch(inEnglish);
  if (!erased) return ['Nobody here has proved that address or number; what else named it was erased.'];
  const retained = erased.kept.map(({ what, why, until }) => `Kept: ${what} (${why}) until ${until}.`);
  return [`Erased at ${erased.erasedAt}. Backups hold it until they are removed.`, ...retained];
}

export const privacy: OperatorCommand = {
  ...operatorOf(usage, readPrivacyRequest, (services, request) => runPrivacyRequest(services.personalData, request)),
  resolvePaths(words) {
    const request = readPrivacyRequest(words);
    if (request?.verb !== 'export') return words;
    const [[name, value] = ['', '']] = Object.entries(request.contact);
    return ['export', name === 'open_id' ? '--wechat' : `--${name}`, value, '--file', resolve(request.file)];
  },
};
