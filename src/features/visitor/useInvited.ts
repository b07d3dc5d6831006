import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ownApi } from '@/api/own';
import type { InvitedVisitor } from '@/api/types';
import { prefill, type PrefillDispatch } from '@/forms/prefill';
import { selectKeptIsRead } from '@/forms/useDraft';
import { splitName } from './inviteRows';
import type { VisitorWay } from './ways';

const valuesOf = ({ name, email, company = '' }: InvitedVisitor, { contact }: VisitorWay): Record<string, string> =>
  contact === 'email' ? { ...splitName(name), email: email ?? '', company } : { name, company };

/**
 * What a colleague typed of the visitor whom the link of an invitation led here; it is filled into the form of the way.
 * @param token Of the link; null where none led here. One that is not good fills in nothing.
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
