/** Reservations of booths, those of the landing pages' bar among them, which know a number alone. */
import type { ExportedBooth } from '../../repositories/exports';
import type { Filled } from './answerColumns';
import { given, howItCame, type Fact } from './source';
import { states, titles } from './words';

export const boothFacts: readonly Fact<ExportedBooth>[] = [
  { title: titles.created, width: 20, of: ({ created_at }) => created_at },
  { title: titles.number, width: 16, of: ({ submission_number }) => submission_number },
  {
    title: titles.state,
    width: 14,
    of: ({ submission_state }, locale) => states.submission[submission_state ?? 'received'][locale],
  },
  { title: titles.mobile, width: 18, of: ({ mobile, core }) => mobile ?? given(core['mobile']) },
  { title: titles.email, width: 30, of: ({ email, core }) => email ?? given(core['email']) },
  { title: titles.form, width: 16, of: ({ form_id }) => form_id },
  ...howItCame,
];

export const reserved = ({ form_id, form_version, core, answers }: ExportedBooth): Filled => ({
  formId: form_id,
  formVersion: form_version,
  values: { ...answers, ...core },
});
