/** Files as answers: what a field accepts, and whether its answer is a list of references to uploaded files. */
import { issue, type Issue } from '../../issue';
import type { FieldSchema } from '../types';

/** The types that can be uploaded, which the server recognises by content, with the endings of their names. */
export const UPLOAD_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
} as const satisfies Record<string, readonly string[]>;
export type UploadType = keyof typeof UPLOAD_TYPES;

const TYPES = Object.keys(UPLOAD_TYPES) as UploadType[];

/** The most that a field may allow; the server has the same limits. */
export const UPLOAD_LIMITS = { count: 10, megabytes: 10, nameLength: 120 } as const;

const MEGABYTE = 1024 * 1024;

/** A file that the server has stored, as it is in the answers. */
export interface UploadReference {
  id: string;
  name: string;
  size: number;
  type: string;
}

export const isUploadField = ({ 'x-component': component }: Pick<FieldSchema, 'x-component'>): boolean =>
  component === 'Upload' || component === 'Upload.Dragger';

/** The types that a part of `accept` means: an ending, a type, or a group of types such as `image/*`. */
const typesOfPart = (part: string): UploadType[] =>
  TYPES.filter(
    (type) =>
      type === part ||
      (UPLOAD_TYPES[type] as readonly string[]).includes(part) ||
      (part.endsWith('/*') && type.startsWith(part.slice(0, -1))),
  );

const partsOf = (accept: string): string[] => accept.split(',').map((part) => part.trim().toLowerCase());

/** The parts of `accept` that mean no type that can be uploaded. */
export const unknownParts = (accept: string): string[] =>
  partsOf(accept).filter((part) => typesOfPart(part).length === 0);

interface UploadLimits {
  types: UploadType[];
  maxCount: number;
  megabytes: number;
  bytes: number;
}

/** What a field accepts. */
export function uploadLimits({ 'x-component-props': props = {} }: FieldSchema): UploadLimits {
  const { accept, maxCount, maxSize } = props as { accept?: string; maxCount?: number; maxSize?: number };
  const types = accept === undefined ? TYPES : [...new Set(partsOf(accept).flatMap(typesOfPart))];
  const megabytes = Math.min(maxSize ?? UPLOAD_LIMITS.megabytes, UPLOAD_LIMITS.megabytes);
  return {
    types,
    maxCount: Math.min(maxCount ?? UPLOAD_LIMITS.count, UPLOAD_LIMITS.count),
    megabytes,
    bytes: megabytes * MEGABYTE,
  };
}

/** Names of types for a visitor: JPG, PNG. */
export const typeNames = (types: readonly UploadType[]): string =>
  types.map((type) => UPLOAD_TYPES[type][0].slice(1).toUpperCase()).join(', ');

const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;
const KEYS = ['id', 'name', 'size', 'type'];

const isReference = (value: unknown): value is UploadReference => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id, name, size, type } = value as Record<string, unknown>;
  return (
    Object.keys(value).toSorted().join() === KEYS.join() &&
    typeof id === 'string' &&
    ID.test(id) &&
    typeof name === 'string' &&
    name !== '' &&
    name.length <= UPLOAD_LIMITS.nameLength &&
    Number.isInteger(size) &&
    (size as number) > 0 &&
    typeof type === 'string'
  );
};

/** Why a file cannot be an answer of this field. */
export function fileIssue(schema: FieldSchema, { size, type }: Pick<UploadReference, 'size' | 'type'>): Issue | null {
  const { types, bytes, megabytes } = uploadLimits(schema);
  if (!types.some((allowed) => allowed === type)) return issue('upload.type', { types: typeNames(types) });
  return size > bytes ? issue('upload.size', { max: megabytes }) : null;
}

/** The references of a field's answer. Whether they belong to the visitor, only the server knows. */
export function uploadIssue(schema: FieldSchema, value: unknown): Issue | null {
  if (!Array.isArray(value) || !value.every(isReference)) return issue('form.type');
  const { maxCount } = uploadLimits(schema);
  if (value.length > maxCount) return issue('upload.tooMany', { max: maxCount });
  if (new Set(value.map(({ id }) => id)).size < value.length) return issue('form.duplicate');
  for (const reference of value) {
    const found = fileIssue(schema, reference);
    if (found) return found;
  }
  return null;
}
