/** The form files of public/forms: asked for by their current version, since a designer may have published a newer one. */
import { readForm } from '@/rules/forms/read';
import type { FormDefinition } from '@/rules/forms/types';
import type { Services } from '@/state/services';
import type { ApiError } from './errors';
import { ownApi } from './own';

/** A form file, by its address. */
async function fetchForm(url: string, { transport, config }: Services): Promise<FormDefinition> {
  const response = await transport(config.bases.static + url, { method: 'GET' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return readForm(await response.json());
}

const lost = (error: unknown): { error: ApiError } => ({
  error: { kind: 'network', code: null, message: error instanceof Error ? error.message : String(error) },
});

export const formApi = ownApi.injectEndpoints({
  endpoints: (build) => ({
    /** The version of a form that is filled in today. */
    currentForm: build.query<FormDefinition, string>({
      async queryFn(formId, { dispatch, extra }) {
        const info = await dispatch(ownApi.endpoints.ownFormCurrent.initiate({ formId }, { subscribe: false }));
        if (!info.data) return { error: info.error as ApiError };
        try {
          return { data: await fetchForm(info.data.current.url, extra as Services) };
        } catch (error) {
          return lost(error);
        }
      },
    }),
    /** Published versions by their addresses, which name their content: nothing of them ever changes. */
    formVersions: build.query<FormDefinition[], readonly string[]>({
      async queryFn(urls, { extra }) {
        try {
          return { data: await Promise.all(urls.map((url) => fetchForm(url, extra as Services))) };
        } catch (error) {
          return lost(error);
        }
      },
    }),
  }),
});
