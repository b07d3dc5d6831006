/** Checks that pictures show what the texts next to them say. */
import { missingSubjectWords } from '../../../content/art';
import type { Content } from '../read';
import type { LocalisedText } from '../schemas';
import type { Problem } from '../source';

/** The pictures of an entry, with the texts that caption them. */
interface CaptionedPictures {
  file: string;
  field: string;
  /** A scene is the name of a drawing in content/art. */
  pictures: readonly { scene: string }[];
  texts: readonly (LocalisedText | string | undefined)[];
}

/** Reports a picture whose subject isn't named by its caption, or by the English text that it illustrates. */
export function mismatchedPictures(content: Content): Problem[] {
  return captionedPictures(content).flatMap(({ file, field, pictures, texts }) => {
    const text = texts.map((part) => (typeof part === 'object' ? part.en : (part ?? ''))).join('\n');
    return pictures.flatMap(({ scene }) => {
      const missingWords = missingSubjectWords(scene, text);
      if (!missingWords) return [];
      const message = `the picture shows ${scene}, but the text has none of its words: ${missingWords.join(', ')}`;
      return [{ file, line: 1, field, message }];
    });
  });
}

function captionedPictures({ exhibits, news, meetings, library }: Content): CaptionedPictures[] {
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
