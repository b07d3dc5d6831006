/** The one RTK Query api: generated endpoints with the cache policies that are written by hand, a file a tag. */
import { withForms } from './formDefinition';

export const api = withForms;

/** The edition as the shell and pages show it; undefined until its call has been answered. */
export const selectEdition = (state: Parameters<ReturnType<typeof api.endpoints.ownEdition.select>>[0]) =>
  api.endpoints.ownEdition.select({})(state).data;
