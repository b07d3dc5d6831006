/** Files in the answers to forms: checked when they arrive, linked when the answers are sent (docs/forms.md). */
import type { FormDefinition } from '../../../src/rules/forms/types';
import { uploadLimits } from '../../../src/rules/forms/validation/uploads';
import type { Clock } from '../../../src/rules/clock';
import type { Db, Tx } from '../../db/connect';
import type { Scanner } from '../../gateways/clamd/clamd';
import { sessionOf, type RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import { newId } from '../../lib/ids';
import { Vault } from '../../lib/secrets';
import { SerialQueue } from '../../lib/serialQueue';
import { SHARED_NETWORK_FACTOR } from '../../limits';
import { networksOf } from '../../networks';
import type { LimitService, RateLimit } from '../limits/limitService';
import { checkFile, safeFileName } from './checkFile';
import { findUploadField, type PlacedReference } from './references';
import { UploadRepository } from './uploadRepository';

interface Deps {
  db: Db;
  clock: Clock;
  limits: LimitService;
  secret: string;
  /** Null without a virus scanner. */
  scanner: Scanner | null;
}

const PER_HOUR: RateLimit = { name: 'form upload', max: 40, per: 'hour' };
const MEGABYTE = 1024 * 1024;
/** The most that is stored without being submitted: by a client, and by all. Both are deleted after a day. */
const MAX_UNSENT_BYTES = { client: 100 * MEGABYTE, all: 2_000 * MEGABYTE };
const RETRY_AFTER_S = 3_600;

/** Decoding a picture takes 100 MB, so it is one at a time. */
const MAX_WAITING = 6;

/** A file of a submission. */
export interface ExportedFile {
  number: string;
  name: string;
  bytes: Buffer;
}

export class UploadService {
  private readonly uploads: UploadRepository;
  private readonly vault: Vault;
  private readonly queue = new SerialQueue(
    MAX_WAITING,
    () => new DomainError('server.unavailable', [], { seconds: 10 }),
  );

  constructor(private readonly deps: Deps) {
    this.uploads = new UploadRepository(deps.db);
    this.vault = new Vault(deps.secret);
  }

  /** Stores a file for a field of an open form. */
  async add(
    form: FormDefinition,
    { field, file }: Input<'ownUploadFile'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'ownUploadFile'>> {
    const { limits, scanner, clock } = this.deps;
    await limits.enforceForIp(context.clientIp, PER_HOUR);
    const schema = findUploadField(form, field);
    if (!schema) throw fieldError('upload.fieldUnknown', '/body/field');
    const { types, bytes: maxBytes, megabytes } = uploadLimits(schema);
    const tooLarge = () => new DomainError('upload.tooLarge', [{ pointer: '/body/file' }], { max: megabytes });
    if (file.bytes.length > maxBytes) throw tooLarge();
    const { type, bytes } = await this.queue.run(() => checkFile(file.bytes, types, scanner));
    if (bytes.length > maxBytes) throw tooLarge();
    const reference = { id: newId(), name: safeFileName(file.fileName, type), size: bytes.length, type };
    const row = {
      ...reference,
      form_id: form.formId,
      field,
      session: sessionOf(context),
      client: networksOf(context.clientIp)[0]?.name ?? '',
      sealed: this.vault.encryptBytes(bytes, reference.id),
      created_at: clock.now(),
    };
    await this.deps.db.transaction().execute(async (tx) => {
      await this.requireRoom(tx, row.client, context.clientIp, bytes.length);
      await new UploadRepository(tx).add(row);
    });
    return reference;
  }

  /** Deletes a file that the session has not submitted. */
  async remove(formId: string, id: string, { session }: RequestContext): Promise<HandlerResponse<'ownRemoveUpload'>> {
    if (session === null || !(await this.uploads.remove(formId, id, session))) throw new DomainError('upload.notFound');
    return { id };
  }

  /**
   * Requires that the session has uploaded these files for their fields, and has not submitted them.
   * @throws DomainError `upload.unknown` at each other one
   */
  async requireAvailable(formId: string, placed: readonly PlacedReference[], session: string): Promise<void> {
    const unknown: PlacedReference[] = [];
    for (const { reference, field, pointer } of placed)
      if (!(await this.uploads.isAvailable({ reference, formId, field, session })))
        unknown.push({ reference, field, pointer });
    throwUnknown(unknown);
  }

  /** Links files to a submission, in its transaction. */
  async link(
    tx: Tx,
    { formId, submissionId, session }: { formId: string; submissionId: string; session: string },
    placed: readonly PlacedReference[],
  ): Promise<void> {
    const uploads = new UploadRepository(tx);
    for (const { reference, field, pointer } of placed)
      if (!(await uploads.link({ reference, formId, field, session }, submissionId)))
        throwUnknown([{ reference, field, pointer }]);
  }

  /** The files of a form's submissions, one at a time. */
  async *files(formId: string, edition: number): AsyncGenerator<ExportedFile> {
    for (const { id, name, number } of await this.uploads.submitted(formId, edition)) {
      const sealed = await this.uploads.sealed(id);
      if (sealed) yield { number, name, bytes: this.vault.decryptBytes(sealed, id) };
    }
  }

  private async requireRoom(tx: Tx, client: string, clientIp: string, size: number): Promise<void> {
    const uploads = new UploadRepository(tx);
    await uploads.lockCounts();
    const factor = this.deps.limits.isShared(clientIp) ? SHARED_NETWORK_FACTOR : 1;
    if ((await uploads.unsentBytes(client)) + size > MAX_UNSENT_BYTES.client * factor)
      throw new DomainError('upload.tooMuch', [], { seconds: RETRY_AFTER_S });
    if ((await uploads.unsentBytes()) + size > MAX_UNSENT_BYTES.all)
      throw new DomainError('server.unavailable', [], { seconds: RETRY_AFTER_S });
  }
}

function throwUnknown(placed: readonly PlacedReference[]): void {
  if (placed.length === 0) return;
  throw new DomainError(
    'upload.unknown',
    placed.map(({ pointer }) => ({ pointer: `/body/answers${pointer}` })),
  );
}
