import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useNavigate } from 'react-router-dom';
import { type InvitedVisitor, ownApi, formApi, type VisitorRegistration } from '@/api';
import { selectIsRehydrated, DRAFT_LIFETIME_MS } from '@/forms/useDraft';
import type { Services } from '@/state/services';
import { draftSaved, selectDraft, type Draft, earlierBadgeAdded } from '@/state/persistedSlice';
import { selectLocale } from '@/state/localeSlice';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { ticketCleared } from '@/state/ticketSlice';
import { splitName } from './inviteRows';
import { type RegistrationFlow, flowOf } from './registrationFlows';
import { fullName } from './conversions';

type State = Parameters<typeof selectDraft>[0];

export type PrefillDispatch = ThunkDispatch<State, Services, UnknownAction>;

/** Stores initial form values as its draft; does nothing if there is a draft. */
const prefill =
  (formId: string, values: Draft['values']) =>
  async (dispatch: PrefillDispatch, getState: () => State, { clock }: Services): Promise<void> => {
    const { data: form } = await dispatch(formApi.endpoints.currentForm.initiate(formId, { subscribe: false }));
    if (!form || selectDraft(getState(), formId)) return;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + DRAFT_LIFETIME_MS).toISOString();
    dispatch(draftSaved({ formId, formVersion: form.version, values, savedAt: now.toISOString(), expiresAt }));
  };

/**
 * Starts the registration of another visitor on this device with the same company and country, and stores a link to the
 * current badge.
 * @param next Form and first page of the next visitor; by default those of the last one.
 */
export function useRegisterAnother(next?: { form: string; start: string }) {
  const [ownMakeBadgeLink] = ownApi.endpoints.ownMakeBadgeLink.useMutation();
  const dispatch = useDispatch<PrefillDispatch>();
  const navigate = useNavigate();
  const lang = useSelector(selectLocale);
  const [, run] = useAsyncAction();
  return (registration: VisitorRegistration): Promise<void> =>
    run(async () => {
      const flow = flowOf(registration);
      const { form, start } = next ?? { form: flow.form, start: flow.hrefs(lang).start };
      if (registration.number !== null) {
        const { data } = await ownMakeBadgeLink(registration.id);
        if (data) dispatch(earlierBadgeAdded({ name: fullName(registration), path: data.path }));
      }
      const { company, country } = registration;
      await dispatch(prefill(form, { ...(company && { company }), ...(country && { country }) }));
      dispatch(ticketCleared());
      await navigate(start);
    });
}

const valuesOf = ({ name, email, company = '' }: InvitedVisitor, flow: RegistrationFlow): Record<string, string> =>
  flow.name === 'email' ? { ...splitName(name), email: email ?? '', company } : { name, company };

/**
 * Prefills the form with what the inviting colleague entered.
 * @param token Of the invitation link, or null. An invalid one prefills nothing.
 */
export function useInvitation(token: string | null, flow: RegistrationFlow) {
  const dispatch = useDispatch<PrefillDispatch>();
  const { data, isError } = ownApi.endpoints.ownInvitation.useQuery(token === null ? skipToken : token);
  const isRehydrated = useSelector(selectIsRehydrated);
  const [isPrefilled, setIsFilled] = useState(false);
  useEffect(() => {
    if (data && isRehydrated) void dispatch(prefill(flow.form, valuesOf(data, flow))).then(() => setIsFilled(true));
  }, [data, isRehydrated, flow, dispatch]);
  return { mobile: data?.mobile, isReady: token === null || isError || isPrefilled };
}
