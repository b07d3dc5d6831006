// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  GroupFindByMobileApiResponse,
  GroupFindByMobileApiArg,
  GroupFindByIdApiResponse,
  GroupFindByIdApiArg,
  GroupUpdateApiResponse,
  GroupUpdateApiArg,
  GroupSaveUserApiResponse,
  GroupSaveUserApiArg,
  GroupUpdateUserApiResponse,
  GroupUpdateUserApiArg,
  GroupDeleteUserApiResponse,
  GroupDeleteUserApiArg,
  GroupUpdateMasterApiResponse,
  GroupUpdateMasterApiArg,
  GroupExcelTemplateApiResponse,
  GroupExcelTemplateApiArg,
  GroupExcelImportApiResponse,
  GroupExcelImportApiArg,
  GroupExcelSaveApiResponse,
  GroupExcelSaveApiArg,
  GroupBatchSaveApiResponse,
  GroupBatchSaveApiArg,
  GroupAddCarNosApiResponse,
  GroupAddCarNosApiArg,
  GroupExportQrCodeApiResponse,
  GroupExportQrCodeApiArg,
  GroupQrCodeApiResponse,
  GroupQrCodeApiArg,
} from './types.gen';

export const groupApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    groupFindByMobile: build.query<
      GroupFindByMobileApiResponse,
      GroupFindByMobileApiArg
    >({
      query: (queryArg) => ({
        url: `/web/visit/group/findByMobile/${encodeURIComponent(String(queryArg.mobile))}/${encodeURIComponent(String(queryArg.code))}`,
      }),
    }),
    groupFindById: build.query<GroupFindByIdApiResponse, GroupFindByIdApiArg>({
      query: (queryArg) => ({
        url: `/web/visit/group/findByGroupId/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    groupUpdate: build.mutation<GroupUpdateApiResponse, GroupUpdateApiArg>({
      query: (queryArg) => ({
        url: `/web/visit/group/updateGroup`,
        method: "POST",
        body: queryArg,
      }),
    }),
    groupSaveUser: build.mutation<
      GroupSaveUserApiResponse,
      GroupSaveUserApiArg
    >({
      query: (queryArg) => ({
        url: `/web/visit/group/saveGroupUser`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Group"],
    }),
    groupUpdateUser: build.mutation<
      GroupUpdateUserApiResponse,
      GroupUpdateUserApiArg
    >({
      query: (queryArg) => ({
        url: `/web/visit/group/updateGroupUser`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Group"],
    }),
    groupDeleteUser: build.mutation<
      GroupDeleteUserApiResponse,
      GroupDeleteUserApiArg
    >({
      query: (queryArg) => ({
        url: `/web/visit/group/deleteGroupUser/${encodeURIComponent(String(queryArg))}`,
        method: "GET",
      }),
      invalidatesTags: ["Group"],
    }),
    groupUpdateMaster: build.mutation<
      GroupUpdateMasterApiResponse,
      GroupUpdateMasterApiArg
    >({
      query: (queryArg) => ({
        url: `/web/visit/group/updateGroupUserMaster/${encodeURIComponent(String(queryArg.groupId))}/${encodeURIComponent(String(queryArg.userId))}`,
        method: "GET",
      }),
      invalidatesTags: ["Group"],
    }),
    groupExcelTemplate: build.query<
      GroupExcelTemplateApiResponse,
      GroupExcelTemplateApiArg
    >({
      query: () => ({ url: `/web/visit/group/downloadExcelTemplate` }),
    }),
    groupExcelImport: build.mutation<
      GroupExcelImportApiResponse,
      GroupExcelImportApiArg
    >({
      query: (queryArg) => ({
        url: `/web/visit/group/importExcel`,
        method: "POST",
        body: queryArg,
      }),
    }),
    groupExcelSave: build.mutation<
      GroupExcelSaveApiResponse,
      GroupExcelSaveApiArg
    >({
      query: (queryArg) => ({
        url: `/web/visit/group/saveGroupUserByExcel`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Group"],
    }),
    groupBatchSave: build.mutation<
      GroupBatchSaveApiResponse,
      GroupBatchSaveApiArg
    >({
      query: (queryArg) => ({
        url: `/web/visit/group/batchSaveGroupUser`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Group"],
    }),
    groupAddCarNos: build.mutation<
      GroupAddCarNosApiResponse,
      GroupAddCarNosApiArg
    >({
      query: (queryArg) => ({
        url: `/web/visit/group/addCarNos`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Group"],
    }),
    groupExportQrCode: build.query<
      GroupExportQrCodeApiResponse,
      GroupExportQrCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/web/visit/group/exportQrCode`,
        params: {
          groupId: queryArg,
        },
      }),
    }),
    groupQrCode: build.query<GroupQrCodeApiResponse, GroupQrCodeApiArg>({
      query: (queryArg) => ({
        url: `/wx/getQrCode`,
        method: "POST",
        params: {
          visitGroupUserId: queryArg,
        },
      }),
    }),
  }),
});
