/** The validation keywords of JSON Schema 2020-12, with the meaning of its specification. */
import { issue, type Issue } from '../../issue';
import { characterCount, textOf, visibleCount } from '../../validators/text';
import type { LimitKeywords } from '../types';

/** Equality of JSON values: of objects whatever the order of their keys, of numbers by value. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (one === 0 && other === 0)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === otherKeys.length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isDeepEqual((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

/** A number as an exact decimal fraction: digits × 10^exponent. */
function decimalOf(value: number): { digits: bigint; exponent: number } {
  const [, sign = '', whole = '0', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return { digits: BigInt(`${sign}${whole}${fraction}`), exponent: Number(power) - fraction.length };
}

/** Whether a number is a whole multiple of another, as decimal fractions: 0.07 is a multiple of 0.01. */
export function isMultipleOf(value: number, factor: number): boolean {
  const [one, other] = [decimalOf(value), decimalOf(factor)];
  const exponent = Math.min(one.exponent, other.exponent);
  const scale = ({ digits, exponent: own }: typeof one) => digits * 10n ** BigInt(own - exponent);
  return other.digits !== 0n && scale(one) % scale(other) === 0n;
}

/**
 * Whether a pattern occurs in a text, anywhere in it unless the pattern is anchored. The pattern was checked, so it
 * compiles and runs in bounded time.
 */
const matches = (pattern: string, text: string): boolean => new RegExp(pattern, 'u').test(text);

function textIssue({ minLength, maxLength, pattern }: LimitKeywords, value: string): Issue | null {
  const text = textOf(value);
  if (maxLength !== undefined && characterCount(text) > maxLength) return issue('form.tooLong', { max: maxLength });
  // Characters that nobody sees do not count, so that they cannot fill a required answer.
  if (minLength !== undefined && visibleCount(text) < minLength) return issue('form.tooShort', { min: minLength });
  return pattern !== undefined && !matches(pattern, text) ? issue('form.pattern') : null;
}

function numberIssue(limits: LimitKeywords, value: number): Issue | null {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits;
  if (minimum !== undefined && value < minimum) return issue('form.minimum', { min: minimum });
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return issue('form.exclusiveMinimum', { min: exclusiveMinimum });
  if (maximum !== undefined && value > maximum) return issue('form.maximum', { max: maximum });
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    return issue('form.exclusiveMaximum', { max: exclusiveMaximum });
  return multipleOf !== undefined && !isMultipleOf(value, multipleOf)
    ? issue('form.multipleOf', { step: multipleOf })
    : null;
}

function listIssue({ minItems, maxItems, uniqueItems }: LimitKeywords, value: readonly unknown[]): Issue | null {
  if (maxItems !== undefined && value.length > maxItems) return issue('form.tooMany', { max: maxItems });
  const isDuplicate = (item: unknown, index: number) =>
    value.slice(0, index).some((earlier) => isDeepEqual(earlier, item));
  if (uniqueItems && value.some(isDuplicate)) return issue('form.duplicate');
  return minItems !== undefined && value.length < minItems ? issue('form.tooFew', { min: minItems }) : null;
}

/** The first keyword that a value violates; keywords of other types do not apply to it. */
export function limitIssue(limits: LimitKeywords, value: unknown): Issue | null {
  if (limits.const !== undefined && !isDeepEqual(limits.const, value)) return issue('form.const');
  if (typeof value === 'string') return textIssue(limits, value);
  if (typeof value === 'number') return numberIssue(limits, value);
  return Array.isArray(value) ? listIssue(limits, value) : null;
}
