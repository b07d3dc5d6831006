/** Responses of ownFormCurrent. */
import type { HandlerResponse } from '../../server/http/contract';
import type { FakeRequest } from './fakeResponses';
import { newestOf } from './newestOf.mjs';

/** A form file of public/forms: this version, or the newest one. */
export function formInfo(formId: string, formVersion = newestOf(formId)): HandlerResponse<'ownFormCurrent'> {
  const current = {
    formId,
    formVersion,
    url: `/forms/${formId}/${formVersion}.json`,
    contentHash: 'f'.repeat(64),
    publishedAt: '2026-03-01T00:00:00.000Z',
    archived: false,
  };
  return { formId, current, versions: [current] };
}

/** The newest version of whatever form is requested. */
export const newestForm = ({ url }: Pick<FakeRequest, 'url'>): HandlerResponse<'ownFormCurrent'> =>
  formInfo(url.split('/').at(-1) ?? '');
