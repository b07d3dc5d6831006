// The differences between two recordings: nested objects of texts and values.
import { intended } from './intended.mjs';

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first position at which two texts differ, with some context. */
function firstDifference(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const around = (text) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80));
  return `${around(one)} → ${around(other)}`;
}

/** @returns A line per difference, without intended ones. */
export function differences(base, head, path = '') {
  if (isObject(base) && isObject(head))
    return [...new Set([...Object.keys(base), ...Object.keys(head)])].flatMap((key) =>
      differences(base[key], head[key], path ? `${path} › ${key}` : key),
    );
  const [one, other] = [base, head].map((value) =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? 'absent'),
  );
  if (one === other || intended.some((matches) => matches(path, one, other))) return [];
  return [`${path}: ${firstDifference(one, other)}`];
}
