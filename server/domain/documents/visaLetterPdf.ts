/** Renders a visa invitation letter: one A4 page with the organiser's letterhead, in English for consulates. */
import { ACCENT, INK, openPdf, MUTED } from './pdfDocument';

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
  /** The traveller's details: labels and values. */
  rows: { label: string; value: string }[];
  modifiedAt: Date;
}

const WIDTH = 595.28;
const LEFT = 64;
const COLUMN_WIDTH = WIDTH - 2 * LEFT;
const LABEL_WIDTH = 150;
const FOOTER_Y = 810;
/** The colour of the lines between rows. */
const ROW_LINE = '#c9ced6';

interface TextStyle {
  size?: number;
  font?: 'regular' | 'bold';
  colour?: string;
  width?: number;
  align?: 'left' | 'right';
  /** Maximum lines. Longer text is set smaller, then truncated. */
  lines?: number;
}

type Pdf = Pick<Awaited<ReturnType<typeof openPdf>>, 'document' | 'toPrintable'>;

/** Helpers that write texts and rules on the page. */
function makeSheet({ document, toPrintable }: Pdf) {
  return {
    /** Writes a text and returns the y position below it. */
    write(text: string, x: number, y: number, style: TextStyle = {}): number {
      const { size = 10.5, font = 'regular', colour = INK, width = COLUMN_WIDTH, align = 'left', lines = 8 } = style;
      // The font's curly apostrophe is as wide as a Chinese character.
      const printableText = toPrintable(text.replaceAll('’', "'"));
      const options = { width, align, lineGap: 2 };
      let fittingSize = size;
      const measureHeight = () => document.font(font).fontSize(fittingSize).heightOfString(printableText, options);
      const maxHeight = () => (document.currentLineHeight(true) + 2) * lines + 1;
      while (fittingSize > 7 && measureHeight() > maxHeight()) fittingSize -= 0.5;
      const height = Math.min(measureHeight(), maxHeight());
      document.fillColor(colour).text(printableText, x, y, { ...options, height, ellipsis: true });
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

type Sheet = ReturnType<typeof makeSheet>;

/**
 * Writes the letterhead: exhibition and organiser on the left, contacts on the right. Returns the y position below, as
 * each part does.
 */
function writeHead({ write, rule }: Sheet, { exhibition, organiser, chinese, contact }: LetterContent): number {
  const leftWidth = COLUMN_WIDTH * 0.58;
  let currentY = write(exhibition, LEFT, 34, { size: 13, font: 'bold', colour: ACCENT, width: leftWidth, lines: 3 });
  currentY = write(chinese.exhibition, LEFT, currentY + 2, { size: 10, width: leftWidth, lines: 2 });
  currentY = write(`${organiser} · ${chinese.organiser}`, LEFT, currentY + 2, {
    size: 9,
    colour: MUTED,
    width: leftWidth,
    lines: 2,
  });
  let contactY = 36;
  for (const line of [contact.address, contact.phone, contact.email])
    contactY = write(line, LEFT + leftWidth + 16, contactY, {
      size: 9,
      colour: MUTED,
      width: COLUMN_WIDTH - leftWidth - 16,
      align: 'right',
      lines: 3,
    });
  currentY = Math.max(currentY, contactY) + 10;
  rule(currentY, 1, ACCENT);
  return currentY;
}

/** Writes number and date, recipient, subject and invitation. */
function writeInvitation({ write }: Sheet, letter: LetterContent, top: number): number {
  let currentY = top;
  write(`No. ${letter.number}`, LEFT, currentY, { font: 'bold', width: COLUMN_WIDTH / 2, lines: 1 });
  currentY =
    write(letter.date, LEFT + COLUMN_WIDTH / 2, currentY, { width: COLUMN_WIDTH / 2, align: 'right', lines: 1 }) + 14;
  currentY = write('To the Embassy, Consulate General or Visa Application Service Center', LEFT, currentY, {
    lines: 1,
  });
  currentY = write(`of the People’s Republic of China, ${letter.consulate}`, LEFT, currentY, { lines: 2 }) + 16;
  currentY = write('Invitation letter for a business visa (M)', LEFT, currentY, {
    size: 16,
    font: 'bold',
    colour: ACCENT,
    lines: 1,
  });
  currentY = write('商务签证（M字）邀请函', LEFT, currentY, { size: 10, colour: MUTED, lines: 1 }) + 12;
  currentY = write('Dear Sir or Madam,', LEFT, currentY, { lines: 1 }) + 6;
  return write(
    `We invite the person named below to visit the ${letter.exhibition}, held from ${letter.range} at the ${letter.venue}.`,
    LEFT,
    currentY,
    { lines: 4 },
  );
}

/** Writes the table with the traveller's details. */
function writeTraveller({ write, rule }: Sheet, { rows }: LetterContent, top: number): number {
  let currentY = top;
  for (const { label, value } of rows) {
    rule(currentY, 0.5, ROW_LINE);
    write(label, LEFT, currentY + 2, { size: 9.5, colour: MUTED, width: LABEL_WIDTH, lines: 1 });
    currentY =
      write(value, LEFT + LABEL_WIDTH, currentY + 2, {
        size: 10,
        font: 'bold',
        width: COLUMN_WIDTH - LABEL_WIDTH,
        lines: 2,
      }) + 1;
  }
  rule(currentY, 0.5, ROW_LINE);
  return currentY;
}

/** Writes purpose, request to the consulate, signature and footer. */
function writeClosing({ write }: Sheet, { organiser, chinese, contact, number }: LetterContent, top: number): void {
  let currentY = top;
  for (const text of [
    'The purpose of the journey is to visit the exhibition and to talk business with its exhibitors. Travel, accommodation and insurance are paid by the visitor or by the company named above.',
    'We ask you to grant a visa for the days named above. This letter is good for one journey of the person named in it; it does not stand in for an application, and it is free of charge.',
    `Whether we have written this letter can be asked by its number: ${contact.phone}, ${contact.email}, ${contact.hours}.`,
  ])
    currentY = write(text, LEFT, currentY, { lines: 5 }) + 7;
  currentY = write('Yours faithfully,', LEFT, currentY + 4, { lines: 1 }) + 6;
  currentY = write(organiser, LEFT, currentY, { font: 'bold', lines: 1 });
  write(chinese.organiser, LEFT, currentY, { lines: 1 });
  write(`Issued electronically under No. ${number}; valid without a signature.`, LEFT, FOOTER_Y, {
    size: 8.5,
    colour: MUTED,
    lines: 1,
  });
}

/** Renders the letter and returns the PDF's bytes. */
export async function renderVisaLetter(letter: LetterContent): Promise<Buffer> {
  const { document, toPrintable, finish } = await openPdf({
    title: letter.number,
    lang: 'en',
    modifiedAt: letter.modifiedAt,
  });
  const sheet = makeSheet({ document, toPrintable });
  document.rect(0, 0, WIDTH, 8).fill(ACCENT);
  const headY = writeHead(sheet, letter);
  const invitationY = writeInvitation(sheet, letter, headY + 16);
  const travellerY = writeTraveller(sheet, letter, invitationY + 10);
  writeClosing(sheet, letter, travellerY + 12);
  return finish();
}
