/** Static files of this site: downloads, videos, pictures. */
import type { Services } from '@/state/services';
import { emptyApi } from './emptyApi';

const NOT_FOUND_STATUSES = new Set([400, 404, 410]);

export const fileApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether a file on this origin exists; true when the network fails. */
    fileExists: build.query<boolean, string>({
      async queryFn(url, { extra }) {
        try {
          const { status } = await (extra as Services).transport(url, { method: 'HEAD', credentials: 'include' });
          return { data: !NOT_FOUND_STATUSES.has(status) };
        } catch {
          return { data: true };
        }
      },
    }),
  }),
});
