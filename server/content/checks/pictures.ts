/** Checks that pictures show what the texts next to them say. */
import { missingSubject } from '../../../content/art';
import type { Content } from '../read';
import type { LocalisedText } from '../schemas';
import type { Problem } from '../source';

interface Captioned {
  file: string;
  field: string;
  pictures: readonly { scene: string }[];
  texts: readonly (LocalisedText | string | undefined)[];
}

/** Reports a picture whose subject isn't named by its caption, or by the English text that it illustrates. */
export function mismatchedPictures(content: Content): Problem[] {
  return captioned(content).flatMap(({ file, field, pictures, texts }) => {
    const text = texts.map((part) => (typeof part === 'object' ? part.en : (part ?? ''))).join('\n');
    return pictures.flatMap(({ scene }) => {
      const words = missingSubject(scene, text);
      if (!words) return [];
      const message = `the picture shows ${scene}, but the text has none of its words: ${words.join(', ')}`;
      return [{ file, line: 1, field, message }];
    });
  });
}

function captioned({ exhibits, news, meetings, library }: Content): Captioned[] {
  return [
    ...exhibits.map(({ id, name, pictures }) => ({ file: 'exhibits', field: id, pictures, texts: [name] })),
    ...library.photos.map(({ id, title, picture }) => ({
      file: 'photos.json',
      field: id,
      pictures: [picture],
      texts: [title],
    })),
    ...news.map(({ id, title, summary, markdown, cover }) => ({
      file: `news/${id}.json`,
      field: 'cover',
      pictures: [cover],
      texts: [title, summary, markdown.en],
    })),
    ...meetings.meetings.map(({ id, title, summary, body, cover }) => ({
      file: 'meetings.json',
      field: id,
      pictures: [cover],
      texts: [title, summary, body],
    })),
  ];
}
