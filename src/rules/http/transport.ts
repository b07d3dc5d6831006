/** How the store sends HTTP requests: fetch in the browser, an in-process call on the server, a function in tests. */
export type Transport = (url: string, init: RequestInit) => Promise<TransportResponse>;

/** The part of fetch's Response that the store reads. */
export interface TransportResponse extends Pick<Response, 'ok' | 'status' | 'text' | 'blob'> {
  readonly headers: Pick<Headers, 'get'>;
  json(): Promise<unknown>;
}
