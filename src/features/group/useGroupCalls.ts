import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { groupApi } from '@/api/group';
import { ONCE } from '@/api/once';
import { ownApi } from '@/api/own';
import type { ExcelPreview, Group, GroupUserInput } from '@/api/types';
import { toFailure, type Shown } from '@/forms/failures';

/** The part of the store in which the answer is kept. */
type ApiState = Parameters<ReturnType<typeof ownApi.endpoints.ownGroup.select>>[0];
type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

const calls = groupApi.endpoints;

const isLost = ({ reason }: Shown): boolean => reason === null;
const has = (group: Group | null, { name, mobile }: Pick<GroupUserInput, 'name' | 'mobile'>): boolean =>
  group?.users.some((user) => user.mobile === mobile && user.name === name) ?? false;

/**
 * The calls that change a delegation. Each brings the list up to date, and resolves with null or with why it did not work.
 *
 * An answer may be lost while the call has done its work. Who tries again is then told that it is done already: what the list
 * says after such a refusal counts.
 */
export function useGroupCalls(groupId: string) {
  const dispatch = useDispatch<Dispatch>();
  const lost = useIntl().formatMessage({ id: 'form.lost' });
  const wasLost = useRef(false);

  return useMemo(() => {
    const show = (group: Group) =>
      void dispatch(ownApi.util.updateQueryData('ownGroup', undefined, (mine) => void (mine.group = group)));
    const refresh = async (): Promise<Group | null> => {
      const { data } = await dispatch(calls.groupFindById.initiate({ id: groupId }, ONCE));
      if (data) show(data);
      return data ?? null;
    };
    /** After a refusal: whether an earlier attempt, whose answer was lost, did the work. */
    const settled = async (error: unknown, isDone: (group: Group | null) => boolean): Promise<Shown | null> => {
      const failure = toFailure(error, lost);
      if (isLost(failure)) {
        wasLost.current = true;
        return failure;
      }
      if (!wasLost.current) return failure;
      wasLost.current = false;
      return isDone(await refresh()) ? null : failure;
    };
    const done = async (group?: Group): Promise<null> => {
      wasLost.current = false;
      if (group) show(group);
      else await refresh();
      return null;
    };
    return {
      refresh,
      async addMember(member: GroupUserInput) {
        const { error } = await dispatch(calls.groupSaveUser.initiate({ groupUserSave: { groupId, ...member } }));
        return error ? settled(error, (group) => has(group, member)) : done();
      },
      async changeMember(id: string, member: GroupUserInput) {
        const { error } = await dispatch(calls.groupUpdateUser.initiate({ groupUserUpdate: { id, ...member } }));
        return error ? settled(error, () => false) : done();
      },
      async removeMember(id: string) {
        const { error } = await dispatch(calls.groupDeleteUser.initiate({ id }));
        return error ? settled(error, (group) => !group?.users.some((user) => user.id === id)) : done();
      },
      async nameMaster(userId: string) {
        const { data, error } = await dispatch(calls.groupUpdateMaster.initiate({ groupId, userId }));
        return error ? settled(error, (group) => group?.masterId === userId) : done(data);
      },
      async saveCars(carNos: string[]) {
        const { data, error } = await dispatch(calls.groupAddCarNos.initiate({ carNumbers: { groupId, carNos } }));
        return error ? settled(error, () => false) : done(data);
      },
      async preview(file: File): Promise<ExcelPreview | Shown> {
        const { data, error } = await dispatch(calls.groupExcelImport.initiate({ excelUpload: { groupId, file } }));
        return data ?? toFailure(error, lost);
      },
      async saveImport(importId: string, accepted: readonly Pick<GroupUserInput, 'name' | 'mobile'>[]) {
        const { data, error } = await dispatch(calls.groupExcelSave.initiate({ excelSave: { groupId, importId } }));
        return data ? done(data.group) : settled(error, (group) => accepted.every((member) => has(group, member)));
      },
      async addSeveral(users: GroupUserInput[]) {
        const { data, error } = await dispatch(calls.groupBatchSave.initiate({ groupBatch: { groupId, users } }));
        return data ? done(data.group) : settled(error, (group) => users.every((member) => has(group, member)));
      },
      async qrCode(visitGroupUserId: string): Promise<{ image: string } | Shown> {
        const { data, error } = await dispatch(calls.groupQrCode.initiate({ visitGroupUserId }, ONCE));
        return data ?? toFailure(error, lost);
      },
      /** Hands the zip file to the reader; resolves with its name. */
      async archive(): Promise<{ fileName: string } | Shown> {
        const { data, error } = await dispatch(calls.groupExportQrCode.initiate({ groupId }, ONCE));
        return data ? (data as unknown as { fileName: string }) : toFailure(error, lost);
      },
    };
  }, [dispatch, groupId, lost]);
}

export type GroupCalls = ReturnType<typeof useGroupCalls>;
