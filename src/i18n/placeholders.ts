import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

function namesOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesOf(element.children)];
    const nested = 'options' in element ? Object.values(element.options).flatMap(({ value }) => namesOf(value)) : [];
    return [element.value, ...nested];
  });
}

/**
 * The unique names of a message's values and tags, sorted.
 * @throws for a message that is not valid ICU
 */
export const placeholders = (message: string): string[] => [...new Set(namesOf(parse(message)))].sort();
