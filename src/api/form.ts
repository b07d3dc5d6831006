/** The form files of public/forms: asked for by their current version, since a designer may have published a newer one. */
import type { MigrationStep } from '@/rules/forms/carry';
import { readForm } from '@/rules/forms/read';
import type { FormDefinition } from '@/rules/forms/types';
import type { Services } from '@/state/services';
import type { ApiError } from './errors';
import { ownApi } from './own';

async function fetchJson(url: string, { transport, config }: Services): Promise<unknown> {
  const response = await transport(config.bases.static + url, { method: 'GET' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** A form file, by its address. */
const fetchForm = async (url: string, services: Services): Promise<FormDefinition> =>
  readForm(await fetchJson(url, services));

const lost = (error: unknown): { error: ApiError } => ({
  error: { kind: 'network', code: null, message: error instanceof Error ? error.message : String(error) },
});

export const formApi = ownApi.injectEndpoints({
  endpoints: (build) => ({
    /** The version of a form that is filled in today. */
    currentForm: build.query<FormDefinition, string>({
      providesTags: ['Forms'],
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
    /** What became of the answers of a version up to a newer one, the steps of all between in their order. */
    formMigrations: build.query<MigrationStep[], { formId: string; from: number; to: number }>({
      async queryFn({ formId, from, to }, { extra }) {
        const versions = Array.from({ length: to - from }, (_, index) => from + index + 1);
        try {
          const files = await Promise.all(
            versions.map((version) => fetchJson(`/forms/${formId}/${version}.migration.json`, extra as Services)),
          );
          return { data: files.flatMap((file) => (file as { steps: MigrationStep[] }).steps) };
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
