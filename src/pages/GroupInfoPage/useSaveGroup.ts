import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { groupApi } from '@/api/group';
import type { Group, GroupUpdate } from '@/api/types';
import { keepGroup } from '@/features/group/keepGroup';
import { infoMessages } from '@/features/group/messages';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { selectKeptSource } from '@/state/keptSlice';
import { toastRaised } from '@/state/noticesSlice';

export const GROUP_FORM = 'group';

/** As the contract writes a source; another one is not worth refusing a group for. */
const SOURCE = /^[A-Za-z0-9._~-]{1,64}$/;

interface SaveOptions {
  lang: Locale;
  group: Group | null;
  /** The server has the data: nothing of it needs to be kept here. */
  onDone: () => void;
}

/** Makes or changes the group and goes on to its members. */
export function useSaveGroup({ lang, group, onDone }: SaveOptions) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const source = useSelector(selectKeptSource);
  const lost = formatMessage(formMessages.lost);
  const goOn = async (said: string) => {
    onDone();
    dispatch(toastRaised({ kind: 'success', text: said }));
    await navigate(paths.registerGroupAdd.href({ lang }));
  };
  return async ({ values }: FormSubmission): Promise<SubmitFailure | void> => {
    // The form has been judged by its file: its core properties have the contract's shapes.
    const facts = values as unknown as GroupUpdate;
    const groupUpdate: GroupUpdate = {
      ...facts,
      ...(group ? { id: group.id } : source !== null && SOURCE.test(source) && { source }),
    };
    const { error } = await dispatch(groupApi.endpoints.groupUpdate.initiate({ groupUpdate }));
    if (!error) return goOn(formatMessage(infoMessages.infoSaved));
    const failure = toFailure(error, lost);
    if (failure.reason === 'verify.proofMissing') {
      dispatch(toastRaised({ kind: 'error', text: formatMessage(infoMessages.infoUnproved) }));
      await navigate(paths.register.href({ lang, type: 2 }));
    }
    // The answer of an earlier attempt may have been lost on its way: then the group is there.
    if (failure.reason === 'group.exists' && (await keepGroup(dispatch)).data?.group)
      return goOn(formatMessage(infoMessages.infoExists));
    return failure;
  };
}
