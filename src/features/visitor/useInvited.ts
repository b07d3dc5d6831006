import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type InvitedVisitor, ownApi } from '@/api';
import { prefill, type PrefillDispatch } from '@/forms/prefill';
import { selectKeptIsRead } from '@/forms/useDraft';
import { splitName } from './inviteRows';
import type { VisitorWay } from './ways';

const valuesOf = ({ name, email, company = '' }: InvitedVisitor, { contact }: VisitorWay): Record<string, string> =>
  contact === 'email' ? { ...splitName(name), email: email ?? '', company } : { name, company };

/**
 * Prefills the form with what the inviting colleague entered.
 * @param token Of the invitation link, or null. An invalid one prefills nothing.
 */
export function useInvited(token: string | null, way: VisitorWay) {
  const dispatch = useDispatch<PrefillDispatch>();
  const { data, isError } = ownApi.endpoints.ownInvitation.useQuery(token === null ? skipToken : { token });
  const isKept = useSelector(selectKeptIsRead);
  const [isFilled, setIsFilled] = useState(false);
  useEffect(() => {
    if (data && isKept) void dispatch(prefill(way.form, valuesOf(data, way))).then(() => setIsFilled(true));
  }, [data, isKept, way, dispatch]);
  return { mobile: data?.mobile, isSettled: token === null || isError || isFilled };
}
