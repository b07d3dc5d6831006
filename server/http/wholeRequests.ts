/**
 * Knows one whole request in what arrived: of which it is plain where it ends and what its connection is for afterwards. It is no parser. What it does not know to the
 * last byte is left to node's own, so that it can err on one side only. Source: RFC 9112, sections 2 to 9.
 */

export interface WholeRequest {
  method: string;
  /** As it was asked for: a path and its query, in ASCII. */
  url: string;
  /** Empty when nothing was said. */
  acceptEncoding: string;
}

/** More than a browser sends with a page or a call; node takes 16 KB of fields alone. */
const LONGEST = 8 * 1024;

const REQUEST_LINE = /^(GET|HEAD|POST|PUT|PATCH|DELETE) (\/[!-~]*) HTTP\/1\.1$/;

const LINE_END = '\r\n';
const FIELDS_END = LINE_END + LINE_END;

/** Fields from the end of the request line to the empty line. No folded line, no line end of another kind, no letter beyond ASCII. */
const FIELDS = /^\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t -~]*\r\n)+\r\n$/;

/** What changes where a message ends, or what becomes of its connection. That it is kept is what every browser says. */
const SAYS_MORE =
  /^(?:transfer-encoding|te|trailer|upgrade|http2-settings|expect|keep-alive|proxy-connection|connection(?!: keep-alive\r)):/im;

const valuesOf = (name: string, fields: string): string[] =>
  [...fields.matchAll(new RegExp(`^${name}:[\\t ]*([^\\r]*)\\r`, 'gim'))].map(([, value = '']) => value);

interface Said {
  acceptEncoding: string;
  /** Bytes of the body. */
  length: number;
}

function readFields(fields: string): Said | null {
  if (!FIELDS.test(fields) || SAYS_MORE.test(fields)) return null;
  const hosts = valuesOf('host', fields);
  const [acceptEncoding = '', ...otherEncodings] = valuesOf('accept-encoding', fields);
  const [length = '0', ...otherLengths] = valuesOf('content-length', fields);
  if (hosts.length !== 1 || otherEncodings.length > 0 || otherLengths.length > 0 || !/^\d{1,4}$/.test(length))
    return null;
  return { acceptEncoding: acceptEncoding.trimEnd(), length: Number(length) };
}

/** Of one connection: whoever asks again sends the same fields again, which are read once. */
export class WholeRequests {
  private fields = '';
  private said: Said | null = null;

  /** @param chunk what arrived, while nothing that came before is unfinished. Null unless it is one whole request and nothing beside. */
  read(chunk: Buffer): WholeRequest | null {
    if (chunk.length > LONGEST) return null;
    const text = chunk.toString('latin1');
    const lineEnd = text.indexOf(LINE_END);
    const fieldsEnd = text.indexOf(FIELDS_END, lineEnd) + FIELDS_END.length;
    const [, method, url] = REQUEST_LINE.exec(text.slice(0, lineEnd)) ?? [];
    if (method === undefined || url === undefined) return null;
    const fields = text.slice(lineEnd, fieldsEnd);
    if (fields !== this.fields) {
      this.fields = fields;
      this.said = readFields(fields);
    }
    if (!this.said || text.length !== fieldsEnd + this.said.length) return null;
    return { method, url, acceptEncoding: this.said.acceptEncoding };
  }
}
