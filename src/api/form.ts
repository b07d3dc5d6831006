/** The form files of public/forms: asked for by their current version, since a designer may have published a newer one. */
import { readForm } from '@/rules/forms/read';
import type { FormDefinition } from '@/rules/forms/types';
import type { Services } from '@/state/services';
import type { ApiError } from './errors';
import { ownApi } from './own';

export const formApi = ownApi.injectEndpoints({
  endpoints: (build) => ({
    /** The version of a form that is filled in today. */
    currentForm: build.query<FormDefinition, string>({
      async queryFn(formId, { dispatch, extra }) {
        const info = await dispatch(ownApi.endpoints.ownFormCurrent.initiate({ formId }, { subscribe: false }));
        if (!info.data) return { error: info.error as ApiError };
        const { transport, config } = extra as Services;
        try {
          const response = await transport(config.bases.static + info.data.current.url, { method: 'GET' });
          if (!response.ok) throw new Error(`HTTP ${response.status}`);
          return { data: readForm(await response.json()) };
        } catch (error) {
          return {
            error: { kind: 'network', code: null, message: error instanceof Error ? error.message : String(error) },
          };
        }
      },
    }),
  }),
});
