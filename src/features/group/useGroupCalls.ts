import { useMemo, useRef } from 'react';
import { type ExcelPreview, type FileResponse, type Group, groupApi, type GroupUserInput } from '@/api';
import { useApiFailure, type ApiFailure } from '@/forms/apiFailure';

const includesMember = (group: Group | null, { name, mobile }: Pick<GroupUserInput, 'name' | 'mobile'>): boolean =>
  group?.users.some((user) => user.mobile === mobile && user.name === name) ?? false;

/**
 * The mutations of a delegation. Each resolves with null or with the error; cache tags refetch the delegation.
 * A request may succeed although its response is lost. A retry then fails because the change was already applied, so
 * the refetched group decides.
 */
export function useGroupCalls(groupId: string) {
  const { endpoints } = groupApi;
  const [groupFindById] = endpoints.groupFindById.useLazyQuery();
  const [groupSaveUser] = endpoints.groupSaveUser.useMutation();
  const [groupUpdateUser] = endpoints.groupUpdateUser.useMutation();
  const [groupDeleteUser] = endpoints.groupDeleteUser.useMutation();
  const [groupUpdateMaster] = endpoints.groupUpdateMaster.useMutation();
  const [groupAddCarNos] = endpoints.groupAddCarNos.useMutation();
  const [groupExcelImport] = endpoints.groupExcelImport.useMutation();
  const [groupExcelSave] = endpoints.groupExcelSave.useMutation();
  const [groupBatchSave] = endpoints.groupBatchSave.useMutation();
  const [groupQrCode] = endpoints.groupQrCode.useLazyQuery();
  const [groupExportQrCode] = endpoints.groupExportQrCode.useLazyQuery();
  const toFailure = useApiFailure();
  const hadLostResponse = useRef(false);

  return useMemo(() => {
    /** After an error: whether an earlier attempt with a lost response has succeeded. */
    const resolveFailure = async <Failure extends ApiFailure>(
      failure: Failure,
      isApplied: (group: Group | null) => boolean,
    ): Promise<Failure | null> => {
      if (failure.isConnectionLost) {
        hadLostResponse.current = true;
        return failure;
      }
      if (!hadLostResponse.current) return failure;
      hadLostResponse.current = false;
      const { data: group = null } = await groupFindById(groupId);
      return isApplied(group) ? null : failure;
    };
    const succeed = (): null => {
      hadLostResponse.current = false;
      return null;
    };
    return {
      async addMember(member: GroupUserInput) {
        const { error } = await groupSaveUser({ groupId, ...member });
        return error ? resolveFailure(toFailure(error), (group) => includesMember(group, member)) : succeed();
      },
      async changeMember(id: string, member: GroupUserInput) {
        const { error } = await groupUpdateUser({ id, ...member });
        return error ? resolveFailure(toFailure(error), () => false) : succeed();
      },
      async removeMember(id: string) {
        const { error } = await groupDeleteUser(id);
        return error
          ? resolveFailure(toFailure(error), (group) => !group?.users.some((user) => user.id === id))
          : succeed();
      },
      async nameMaster(userId: string) {
        const { error } = await groupUpdateMaster({ groupId, userId });
        return error ? resolveFailure(toFailure(error), (group) => group?.masterId === userId) : succeed();
      },
      async saveCars(carNos: string[]) {
        const { error } = await groupAddCarNos({ groupId, carNos });
        return error ? resolveFailure(toFailure(error), () => false) : succeed();
      },
      async preview(file: File): Promise<ExcelPreview | ApiFailure> {
        const { data, error } = await groupExcelImport({ groupId, file });
        return data ?? toFailure(error);
      },
      async saveImport(importId: string, accepted: readonly Pick<GroupUserInput, 'name' | 'mobile'>[]) {
        const { error } = await groupExcelSave({ groupId, importId });
        return error
          ? resolveFailure(toFailure(error, 'groupExcelSave'), (group) =>
              accepted.every((member) => includesMember(group, member)),
            )
          : succeed();
      },
      async addMembers(users: GroupUserInput[]) {
        const { error } = await groupBatchSave({ groupId, users });
        return error
          ? resolveFailure(toFailure(error), (group) => users.every((member) => includesMember(group, member)))
          : succeed();
      },
      async qrCode(visitGroupUserId: string): Promise<{ image: string } | ApiFailure> {
        const { data, error } = await groupQrCode(visitGroupUserId);
        return data ?? toFailure(error);
      },
      /** All QR codes as a zip file. */
      async archive(): Promise<FileResponse | ApiFailure> {
        const { data, error } = await groupExportQrCode(groupId);
        return data ?? toFailure(error);
      },
    };
  }, [
    toFailure,
    groupAddCarNos,
    groupBatchSave,
    groupDeleteUser,
    groupExcelImport,
    groupExcelSave,
    groupExportQrCode,
    groupFindById,
    groupId,
    groupQrCode,
    groupSaveUser,
    groupUpdateMaster,
    groupUpdateUser,
  ]);
}

export type GroupCalls = ReturnType<typeof useGroupCalls>;
