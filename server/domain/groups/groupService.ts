/**
 * Delegations: lookup, creation, and changes by contact or master. States: forming, delegation; locked at the deadline.
 */
import type { HandlerResponse, Input, FileResponse } from '../../http/contract';
import { DomainError, fieldError, notAllowed } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import type { GroupRow, GroupUserRow } from './groupRepository';
import type { Person } from '../identity/ticketService';
import { newId } from '../../lib/ids';
import { consentOf } from '../personalData/privacy';
import { type Group, type GroupResponses, MIN_MEMBERS } from './groupResponses';
import type { SharedDeps } from '../sharedDeps';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { renderQrDataUrl, renderQrCode } from '../../pictures/qrPicture';

interface Deps extends Pick<SharedDeps, 'groups' | 'edition' | 'forms' | 'tickets' | 'verification' | 'clock'> {
  answers: GroupResponses;
}

export class GroupService {
  constructor(private readonly deps: Deps) {}

  /** Finds a group by mobile number and code. Issues a ticket even if there is no group yet. */
  async find(
    { mobile, code }: { mobile: string; code: string },
    context: RequestContext,
  ): Promise<HandlerResponse<'groupFindByMobile'>> {
    const { groups, edition, tickets, verification } = this.deps;
    await verification.checkAccessCode({ to: mobile, purpose: 'group', code, pointer: '/path/code' }, context);
    const person = await tickets.issueFor({ mobile }, context);
    const { number } = await edition.current();
    const group = await groups.byMobile(number, mobile);
    const isOwn = group !== undefined && (await this.isManagedBy(person, group));
    return { exists: group !== undefined, group: isOwn ? await this.describe(group) : null };
  }

  /**
   * The current group of the ticket's person. A group that the person created takes precedence over one of which they
   * are the master.
   */
  async currentGroup(context: RequestContext): Promise<HandlerResponse<'ownGroup'>> {
    const { groups, edition, tickets } = this.deps;
    const person = await tickets.findCurrentPerson(context);
    if (!person) return { group: null };
    const { number } = await edition.current();
    const createdGroup = (await groups.ofPerson(person.id)).find((group) => group.edition === number);
    const group = createdGroup ?? (person.mobile === null ? undefined : await groups.byMobile(number, person.mobile));
    return { group: group && (await this.isManagedBy(person, group)) ? await this.describe(group) : null };
  }

  async byId(id: string, context: RequestContext): Promise<Group> {
    return this.describe(await this.requireOwned(id, context));
  }

  /** Creates a group for the ticket's mobile number, or updates one. Members and cars are unchanged. */
  async update(body: Input<'groupUpdate'>['body'], context: RequestContext): Promise<Group> {
    if (!body.privacyAgreed) throw fieldError('visitor.privacyMissing', '/body/privacyAgreed');
    const { groups, clock } = this.deps;
    const now = clock.now();
    const details = {
      company: body.company,
      contact_name: body.contactName,
      contact_email: body.contactEmail ?? null,
      visit_day: body.visitDay ?? null,
      remarks: body.remarks ?? null,
      updated_at: now,
    };
    const group = body.id === undefined ? undefined : await this.requireChangeable(body.id, context);
    await this.validateVisitDay(body.visitDay);
    await this.validateForm(body);
    return this.describe(
      group ? await groups.change(group.id, details) : await this.create(details, body.source, context),
    );
  }

  /** Replaces the number plates of the group's cars. */
  async addCars({ groupId, carNos = [] }: Input<'groupAddCarNos'>['body'], context: RequestContext): Promise<Group> {
    const { id } = await this.requireChangeable(groupId, context);
    const change = { car_nos: JSON.stringify(carNos), updated_at: this.deps.clock.now() };
    return this.describe(await this.deps.groups.change(id, change));
  }

  /** The group's response for its contact. */
  async describe(group: GroupRow): Promise<Group> {
    const { groups, edition, answers } = this.deps;
    return answers.describe(group, await groups.users(group.id), await edition.current());
  }

  /**
   * A group of the ticket's person.
   * @throws DomainError `missingReason`, also for another person's group
   */
  async requireOwned(
    id: string,
    context: RequestContext,
    missingReason: 'group.notFound' | 'group.userNotFound' = 'group.notFound',
  ): Promise<GroupRow> {
    const person = await this.deps.tickets.requirePerson(context);
    const group = await this.deps.groups.byId(id);
    if (!group || !(await this.isManagedBy(person, group))) throw new DomainError(missingReason);
    return group;
  }

