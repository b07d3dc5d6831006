/** How the store reaches HTTP on both sides: fetch in the browser, the application itself on the server, a function in tests. */
export type Transport = (url: string, init: RequestInit) => Promise<TransportAnswer>;

/** As much of fetch's Response as the store reads. */
export interface TransportAnswer extends Pick<Response, 'ok' | 'status' | 'text' | 'blob'> {
  readonly headers: Pick<Headers, 'get'>;
  json(): Promise<unknown>;
}
