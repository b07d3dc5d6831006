/**
 * Delegation endpoints. Their responses contain personal data and are not cached; pages copy what they need into
 * `ownGroup`.
 */
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
