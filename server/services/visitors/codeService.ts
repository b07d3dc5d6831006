/** Makes the codes that the organiser gives away: free visits, and invitations in an exhibitor's name. */
import { randomInt } from 'node:crypto';
import { DomainError } from '../../http/envelope';
import type { CodeRepository } from '../../repositories/codes';
import type { SharedParts } from '../parts';

// No 0, O, 1, I: codes are read from paper.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

interface Parts extends Pick<SharedParts, 'edition' | 'clock'> {
  codes: CodeRepository;
}

/** Ten characters: 50 random bits. */
const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export class CodeService {
  constructor(private readonly parts: Parts) {}

  /** Makes codes for a free visit, each good for so many people, until pre-registration closes or the instant that is named. */
  async makeFree(of: { count: number; uses: number; until?: Date | undefined }): Promise<string[]> {
    const { number, preRegDeadline } = await this.parts.edition.current();
    const codes = Array.from({ length: of.count }, newCode);
    await this.parts.codes.addFree(
      codes.map((code) => ({
        code,
        edition: number,
        uses_left: of.uses,
        valid_until: of.until ?? new Date(preRegDeadline),
      })),
    );
    return codes;
  }

  /** Makes an exhibitor's invitation; refuses an exhibitor that is not known by this slug or id. */
  async makeInvitation(of: { exhibitor: string; until?: Date | undefined }): Promise<string> {
    const { codes, edition } = this.parts;
    const { number, preRegDeadline } = await edition.current();
    const exhibitor = await codes.exhibitor(of.exhibitor);
    if (!exhibitor) throw new DomainError('exhibitor.notFound');
    const code = newCode();
    await codes.addInvitation({
      code,
      edition: number,
      exhibitor_id: exhibitor.id,
      exhibitor_name: JSON.stringify(exhibitor.name),
      booths: JSON.stringify(exhibitor.booths),
      valid_until: of.until ?? new Date(preRegDeadline),
    });
    return code;
  }
}
