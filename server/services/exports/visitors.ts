/** Visitors: a row a registration, then what its form asked, then the questionnaire. */
import type { ExportedVisitor } from '../../repositories/exports';
import type { Filled } from './answerColumns';
import { given, howItCame, yuan, type Fact } from './source';
import { exportWords as words, states, titles } from './words';

export const visitorFacts: readonly Fact<ExportedVisitor>[] = [
  { title: titles.number, width: 16, of: ({ number }) => number },
  { title: titles.state, width: 16, of: ({ state }, locale) => states.registration[state][locale] },
  { title: titles.channel, width: 22, of: ({ channel }, locale) => states.channel[channel][locale] },
  { title: titles.created, width: 20, of: ({ created_at }) => created_at },
  { title: titles.updated, width: 20, of: ({ updated_at }) => updated_at },
  { title: titles.mobile, width: 18, of: ({ mobile, core }) => mobile ?? given(core['mobile']) },
  { title: titles.email, width: 30, of: ({ email, core }) => email ?? given(core['email']) },
  { title: titles.document, of: ({ document_kind }, locale) => words[document_kind ? 'yes' : 'no'][locale] },
  {
    title: titles.documentClaim,
    width: 24,
    of: ({ document_claim }, locale) => document_claim && states.documentClaim[document_claim][locale],
  },
  { title: titles.due, of: ({ amount_due }) => yuan(amount_due) },
  { title: titles.freeCode, of: ({ redeem_code }) => redeem_code },
  { title: titles.invitation, of: ({ invitation_code }) => invitation_code },
  { title: titles.landing, of: ({ landing }) => landing },
  { title: titles.admitted, width: 20, of: ({ admitted_at }) => admitted_at },
  { title: titles.cancelReason, of: ({ cancel_reason }) => cancel_reason },
  ...howItCame,
  { title: titles.questionnaire, of: ({ questionnaire }, locale) => words[questionnaire ? 'yes' : 'no'][locale] },
];

export const registered = ({ form_id, form_version, core, answers }: ExportedVisitor): Filled => ({
  formId: form_id,
  formVersion: form_version,
  values: { ...answers, ...core },
});

export const questioned = ({ questionnaire }: ExportedVisitor): Filled | null =>
  questionnaire && {
    formId: questionnaire.formId,
    formVersion: questionnaire.formVersion,
    values: questionnaire.answers,
  };
