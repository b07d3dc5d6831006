/** The generated business cards of tests/bench/cards, and the score of an OCR result. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cardFields, type Card, type CardField } from '../../server/domain/businessCards/cardParser';

export interface SampleCard {
  file: string;
  language: 'zh' | 'en';
  truth: Record<CardField, string | null>;
}

const folder = resolve('tests/bench/cards');

export const sampleCards = (): SampleCard[] =>
  JSON.parse(readFileSync(join(folder, 'cards.json'), 'utf8')) as SampleCard[];

export const photoOf = ({ file }: Pick<SampleCard, 'file'>): Buffer => readFileSync(join(folder, file));

const isNumber = (field: CardField): boolean => field === 'mobile' || field === 'phone';

/** Numbers are compared by their digits, other fields without case and spaces. */
const normalise = (field: CardField, text: string | null): string | null =>
  text && (isNumber(field) ? text.replace(/[^\d+]/g, '') : text.toLowerCase().replace(/\s/g, ''));

export interface CardScore {
  /** Fields on the card, and those of them that were read correctly. */
  onCard: number;
  right: number;
  /** Fields that are not on the card but were read. */
  invented: number;
  wrong: CardField[];
}

/** Compares an OCR result with the card's true content. */
export function scoreOf({ truth }: SampleCard, read: Pick<Card, CardField>): CardScore {
  const wrong = cardFields.filter((field) => normalise(field, read[field]) !== normalise(field, truth[field]));
  const onCard = cardFields.filter((field) => truth[field] !== null);
  return {
    onCard: onCard.length,
    right: onCard.filter((field) => !wrong.includes(field)).length,
    invented: wrong.filter((field) => truth[field] === null).length,
    wrong,
  };
}

/** The accuracy over all cards; an invented field counts as a wrong one. */
export function accuracyOf(scores: CardScore[]): number {
  const sum = (key: 'onCard' | 'right' | 'invented') => scores.reduce((total, score) => total + score[key], 0);
  return sum('right') / (sum('onCard') + sum('invented'));
}
