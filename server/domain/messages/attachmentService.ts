/** Renders the attachments of mails when they are sent or shown: the outbox only references QR codes and records. */
import type { MailAttachment, MailFile } from '../../db/schema';
import { renderQrCode } from '../../pictures/qrPicture';
import type { VisaLetterService } from '../documents/visaLetterService';
import type { ProblemReportService } from '../submissions/problemReportService';

const QR_WIDTH = 480;

interface Deps {
  visaLetters: VisaLetterService;
  problemReports: ProblemReportService;
}

export class AttachmentService {
  constructor(private readonly deps: Deps) {}

  /** The file of an attachment; null when the record that it references has been deleted. */
  async render(attachment: MailAttachment): Promise<MailFile | null> {
    if ('letter' in attachment) return this.deps.visaLetters.renderAttachment(attachment.letter);
    if ('report' in attachment) return this.deps.problemReports.renderAttachment(attachment);
    if (!('qr' in attachment)) return attachment;
    const { name, qr, cid } = attachment;
    const png = await renderQrCode(qr, { width: QR_WIDTH });
    return { name, contentType: 'image/png', base64: png.toString('base64'), cid };
  }
}
