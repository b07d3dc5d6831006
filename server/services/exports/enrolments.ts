/** Enrolments in meetings, a row each. */
import { localise } from '../../../src/rules/locales';
import type { ExportedEnrolment } from '../../repositories/exports';
import type { Filled } from './answerColumns';
import { howItCame, yuan, type Fact } from './source';
import { states, titles } from './words';

export const enrolmentFacts: readonly Fact<ExportedEnrolment>[] = [
  { title: titles.meeting, width: 44, of: ({ title }, locale) => localise(title, locale) },
  { title: titles.starts, width: 20, of: ({ starts_at }) => starts_at },
  { title: titles.room, width: 24, of: ({ room }, locale) => localise(room, locale) },
  { title: titles.number, width: 16, of: ({ number }) => number },
  { title: titles.state, width: 16, of: ({ state }, locale) => states.enrolment[state][locale] },
  { title: titles.name, width: 20, of: ({ name }) => name },
  { title: titles.mobile, width: 18, of: ({ mobile }) => mobile },
  { title: titles.email, width: 30, of: ({ email }) => email },
  { title: titles.company, width: 30, of: ({ company }) => company },
  { title: titles.due, of: ({ amount }) => yuan(amount) },
  { title: titles.created, width: 20, of: ({ created_at }) => created_at },
  { title: titles.signedIn, width: 20, of: ({ signed_in_at }) => signed_in_at },
  ...howItCame,
];

/** What its form asked. The job title is a column of the record and an answer of the form: the form has its words. */
export const enrolled = ({ form, job_title, answers }: ExportedEnrolment): Filled | null =>
  form && { ...form, values: { ...(job_title && { jobTitle: job_title }), ...answers } };
