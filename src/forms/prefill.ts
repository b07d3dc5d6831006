/** Prefilled forms: the values are stored as a draft. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { formApi } from '@/api';
import type { Services } from '@/state/services';
import { draftSaved, selectDraft, type Draft } from '@/state/keptSlice';
import { KEPT_MS } from './useDraft';

type State = Parameters<typeof selectDraft>[0];
export type PrefillDispatch = ThunkDispatch<State, Services, UnknownAction>;

/** Does nothing where there is a draft already. */
export const prefill =
  (formId: string, values: Draft['values']) =>
  async (dispatch: PrefillDispatch, getState: () => State, { clock }: Services): Promise<void> => {
    const { data: form } = await dispatch(formApi.endpoints.currentForm.initiate(formId, { subscribe: false }));
    if (!form || selectDraft(getState(), formId)) return;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + KEPT_MS).toISOString();
    dispatch(draftSaved({ formId, formVersion: form.version, values, savedAt: now.toISOString(), expiresAt }));
  };
