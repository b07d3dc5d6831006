import {
  type Partner,
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

/** Puts colleagues on the list of a registration and, if wanted, invites them: by mail from abroad, by text message in Chinese. */
export function useInvite(visit: Pick<VisitorRegistration, 'id' | 'channel'>) {
  const [visitorEnAddPartner] = visitorEnApi.endpoints.visitorEnAddPartner.useMutation();
  const [visitorAddPartners] = visitorApi.endpoints.visitorAddPartners.useMutation();
  const failureOf = useCallFailure();
  const { id: registrationId } = visit;
  return async (colleagues: readonly Colleague[], invite = true): Promise<Partner[] | SubmitFailure> => {
    // The rows have been judged: what the contract asks of a colleague is there.
    const partners = [...colleagues];
    const { data, error } = await (wayOf(visit).contact === 'email'
      ? visitorEnAddPartner({
          partnerEnAdd: { registrationId, invite, partners: partners as PartnerEnInput[] },
        })
      : visitorAddPartners({
          partnersAdd: { registrationId, invite, partners: partners as PartnerInput[] },
        }));
    return data ? data.partners : failureOf(error);
  };
}
