/**
 * `npm run privacy -- export|erase`: handles requests about personal data, with the services of the page "my data".
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { normaliseEmail } from '../domain/verification/verificationService';
import type { Contact, PersonalDataService } from '../domain/personalData/personalDataService';
import { writeFileAtomically } from '../atomicFile';
import type { OperatorCommand } from './operatorCommands';
import { parseOptions, defineOperatorCommand, rethrowInEnglish } from './options';

const usage = `Usage: npm run privacy -- export --email <address> | --mobile <number> | --wechat <id> [--file <path>]
       npm run privacy -- erase --email <address> | --mobile <number> | --wechat <id>
First verify the identity of the person, for example by a code sent to the address or number. --wechat is for persons without a
verified address or number: the union id, or the id in the organiser's account.`;

export type PrivacyRequest =
  { action: 'export'; contact: Contact; file: string } | { action: 'erase'; contact: Contact };

/** Parses the arguments of the command; null when they are invalid. */
export function parsePrivacyRequest([action, ...args]: string[]): PrivacyRequest | null {
  const options = parseOptions(args, ['email', 'mobile', 'wechat', 'file']);
  if (!options || (action !== 'export' && options.file !== undefined)) return null;
  const contacts: Contact[] = [];
  const { email, mobile, wechat } = options;
  if (email) contacts.push({ email: normaliseEmail(email) });
  if (mobile) contacts.push({ mobile });
  if (wechat) contacts.push({ open_id: wechat });
  const [contact, ...others] = contacts;
  if (!contact || others.length > 0) return null;
  if (action === 'erase') return { action, contact };
  const file = options.file ?? 'personal-data.json';
  return action === 'export' && file !== '' ? { action, contact, file } : null;
}

/** Runs a request and returns the lines to print. They never contain the person's contact. */
export async function runPrivacyRequest(service: PersonalDataService, request: PrivacyRequest): Promise<string[]> {
  if (request.action === 'export') {
    const data = await service.exportFor(request.contact, 'en');
    if (!data) return ['No person has verified this address or number: there is nothing to export.'];
    await writeFileAtomically(request.file, (part) =>
      writeFile(part, `${JSON.stringify(data, null, 2)}\n`, { flush: true }),
    );
    const { registrations, groups, enrolments, payments } = data;
    return [
      `${request.file}: ${registrations.length} registrations, ${groups.length} delegations, ${enrolments.length} enrolments, ${payments.length} payments.`,
    ];
  }
  const erased = await service.eraseFor(request.contact).catch(rethrowInEnglish);
  if (!erased) return ['No person has verified this address or number. Other records with it were erased.'];
  const retained = erased.kept.map(({ what, why, until }) => `Retained: ${what} (${why}) until ${until}.`);
  return [`Erased at ${erased.erasedAt}. Backups contain the data until they are removed.`, ...retained];
}

export const privacy: OperatorCommand = {
  ...defineOperatorCommand(usage, parsePrivacyRequest, (services, request) =>
    runPrivacyRequest(services.personalData, request),
  ),
  resolvePaths(args) {
    const request = parsePrivacyRequest(args);
    if (request?.action !== 'export') return args;
    const [[name, value] = ['', '']] = Object.entries(request.contact);
    return ['export', name === 'open_id' ? '--wechat' : `--${name}`, value, '--file', resolve(request.file)];
  },
};
