/** What the contract says of who may call an operation. */
import { contractDocument, operationTable, type OperationId } from './contract';
import type { ErrorReason } from './reasons';

interface Secured {
  security?: Record<string, unknown>[];
  responses: Record<string, unknown>;
  'x-reasons'?: Record<string, ErrorReason[]>;
}

const operationOf = (id: OperationId): Secured => {
  const { method, path } = operationTable[id];
  const paths = contractDocument.paths as unknown as Record<string, Record<string, Secured>>;
  return paths[path]?.[method.toLowerCase()] ?? { responses: {} };
};

/** The schemes of which a caller must have one; none where anybody may call. */
export function schemesOf(id: OperationId): string[] {
  const ways = (operationOf(id).security ?? []).map((way) => Object.keys(way));
  return ways.some((way) => way.length === 0) ? [] : ways.flat();
}

/** Judged by services, which know the secret. */
const DESIGNER = 'designer';

/** The error of a caller who has none of them: 403 leads to the sign-in where it is declared, otherwise nothing is there. Null where anybody may call. */
export function refusalOfStrangers(id: OperationId): ErrorReason | null {
  const schemes = schemesOf(id);
  if (schemes.length === 0 || schemes.includes(DESIGNER)) return null;
  const { responses, 'x-reasons': reasons = {} } = operationOf(id);
  if ('403' in responses) return reasons['403']?.[0] ?? 'auth.wechatSignInMissing';
  return reasons['404']?.[0] ?? 'record.notFound';
}
