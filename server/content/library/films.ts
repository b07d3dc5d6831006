/** Films: an opening, then shots of scenes. Length, captions, chapters and transcript follow from the shots. */
import { LOCALES, type Locale } from '../../../src/rules/locales';
import type { LocalisedText } from '../schemas';
import type { VideoEntry } from './schemas';

/** The seconds of the opening, which is the same in all films. */
export const OPENING_SECONDS = 2;

type Film = Pick<VideoEntry, 'shots'>;

/** A section of a film, in the language of the response. */
export interface Chapter {
  /** In seconds. */
  from: number;
  title: LocalisedText;
  /** What the shot shows and means: films are silent. */
  text: LocalisedText;
}

export const filmSeconds = ({ shots }: Film): number =>
  OPENING_SECONDS + shots.reduce((sum, { seconds }) => sum + seconds, 0);

/** The languages that every text has. */
const commonLocales = (texts: readonly LocalisedText[]): Locale[] =>
  LOCALES.filter((locale) => texts.every((text) => text[locale]));

const hasNoSpaces = (locale: Locale): boolean => locale.startsWith('zh') || locale === 'ja';

/** Joins sentences; Chinese and Japanese write no space between them. */
function joinTexts(texts: readonly LocalisedText[]): LocalisedText {
  const entries = commonLocales(texts).map((locale) => [
    locale,
    texts.map((text) => text[locale]).join(hasNoSpaces(locale) ? '' : ' '),
  ]);
  return Object.fromEntries(entries) as LocalisedText;
}

export const chaptersOf = ({ shots }: Film): Chapter[] =>
  shots.map(({ title, seen, caption }, at) => ({
    from: filmSeconds({ shots: shots.slice(0, at) }),
    title,
    text: joinTexts([seen, caption]),
  }));

/** A paragraph per chapter. */
export function transcriptOf(film: Film): LocalisedText {
  const texts = chaptersOf(film).map(({ text }) => text);
  const entries = commonLocales(texts).map((locale) => [locale, texts.map((text) => text[locale]).join('\n')]);
  return Object.fromEntries(entries) as LocalisedText;
}

const timestamp = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** WebVTT by language: a caption per shot. */
export function captionsOf(film: Film): [Locale, string][] {
  const starts = chaptersOf(film).map(({ from }) => from);
  return commonLocales(film.shots.map(({ caption }) => caption)).map((locale) => {
    const cues = film.shots.map(({ caption, seconds }, at) => {
      const from = starts[at] ?? 0;
      return `${timestamp(from)} --> ${timestamp(from + seconds)}\n${caption[locale] ?? ''}\n`;
    });
    return [locale, `WEBVTT\n\n${cues.join('\n')}`];
  });
}
