/** Calls of a delegation. What they give of persons is kept by nobody: pages put it into their one answer, `ownGroup`. */
import { groupApi as generated } from './generated/group.gen';

export const groupApi = generated.enhanceEndpoints({
  endpoints: {
    groupFindByMobile: { keepUnusedDataFor: 0 },
    groupFindById: { keepUnusedDataFor: 0 },
    groupQrCode: { keepUnusedDataFor: 0 },
    groupExcelTemplate: { keepUnusedDataFor: 0 },
    groupExportQrCode: { keepUnusedDataFor: 0 },
  },
});
