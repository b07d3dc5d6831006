import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import {
  fetchLatest,
  type PartnerEnInput,
  type PartnerInput,
  visitorApi,
  visitorEnApi,
  type VisitorRegistration,
} from '@/api';
import { useCallFailure } from '@/forms/failures';
import type { SubmitFailure } from '@/forms/submit';
import type { Colleague } from './inviteRows';
import { wayOf } from './ways';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Reads the list of colleagues; after a write this waits for the refetch that the write began. */
export const fetchPartners = (dispatch: Dispatch) => fetchLatest(dispatch, visitorApi.endpoints.visitorPartners, {});

/**
 * Puts colleagues on the list of a registration and, if wanted, invites them: by mail from abroad, by text message in Chinese.
 * @returns The call, which resolves with why it failed, or with null once the list is read.
 */
export function useInvite(visit: Pick<VisitorRegistration, 'id' | 'channel'>) {
  const dispatch = useDispatch<Dispatch>();
  const [visitorEnAddPartner] = visitorEnApi.endpoints.visitorEnAddPartner.useMutation();
  const [visitorAddPartners] = visitorApi.endpoints.visitorAddPartners.useMutation();
  const failureOf = useCallFailure();
  const { id: registrationId } = visit;
  return async (colleagues: readonly Colleague[], invite = true): Promise<SubmitFailure | null> => {
    // The rows have been judged: what the contract asks of a colleague is there.
    const partners = [...colleagues];
    const { error } = await (wayOf(visit).contact === 'email'
      ? visitorEnAddPartner({
          partnerEnAdd: { registrationId, invite, partners: partners as PartnerEnInput[] },
        })
      : visitorAddPartners({
          partnersAdd: { registrationId, invite, partners: partners as PartnerInput[] },
        }));
    if (error) return failureOf(error);
    await fetchPartners(dispatch);
    return null;
  };
}
