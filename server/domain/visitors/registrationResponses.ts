/** A registration's response for its owner (contract, VisitorRegistration). */
import type { HandlerResponse } from '../../http/contract';
import type { VisitorRow } from './visitorRepository';
import type { Signer } from '../../lib/secrets';
import type { Documents } from '../documents/documents';

export type SavedRegistration = HandlerResponse<'visitorInsert'>;
export type Registration = SavedRegistration['registration'];

export class RegistrationResponses {
  constructor(
    private readonly signer: Signer,
    private readonly documents: Documents,
  ) {}

  describe(row: VisitorRow): Registration {
    const documentMasked = this.documents.maskedNumber(row, row.id);
    return {
      id: row.id,
      number: row.number,
      channel: row.channel,
      state: row.state,
      ...(row.core as Partial<Registration>),
      ...(row.document_kind && { documentKind: row.document_kind }),
      ...(documentMasked && { documentMasked }),
      // Visitors under 18 are rejected, and the card states the age.
      ...(row.document_kind === 'idCard' && { under18: false }),
      amountDue: row.amount_due,
      privacyAgreed: row.consent.privacy,
      formId: row.form_id,
      formVersion: row.form_version,
      answers: row.answers,
      questionnaire: row.questionnaire,
      qrContent: row.number ? this.signer.qrContent(row.number) : null,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  }

  /** The registration and the next step: a due payment first, then the questionnaire. */
  describeSaved(row: VisitorRow): SavedRegistration {
    const next = row.state === 'awaitingPayment' ? 'payment' : row.questionnaire ? 'result' : 'questionnaire';
    return { registration: this.describe(row), next };
  }
}
