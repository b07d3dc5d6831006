/** How many bytes of uploads the process holds at once: what many clients send slowly must not fill its memory. */
import { DomainError } from './envelope';

const MEGABYTE = 1024 * 1024;

/** Four whole files of the contract's limit. */
const MOST_BYTES = 20 * MEGABYTE;
/** Of one address: a company's people share one, and upload seldom. */
const MOST_OF_CLIENT = 8;
/** An upload takes seconds. */
const RETRY_AFTER_S = 10;

export class UploadRoom {
  private bytes = 0;
  private readonly clients = new Map<string, number>();

  constructor(private readonly most = { bytes: MOST_BYTES, ofClient: MOST_OF_CLIENT }) {}

  /** Runs an upload, which says of each chunk how long it is before it keeps it. What it held is released when it ends. */
  async hold<T>(client: string, upload: (take: (bytes: number) => void) => Promise<T>): Promise<T> {
    const open = this.clients.get(client) ?? 0;
    if (open >= this.most.ofClient) throw new DomainError('limit.exceeded', [], { seconds: RETRY_AFTER_S });
    this.clients.set(client, open + 1);
    let held = 0;
    const take = (bytes: number) => {
      if (this.bytes + bytes > this.most.bytes)
        throw new DomainError('server.unavailable', [], { seconds: RETRY_AFTER_S });
      this.bytes += bytes;
      held += bytes;
    };
    try {
      return await upload(take);
    } finally {
      this.bytes -= held;
      this.leave(client);
    }
  }

  private leave(client: string): void {
    const left = (this.clients.get(client) ?? 1) - 1;
    if (left > 0) this.clients.set(client, left);
    else this.clients.delete(client);
  }
}
