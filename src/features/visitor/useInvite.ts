import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { visitorApi } from '@/api/visitor';
import { visitorEnApi } from '@/api/visitorEn';
import type { Partner, PartnerEnInput, PartnerInput, VisitorRegistration } from '@/api/types';
import { toFailure } from '@/forms/failures';
import type { SubmitFailure } from '@/forms/submit';
import type { Colleague } from './inviteRows';
import { wayOf } from './ways';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Puts colleagues on the list of a registration and, if wanted, invites them: by mail from abroad, by text message in Chinese. */
export function useInvite(visit: Pick<VisitorRegistration, 'id' | 'channel'>) {
  const dispatch = useDispatch<Dispatch>();
  const lost = useIntl().formatMessage({ id: 'form.lost' });
  const { id: registrationId } = visit;
  return async (colleagues: readonly Colleague[], invite = true): Promise<Partner[] | SubmitFailure> => {
    // The rows have been judged: what the contract asks of a colleague is there.
    const partners = [...colleagues];
    const { data, error } = await (wayOf(visit).contact === 'email'
      ? dispatch(
          visitorEnApi.endpoints.visitorEnAddPartner.initiate({
            partnerEnAdd: { registrationId, invite, partners: partners as PartnerEnInput[] },
          }),
        )
      : dispatch(
          visitorApi.endpoints.visitorAddPartners.initiate({
            partnersAdd: { registrationId, invite, partners: partners as PartnerInput[] },
          }),
        ));
    return data ? data.partners : toFailure(error, lost);
  };
}
