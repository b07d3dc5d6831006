/** Validates submissions by their form, and by rules beyond forms: countries, regions, identity documents. */
import type { AnswerValue } from '../../../src/rules/forms/types';
import type { Input } from '../../http/contract';
import { fieldError } from '../../http/envelope';
import type { VisitorRow } from './visitorRepository';
import { normaliseEmail } from '../verification/verificationService';
import { checkDocument } from '../documents/documents';
import type { SharedDeps } from '../sharedDeps';

export type Update = Input<'visitorEnUpdate'>['body'] | Input<'visitorUpdate'>['body'];

/** The request bodies of all channels. */
export type Submission =
  | Update
  | Input<'visitorEnInsert'>['body']
  | Input<'visitorInsert'>['body']
  | Input<'visitorLandingRegister'>['body']
  | Input<'meInsert'>['body']
  | Input<'exhibitorRegist'>['body'];

type Deps = Pick<SharedDeps, 'forms' | 'regions' | 'documents' | 'edition'>;

/** Properties of request bodies that are not properties of the form. */
const NON_FORM_FIELDS = [
  'id',
  'source',
  'documentDisputed',
  'redeemCode',
  'invitationCode',
  'landingType',
  'landingId',
];

export class RegistrationForms {
  constructor(private readonly deps: Deps) {}

  /**
   * Validates a submission and returns the parts to be stored.
   * @throws DomainError
   */
  async check(body: Submission, expected: string[]) {
    const { formId, formVersion, answers, ...all } = body;
    const core = Object.fromEntries(Object.entries(all).filter(([name]) => !NON_FORM_FIELDS.includes(name)));
    const { forms, regions, edition } = this.deps;
    await forms.check({ formId, formVersion, expected, core, answers });
    if (!body.privacyAgreed) throw fieldError('visitor.privacyMissing', '/body/privacyAgreed');
    if (body.country !== undefined) await regions.mustBeCountry(body.country);
    const {
      documentKind: kind,
      documentNumber: number,
      documentDisputed,
      ...regionCodes
    } = body as Input<'visitorInsert'>['body'];
    await regions.validateRegions(regionCodes);
    if (kind !== undefined && number !== undefined) checkDocument(kind, number, await edition.referenceDates());
    const { documentKind: _kind, documentNumber: _number, privacyAgreed: _agreed, ...storedCore } = core;
    return {
      core: { ...storedCore, ...(body.email !== undefined && { email: normaliseEmail(body.email) }) },
      answers: answers as Record<string, AnswerValue>,
      document: kind !== undefined && number !== undefined ? { kind, number } : undefined,
      isDisputed: documentDisputed ?? false,
    };
  }

  /**
   * Validates a change. If the document's kind is the same, its number may be omitted.
   * @throws DomainError
   */
  async checkChange(row: VisitorRow, body: Update, expected: string[]) {
    const documentNumber = this.deps.documents.unchangedNumber(body as Input<'visitorUpdate'>['body'], row, row.id);
    return this.check(documentNumber === undefined ? body : ({ ...body, documentNumber } as Update), expected);
  }

  async checkQuestionnaire(body: Input<'visitorSubmitQuestion'>['body'], expected: string): Promise<void> {
    const { formId, formVersion, answers } = body;
    await this.deps.forms.check({ formId, formVersion, expected, core: {}, answers });
  }
}
