/** Makes the services of delegations. */
import type { Clock } from '../../../src/rules/clock';
import type { Db } from '../../db/connect';
import { GroupRepository } from '../../repositories/groups';
import type { EditionService } from '../content/editionService';
import type { FormService } from '../forms/formService';
import type { LimitService } from '../identity/limitService';
import type { TicketService } from '../identity/ticketService';
import type { VerificationService } from '../identity/verificationService';
import { Vault, type Signer } from '../secrets';
import { Documents } from '../visitors/documents';
import { ExcelService } from './excelService';
import { GroupAnswers } from './groupAnswers';
import { GroupQrService } from './groupQrService';
import { GroupService } from './groupService';
import { MemberService } from './memberService';

interface GroupParts {
  db: Db;
  clock: Clock;
  secret: string;
  signer: Signer;
  edition: EditionService;
  forms: FormService;
  limits: LimitService;
  tickets: TicketService;
  verification: VerificationService;
}

export function makeGroupServices(parts: GroupParts) {
  const groups = new GroupRepository(parts.db);
  const vault = new Vault(parts.secret);
  const documents = new Documents(vault, parts.signer);
  const answers = new GroupAnswers(documents, parts.clock);
  const group = new GroupService({ ...parts, groups, answers });
  const members = new MemberService({ ...parts, groups, group, documents, answers });
  return {
    groups: group,
    groupMembers: members,
    groupExcel: new ExcelService({ ...parts, groups, group, members, vault }),
    groupQr: new GroupQrService({ ...parts, groups, group }),
  };
}
