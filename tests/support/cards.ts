/** The drawn business cards of tests/bench/cards, and how well one was read. */
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

/** A number is its digits; of everything else capital letters and spaces do not count. */
const plain = (field: CardField, text: string | null): string | null =>
  text && (isNumber(field) ? text.replace(/[^\d+]/g, '') : text.toLowerCase().replace(/\s/g, ''));

export interface CardScore {
  /** Fields that are on the card, and those of them that were read as they are. */
  onCard: number;
  right: number;
  /** Fields that are not on the card and were read nevertheless. */
  invented: number;
  wrong: CardField[];
}

/** Holds what was read against what is on the card. */
export function scoreOf({ truth }: SampleCard, read: Pick<Card, CardField>): CardScore {
  const wrong = cardFields.filter((field) => plain(field, read[field]) !== plain(field, truth[field]));
  const onCard = cardFields.filter((field) => truth[field] !== null);
  return {
    onCard: onCard.length,
    right: onCard.filter((field) => !wrong.includes(field)).length,
    invented: wrong.filter((field) => truth[field] === null).length,
    wrong,
  };
}

/** The share of right fields of several cards: an invented field counts as a wrong one. */
export function shareOf(scores: CardScore[]): number {
  const sum = (key: 'onCard' | 'right' | 'invented') => scores.reduce((total, score) => total + score[key], 0);
  return sum('right') / (sum('onCard') + sum('invented'));
}
