import { useMemo, useRef } from 'react';
import { type ExcelPreview, type Group, groupApi, type GroupUserInput } from '@/api';
import { useCallFailure, type CallFailure } from '@/forms/failures';

const isLost = ({ reason }: CallFailure): boolean => reason === null;
const has = (group: Group | null, { name, mobile }: Pick<GroupUserInput, 'name' | 'mobile'>): boolean =>
  group?.users.some((user) => user.mobile === mobile && user.name === name) ?? false;

/**
 * The mutations of a delegation. Each resolves with null or with the error; cache tags refetch the delegation.
 * A request may succeed although its response is lost. A retry then fails because the change is already there, so the
 * refetched list decides.
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
  const failureOf = useCallFailure();
  const wasLost = useRef(false);

  return useMemo(() => {
    /** After an error: whether an earlier attempt with a lost response has succeeded. */
    const settled = async (error: unknown, isDone: (group: Group | null) => boolean): Promise<CallFailure | null> => {
      const failure = failureOf(error);
      if (isLost(failure)) {
        wasLost.current = true;
        return failure;
      }
      if (!wasLost.current) return failure;
      wasLost.current = false;
      const { data: group = null } = await groupFindById({ id: groupId });
      return isDone(group) ? null : failure;
    };
    const done = (): null => {
      wasLost.current = false;
      return null;
    };
    return {
      async addMember(member: GroupUserInput) {
        const { error } = await groupSaveUser({ groupUserSave: { groupId, ...member } });
        return error ? settled(error, (group) => has(group, member)) : done();
      },
      async changeMember(id: string, member: GroupUserInput) {
        const { error } = await groupUpdateUser({ groupUserUpdate: { id, ...member } });
        return error ? settled(error, () => false) : done();
      },
      async removeMember(id: string) {
        const { error } = await groupDeleteUser({ id });
        return error ? settled(error, (group) => !group?.users.some((user) => user.id === id)) : done();
      },
      async nameMaster(userId: string) {
        const { error } = await groupUpdateMaster({ groupId, userId });
        return error ? settled(error, (group) => group?.masterId === userId) : done();
      },
      async saveCars(carNos: string[]) {
        const { error } = await groupAddCarNos({ carNumbers: { groupId, carNos } });
        return error ? settled(error, () => false) : done();
      },
      async preview(file: File): Promise<ExcelPreview | CallFailure> {
        const { data, error } = await groupExcelImport({ excelUpload: { groupId, file } });
        return data ?? failureOf(error);
      },
      async saveImport(importId: string, accepted: readonly Pick<GroupUserInput, 'name' | 'mobile'>[]) {
        const { error } = await groupExcelSave({ excelSave: { groupId, importId } });
        return error ? settled(error, (group) => accepted.every((member) => has(group, member))) : done();
      },
      async addMembers(users: GroupUserInput[]) {
        const { error } = await groupBatchSave({ groupBatch: { groupId, users } });
        return error ? settled(error, (group) => users.every((member) => has(group, member))) : done();
      },
      async qrCode(visitGroupUserId: string): Promise<{ image: string } | CallFailure> {
        const { data, error } = await groupQrCode({ visitGroupUserId });
        return data ?? failureOf(error);
      },
      /** Downloads the zip file; resolves with its name. */
      async archive(): Promise<{ fileName: string } | CallFailure> {
        const { data, error } = await groupExportQrCode({ groupId });
        return data ? (data as unknown as { fileName: string }) : failureOf(error);
      },
    };
  }, [
    failureOf,
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
