/**
 * The form files of public/forms. The current version is looked up first, because a designer may have published a
 * newer one.
 */
import type { MigrationStep } from '@/rules/forms/versions/migrateAnswers';
import { parseForm } from '@/rules/forms/parseForm';
import type { FormDefinition } from '@/rules/forms/types';
import type { Services } from '@/state/services';
import type { ApiError } from './errors';
import { ownApi } from './own';

async function fetchJson(url: string, { transport, config }: Services): Promise<unknown> {
  const response = await transport(config.bases.static + url, { method: 'GET' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** Fetches a form file by its URL. */
const fetchForm = async (url: string, services: Services): Promise<FormDefinition> =>
  parseForm(await fetchJson(url, services));

const networkError = (error: unknown): { error: ApiError } => ({
  error: { kind: 'network', code: null, message: error instanceof Error ? error.message : String(error) },
});

export const formApi = ownApi.injectEndpoints({
  endpoints: (build) => ({
    /** The current version of a form. */
    currentForm: build.query<FormDefinition, string>({
      providesTags: ['Forms'],
      async queryFn(formId, { dispatch, extra }) {
        const info = await dispatch(ownApi.endpoints.ownFormCurrent.initiate(formId, { subscribe: false }));
        if (!info.data) return { error: info.error as ApiError };
        try {
          return { data: await fetchForm(info.data.current.url, extra as Services) };
        } catch (error) {
          return networkError(error);
        }
      },
    }),
    /** The migration steps from one version of a form to a newer one, in order. */
    formMigrations: build.query<MigrationStep[], { formId: string; from: number; to: number }>({
      async queryFn({ formId, from, to }, { extra }) {
        const versions = Array.from({ length: to - from }, (_, index) => from + index + 1);
        try {
          const files = await Promise.all(
            versions.map((version) => fetchJson(`/forms/${formId}/${version}.migration.json`, extra as Services)),
          );
          return { data: files.flatMap((file) => (file as { steps: MigrationStep[] }).steps) };
        } catch (error) {
          return networkError(error);
        }
      },
    }),
    /** Published versions by URL. Each URL contains a content hash, so its content never changes. */
    formVersions: build.query<FormDefinition[], readonly string[]>({
      async queryFn(urls, { extra }) {
        try {
          return { data: await Promise.all(urls.map((url) => fetchForm(url, extra as Services))) };
        } catch (error) {
          return networkError(error);
        }
      },
    }),
  }),
});
