/** What was sent to the organiser by a form: one table for every kind. */
import { localise } from '../../../src/rules/locales';
import type { ExportedSubmission } from '../../repositories/exports';
import { submissionNames } from '../messages/submissionTexts';
import type { Filled } from './answerColumns';
import type { Fact } from './source';
import { states, titles } from './words';

export const submissionFacts: readonly Fact<ExportedSubmission>[] = [
  { title: titles.number, width: 16, of: ({ number }) => number },
  { title: titles.kind, width: 20, of: ({ kind }, locale) => localise(submissionNames[kind], locale) },
  { title: titles.state, width: 14, of: ({ state }, locale) => states.submission[state][locale] },
  { title: titles.created, width: 20, of: ({ created_at }) => created_at },
  { title: titles.company, width: 30, of: ({ company }) => company },
  { title: titles.name, width: 20, of: ({ name }) => name },
  { title: titles.email, width: 30, of: ({ email }) => email },
  { title: titles.mobile, width: 18, of: ({ mobile }) => mobile },
  { title: titles.about, width: 30, of: ({ about }, locale) => (about ? localise(about, locale) : null) },
  { title: titles.words, width: 60, of: ({ words }) => words },
];

/** The answers of an application by a published form. */
export const applied = ({ kind, form_id, form_version, core, answers }: ExportedSubmission): Filled | null =>
  kind === 'mediaCard' && form_id !== null && form_version !== null
    ? { formId: form_id, formVersion: form_version, values: { ...answers, ...core } }
    : null;