  /**
   * A group of the ticket's person that may still be changed.
   * @throws DomainError `group.locked`, or the errors of `requireOwned`
   */
  async requireChangeable(
    id: string,
    context: RequestContext,
    missingReason?: 'group.userNotFound',
  ): Promise<GroupRow> {
    const group = await this.requireOwned(id, context, missingReason);
    if (!(await this.deps.edition.isPreRegistrationOpen(context.preFlag))) throw new DomainError('group.locked');
    return group;
  }

  private async create(
    details: Pick<GroupRow, 'company' | 'contact_name' | 'contact_email' | 'visit_day' | 'remarks' | 'updated_at'>,
    source: string | undefined,
    context: RequestContext,
  ): Promise<GroupRow> {
    const { groups, edition, tickets } = this.deps;
    const person = await tickets.requirePerson(context);
    await edition.requirePreRegistrationOpen(context.preFlag);
    // Groups are looked up by mobile number, so a verified one is required.
    if (person.mobile === null) throw new DomainError('verify.proofMissing');
    const { number } = await edition.current();
    const group = await groups.add({
      ...details,
      id: newId(),
      edition: number,
      person_id: person.id,
      state: 'forming',
      contact_mobile: person.mobile,
      master_id: null,
      consent: JSON.stringify(consentOf(details.updated_at, context.locale)),
      locale: context.locale,
      source: source ?? null,
      created_at: details.updated_at,
    });
    if (!group) throw new DomainError('group.exists');
    return group;
  }

  /** Validates a group by its form, for every page that sends one. */
  private async validateForm({ id: _id, source: _source, ...values }: Input<'groupUpdate'>['body']): Promise<void> {
    const faults = (await this.deps.forms.makeValidator('group'))(values);
    if (faults.length === 0) return;
    throw new DomainError(
      'form.answerInvalid',
      faults.map(({ field, ...issue }) => ({ pointer: `/body/${field}`, issue })),
    );
  }

  /** Requires a day of the exhibition. */
  private async validateVisitDay(day: string | undefined): Promise<void> {
    const { days } = await this.deps.edition.current();
    if (day !== undefined && !days.some(({ date }) => date === day)) throw notAllowed('/body/visitDay');
  }

  /** Whether a person is the group's contact, or its master by a verified mobile number. */
  private async isManagedBy(person: Person, group: GroupRow): Promise<boolean> {
    if (group.person_id === person.id) return true;
    if (person.mobile === null || group.master_id === null) return false;
    return (await this.deps.groups.user(group.master_id))?.mobile === person.mobile;
  }
}

type QrDeps = Pick<SharedDeps, 'groups' | 'group' | 'signer'>;

const PICTURE = { width: 240, margin: 2 };
/** A fixed time, so that the same codes have identical bytes. */
const MTIME = new Date('2026-01-01T00:00:00Z');
const MAX_NAME_LENGTH = 60;

/** QR codes of a delegation's members: one as a picture, or all as a zip file. */
export class GroupQrService {
  constructor(private readonly deps: QrDeps) {}

  /** The QR code of one member. */
  async getQrCode(userId: string, context: RequestContext): Promise<HandlerResponse<'groupQrCode'>> {
    const { groups, group, signer } = this.deps;
    const user = await groups.user(userId);
    await group.requireOwned(user?.group_id ?? '', context, 'group.userNotFound');
    if (!user?.number) throw formingError();
    const content = signer.qrContent(user.number);
    return { content, image: await renderQrDataUrl(content, PICTURE) };
  }

  /** A zip file with a QR code picture for each member. */
  async exportQrCodes(groupId: string, context: RequestContext): Promise<FileResponse> {
    const { groups, group } = this.deps;
    const { id } = await group.requireOwned(groupId, context);
    const users = (await groups.users(id)).filter(({ number }) => number !== null);
    if (users.length === 0) throw formingError();
    const zip = new ZipFile();
    for (const user of users)
      zip.addBuffer(await renderQrCode(this.deps.signer.qrContent(user.number ?? ''), PICTURE), pictureName(user), {
        mtime: MTIME,
        compress: false,
      });
    zip.end();
    return { contentType: 'application/zip', body: await buffer(zip.outputStream), fileName: 'qr-codes.zip' };
  }
}

const formingError = () => new DomainError('group.forming', [], { minimum: MIN_MEMBERS });

/** A file name of name and number without characters that file systems reject. The number makes it unique. */
function pictureName({ name, number }: Pick<GroupUserRow, 'name' | 'number'>): string {
  const safeName = name
    .replace(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .replace(/^[\s.=+@-]+|[\s.]+$/g, '')
    .slice(0, MAX_NAME_LENGTH);
  return `${safeName ? `${safeName} ` : ''}${number}.png`;
}
