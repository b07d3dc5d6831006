/** Makes the services of delegations. */
import { GroupRepository } from '../../repositories/groups';
import { Vault } from '../secrets';
import { Documents } from '../visitors/documents';
import { ExcelService } from './excelService';
import { GroupAnswers } from './groupAnswers';
import { GroupQrService } from './groupQrService';
import { GroupService } from './groupService';
import { MemberService } from './memberService';
import type { SharedParts } from '../parts';

type GroupParts = Pick<
  SharedParts,
  'db' | 'clock' | 'secret' | 'signer' | 'edition' | 'forms' | 'limits' | 'tickets' | 'verification'
>;

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
