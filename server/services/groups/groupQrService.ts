/** QR codes of a delegation's members: one as a picture, all as a zip file with names that a file system takes. */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Answer, FileAnswer } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import { qrDataUrl, qrPicture } from '../../pictures/qrPicture';
import type { GroupUserRow } from '../../repositories/groups';
import { MINIMUM } from './groupAnswers';
import type { SharedParts } from '../parts';

type Parts = Pick<SharedParts, 'groups' | 'group' | 'signer'>;

const PICTURE = { width: 240, margin: 2 };
/** A fixed time: the same codes are the same bytes, and nobody's clock is told. */
const MTIME = new Date('2026-01-01T00:00:00Z');
const LONGEST_NAME = 60;

export class GroupQrService {
  constructor(private readonly parts: Parts) {}

  /** The QR code of one member. */
  async code(userId: string, context: RequestContext): Promise<Answer<'groupQrCode'>> {
    const { groups, group, signer } = this.parts;
    const user = await groups.user(userId);
    await group.owned(user?.group_id ?? '', context, 'group.userNotFound');
    if (!user?.number) throw forming();
    const content = signer.qrContent(user.number);
    return { content, image: await qrDataUrl(content, PICTURE) };
  }

  /** All members' QR codes, a picture each. */
  async archive(groupId: string, context: RequestContext): Promise<FileAnswer> {
    const { groups, group } = this.parts;
    const { id } = await group.owned(groupId, context);
    const users = (await groups.users(id)).filter(({ number }) => number !== null);
    if (users.length === 0) throw forming();
    const zip = new ZipFile();
    for (const user of users)
      zip.addBuffer(await qrPicture(this.parts.signer.qrContent(user.number ?? ''), PICTURE), pictureName(user), {
        mtime: MTIME,
        compress: false,
      });
    zip.end();
    return { contentType: 'application/zip', body: await buffer(zip.outputStream), fileName: 'qr-codes.zip' };
  }
}

const forming = () => new DomainError('group.forming', [], { minimum: MINIMUM });

/** Name and number, without what file systems refuse; the number keeps names apart. */
function pictureName({ name, number }: Pick<GroupUserRow, 'name' | 'number'>): string {
  const safe = name
    .replace(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .replace(/^[\s.=+@-]+|[\s.]+$/g, '')
    .slice(0, LONGEST_NAME);
  return `${safe ? `${safe} ` : ''}${number}.png`;
}
