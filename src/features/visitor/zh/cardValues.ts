/** Converts the text of a business card to form fields, which the visitor confirms. */
import type { BusinessCard } from '@/api';
import { listFields } from '@/rules/forms/fields';
import type { FormDefinition, FormValues } from '@/rules/forms/types';
import { localise, type Locale } from '@/rules/locales';

export interface CardField {
  name: string;
  /** The field's title in the form. */
  title: string;
  /** The text on the card. */
  text: string;
  values: FormValues;
}

/** The result of reading a card. */
export interface ScannedCard {
  fields: readonly CardField[];
  /** Low confidence: any line may be wrong. */
  isLowConfidence: boolean;
}

/** Confidence, from 0 to 1, below which the visitor is warned. */
const MIN_CONFIDENCE = 0.7;

const TEXT_FIELDS = ['name', 'company', 'email', 'address', 'website'] as const;
const OPTION_FIELDS = [
  ['jobTitle', 'jobTitleOther'],
  ['department', 'departmentOther'],
] as const;

const equalsIgnoringCase = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Only fields that both form and card have; a position that matches no option becomes free text. */
export function toCardFields(card: BusinessCard, form: FormDefinition, locale: Locale): ScannedCard {
  const fields = new Map(listFields(form).map(({ name, schema }) => [name, schema]));
  const titleOf = (name: string): string => localise(fields.get(name)?.title, locale);
  const textFields = TEXT_FIELDS.flatMap((name): CardField[] => {
    const text = card[name];
    return text && fields.has(name) ? [{ name, title: titleOf(name), text, values: { [name]: text } }] : [];
  });
  const optionFields = OPTION_FIELDS.flatMap(([name, other]): CardField[] => {
    const text = card[name];
    const options = fields.get(name)?.enum;
    if (!text || !options) return [];
    const option = options.find(({ label }) => Object.values(label).some((word) => equalsIgnoringCase(word, text)));
    const values = option ? { [name]: option.value } : { [name]: 'others', [other]: text };
    return [{ name, title: titleOf(name), text, values }];
  });
  return {
    fields: [...textFields.slice(0, 1), ...optionFields, ...textFields.slice(1)],
    isLowConfidence: card.confidence < MIN_CONFIDENCE,
  };
}
