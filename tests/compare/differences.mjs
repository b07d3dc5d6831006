// What differs between two recordings: objects of texts and values by key, nested as they like.
import { intended } from './intended.mjs';

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first place at which two texts differ, with a little of what is around it. */
function firstDifference(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const around = (text) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80));
  return `${around(one)} → ${around(other)}`;
}

/** @returns A line a difference, without those that are intended. */
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
