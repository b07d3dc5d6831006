/**
 * Whether a PDF is pages only. It searches bytes and does not parse: names of scripts, programs and other files in the
 * file and in all that it compresses. An encoding that it cannot search is rejected by its name. The virus scanner
 * looks at the same file with more knowledge.
 */
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** Scripts, programs, other files, players, and what cannot be searched: encryption and rare encodings. */
const FORBIDDEN = new RegExp(
  [
    '/(?:JavaScript|Launch|EmbeddedFiles?|Filespec|RichMedia|GoToE|ImportData|Encrypt)',
    '/(?:ASCIIHexDecode|AHx|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt)',
    '/XFA(?=\\s*[[\\d])',
  ].join('(?![A-Za-z0-9])|'),
);

const HEADER = /^%PDF-\d\.\d/;
const END = /%%EOF\s*$/;

/** The most that the streams of a file may inflate to, and their number. */
const MAX_INFLATED_BYTES = 100 * 1024 * 1024;
const MAX_STREAMS = 20_000;
/** How often a stream may be compressed in itself. */
const MAX_LAYERS = 3;
/** Dictionaries of streams are shorter. */
const MAX_DICTIONARY_LENGTH = 4_000;

const inflateBytes = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** Names may have characters as #xx: /J#61vaScript. */
const decodeNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_match, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

const isSafe = (text: string): boolean => !FORBIDDEN.test(decodeNames(text));

/** Objects may be compressed; with a predictor their text would not be readable in the bytes. */
function hidesObjects(before: string): boolean {
  const dictionary = decodeNames(before.slice(Math.max(0, before.lastIndexOf('endobj'))));
  return /\/Predictor(?![A-Za-z0-9])/.test(dictionary) && /\/(?:ObjStm|First)(?![A-Za-z0-9])/.test(dictionary);
}

/** Searches what the streams of a file compress. */
class Streams {
  private left = MAX_INFLATED_BYTES;

  constructor(
    private readonly bytes: Buffer,
    private readonly text: string,
  ) {}

  async areSafe(): Promise<boolean> {
    const keyword = /stream\r?\n/g;
    let count = 0;
    for (let match = keyword.exec(this.text); match; match = keyword.exec(this.text)) {
      if (this.text.startsWith('end', match.index - 3)) continue;
      count += 1;
      if (count > MAX_STREAMS) return false;
      if (hidesObjects(this.text.slice(Math.max(0, match.index - MAX_DICTIONARY_LENGTH), match.index))) return false;
      if (!(await this.isSafe(keyword.lastIndex))) return false;
    }
    return true;
  }

  private async isSafe(start: number): Promise<boolean> {
    let content: Buffer = this.bytes.subarray(start);
    for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
      const inflated = await this.inflate(content);
      // Not compressed, or as a picture: the search of the file has seen it.
      if (inflated === 'other') return true;
      if (inflated === 'tooLarge' || !isSafe(inflated.toString('latin1'))) return false;
      content = inflated;
    }
    return false;
  }

  private async inflate(content: Buffer): Promise<Buffer | 'other' | 'tooLarge'> {
    try {
      const inflated = await inflateBytes(content, { maxOutputLength: Math.max(1, this.left) });
      this.left -= inflated.length;
      return inflated;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'other';
    }
  }
}

/** What a file that begins like a PDF is. `active`: it is more than pages, or could be. */
export async function scanPdf(bytes: Buffer): Promise<'pages' | 'active' | 'damaged'> {
  const text = bytes.toString('latin1');
  // Data before or after it would make the file something else for another program.
  if (!HEADER.test(text) || !END.test(text.slice(-1_024))) return 'damaged';
  return isSafe(text) && (await new Streams(bytes, text).areSafe()) ? 'pages' : 'active';
}
