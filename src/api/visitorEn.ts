/** Endpoints of the English registration. */
import { visitorEnApi as generated } from './generated/visitorEn.gen';

export const visitorEnApi = generated.enhanceEndpoints({
  endpoints: {
    visitorEnFindByEmail: { keepUnusedDataFor: 0 },
    // Whether an address is registered can change at any moment.
    visitorEnExistEmail: { keepUnusedDataFor: 0 },
  },
});
