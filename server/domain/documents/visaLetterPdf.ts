/** Renders a visa invitation letter: one A4 page with the organiser's letterhead, in English for consulates. */
import { ACCENT, INK, openPdf, QUIET } from './pdfDocument';

export interface LetterContent {
  organiser: string;
  exhibition: string;
  /** Chinese names, by which consulates know the organiser. */
  chinese: { organiser: string; exhibition: string };
  contact: { address: string; phone: string; email: string; hours: string };
  number: string;
  /** `1 March 2026` */
  date: string;
  consulate: string;
  /** `31 March – 3 April 2026` */
  range: string;
  venue: string;
  /** Facts about the traveller: labels and values. */
  rows: { label: string; value: string }[];
  stamp: Date;
}

const WIDTH = 595.28;
const LEFT = 64;
const COLUMN = WIDTH - 2 * LEFT;
const LABEL = 150;
const FOOT = 810;
/** The colour of the lines between rows. */
const ROW_LINE = '#c9ced6';

interface Look {
  size?: number;
  font?: 'regular' | 'bold';
  colour?: string;
  width?: number;
  align?: 'left' | 'right';
  /** Maximum lines. Longer text is set smaller, and then cut. */
  lines?: number;
}

type Pdf = Pick<Awaited<ReturnType<typeof openPdf>>, 'document' | 'shown'>;

/** Helpers that write texts and rules on the page. */
function sheetOf({ document, shown }: Pdf) {
  return {
    /** Writes a text and returns the y position below it. */
    write(text: string, x: number, y: number, look: Look = {}): number {
      const { size = 10.5, font = 'regular', colour = INK, width = COLUMN, align = 'left', lines = 8 } = look;
      // The font's curly apostrophe is as wide as a Chinese character.
      const words = shown(text.replaceAll('’', "'"));
      const options = { width, align, lineGap: 2 };
      let fitting = size;
      const high = () => document.font(font).fontSize(fitting).heightOfString(words, options);
      const most = () => (document.currentLineHeight(true) + 2) * lines + 1;
      while (fitting > 7 && high() > most()) fitting -= 0.5;
      const height = Math.min(high(), most());
      document.fillColor(colour).text(words, x, y, { ...options, height, ellipsis: true });
      return y + height;
    },
    /** A horizontal line across the column. */
    rule(y: number, width: number, colour: string): void {
      document
        .lineWidth(width)
        .strokeColor(colour)
        .moveTo(LEFT, y)
        .lineTo(WIDTH - LEFT, y)
        .stroke();
    },
  };
}

type Sheet = ReturnType<typeof sheetOf>;

/**
 * Writes the letterhead: exhibition and organiser on the left, contacts on the right. Returns the y position below, as
 * each part does.
 */
function writeHead({ write, rule }: Sheet, { exhibition, organiser, chinese, contact }: LetterContent): number {
  const half = COLUMN * 0.58;
  let at = write(exhibition, LEFT, 34, { size: 13, font: 'bold', colour: ACCENT, width: half, lines: 3 });
  at = write(chinese.exhibition, LEFT, at + 2, { size: 10, width: half, lines: 2 });
  at = write(`${organiser} · ${chinese.organiser}`, LEFT, at + 2, { size: 9, colour: QUIET, width: half, lines: 2 });
  let side = 36;
  for (const line of [contact.address, contact.phone, contact.email])
    side = write(line, LEFT + half + 16, side, {
      size: 9,
      colour: QUIET,
      width: COLUMN - half - 16,
      align: 'right',
      lines: 3,
    });
  at = Math.max(at, side) + 10;
  rule(at, 1, ACCENT);
  return at;
}

/** Writes number and date, recipient, subject and invitation. */
function writeInvitation({ write }: Sheet, letter: LetterContent, top: number): number {
  let at = top;
  write(`No. ${letter.number}`, LEFT, at, { font: 'bold', width: COLUMN / 2, lines: 1 });
  at = write(letter.date, LEFT + COLUMN / 2, at, { width: COLUMN / 2, align: 'right', lines: 1 }) + 14;
  at = write('To the Embassy, Consulate General or Visa Application Service Center', LEFT, at, { lines: 1 });
  at = write(`of the People’s Republic of China, ${letter.consulate}`, LEFT, at, { lines: 2 }) + 16;
  at = write('Invitation letter for a business visa (M)', LEFT, at, {
    size: 16,
    font: 'bold',
    colour: ACCENT,
    lines: 1,
  });
  at = write('商务签证（M字）邀请函', LEFT, at, { size: 10, colour: QUIET, lines: 1 }) + 12;
  at = write('Dear Sir or Madam,', LEFT, at, { lines: 1 }) + 6;
  return write(
    `We invite the person named below to visit the ${letter.exhibition}, held from ${letter.range} at the ${letter.venue}.`,
    LEFT,
    at,
    { lines: 4 },
  );
}

/** Writes the table of facts about the traveller. */
function writeBearer({ write, rule }: Sheet, { rows }: LetterContent, top: number): number {
  let at = top;
  for (const { label, value } of rows) {
    rule(at, 0.5, ROW_LINE);
    write(label, LEFT, at + 2, { size: 9.5, colour: QUIET, width: LABEL, lines: 1 });
    at = write(value, LEFT + LABEL, at + 2, { size: 10, font: 'bold', width: COLUMN - LABEL, lines: 2 }) + 1;
  }
  rule(at, 0.5, ROW_LINE);
  return at;
}

/** Writes purpose, request to the consulate, signature and footer. */
function writeClosing({ write }: Sheet, { organiser, chinese, contact, number }: LetterContent, top: number): void {
  let at = top;
  for (const text of [
    'The purpose of the journey is to visit the exhibition and to talk business with its exhibitors. Travel, accommodation and insurance are paid by the visitor or by the company named above.',
    'We ask you to grant a visa for the days named above. This letter is good for one journey of the person named in it; it does not stand in for an application, and it is free of charge.',
    `Whether we have written this letter can be asked by its number: ${contact.phone}, ${contact.email}, ${contact.hours}.`,
  ])
    at = write(text, LEFT, at, { lines: 5 }) + 7;
  at = write('Yours faithfully,', LEFT, at + 4, { lines: 1 }) + 6;
  at = write(organiser, LEFT, at, { font: 'bold', lines: 1 });
  write(chinese.organiser, LEFT, at, { lines: 1 });
  write(`Issued electronically under No. ${number}; valid without a signature.`, LEFT, FOOT, {
    size: 8.5,
    colour: QUIET,
    lines: 1,
  });
}

/** Renders the letter and returns the PDF's bytes. */
export async function drawVisaLetter(letter: LetterContent): Promise<Buffer> {
  const { document, shown, finish } = await openPdf({ title: letter.number, lang: 'en', stamp: letter.stamp });
  const sheet = sheetOf({ document, shown });
  document.rect(0, 0, WIDTH, 8).fill(ACCENT);
  const head = writeHead(sheet, letter);
  const invitation = writeInvitation(sheet, letter, head + 16);
  const bearer = writeBearer(sheet, letter, invitation + 10);
  writeClosing(sheet, letter, bearer + 12);
  return finish();
}
