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
import { useApiFailure } from '@/forms/apiFailure';
import type { SubmitFailure } from '@/forms/submit';
import type { Colleague } from './inviteRows';
import { flowOf } from './registrationFlows';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Reads the list of colleagues; after a write it waits for the refetch that the write started. */
export const fetchPartners = (dispatch: Dispatch) =>
  fetchLatest(dispatch, visitorApi.endpoints.visitorPartners, undefined);

/**
 * Adds colleagues to a registration's list and, optionally, invites them: by e-mail in the English
 * flow, by text message in the Chinese one.
 * @returns A function that resolves with the error, or with null once the list is refetched.
 */
export function useInviteColleagues(registration: Pick<VisitorRegistration, 'id' | 'channel'>) {
  const dispatch = useDispatch<Dispatch>();
  const [visitorEnAddPartner] = visitorEnApi.endpoints.visitorEnAddPartner.useMutation();
  const [visitorAddPartners] = visitorApi.endpoints.visitorAddPartners.useMutation();
  const toFailure = useApiFailure();
  const { id: registrationId } = registration;
  return async (colleagues: readonly Colleague[], invite = true): Promise<SubmitFailure | null> => {
    // The rows are validated, so they have the contract's required values.
    const partners = [...colleagues];
    const { error } = await (flowOf(registration).name === 'email'
      ? visitorEnAddPartner({ registrationId, invite, partners: partners as PartnerEnInput[] })
      : visitorAddPartners({ registrationId, invite, partners: partners as PartnerInput[] }));
    if (error) return toFailure(error);
    await fetchPartners(dispatch);
    return null;
  };
}
