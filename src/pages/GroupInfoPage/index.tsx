/** The delegation's own data: created after number verification, or edited later. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { redirect, useLocation, useNavigate } from 'react-router-dom';
import { type Edition, formApi, type Group, groupApi, type GroupUpdate, selectEdition } from '@/api';
import { CarNumbers } from '@/features/group/components/CarNumbers';
import { GroupFrame } from '@/features/group/components/GroupFrame';
import { GroupHelp } from '@/features/group/components/GroupHelp';
import { GroupState } from '@/features/group/components/GroupState';
import { groupCrumbs, fetchGroup, useGroup } from '@/features/group/groupPages';
import { useGroupCalls } from '@/features/group/useGroupCalls';
import { useApiFailure } from '@/forms/apiFailure';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { useLocale } from '@/i18n/useLocale';
import { formatDateTime } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import { listFields } from '@/rules/forms/fields';
import type { FormDefinition } from '@/rules/forms/types';
import { localise } from '@/rules/locales';
import { selectPersistedSource } from '@/state/persistedSlice';
import { toastRaised } from '@/state/noticesSlice';
import { selectHasToken } from '@/state/ticketSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';

const GROUP_FORM = 'group';

/** The contract's format of a source; any other value is omitted, because it is no reason to reject a group. */
const SOURCE = /^[A-Za-z0-9._~-]{1,64}$/;

interface SaveOptions {
  group: Group | null;
  /** Called once the server has the data: the draft can be removed. */
  onSaved: () => void;
}

/** Creates or updates the group and continues with its members. */
function useSaveGroup({ group, onSaved }: SaveOptions) {
  const lang = useLocale();
  const [groupUpdate] = groupApi.endpoints.groupUpdate.useMutation();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const source = useSelector(selectPersistedSource);
  const toFailure = useApiFailure();
  const continueToMembers = async (message: string) => {
    onSaved();
    dispatch(toastRaised({ kind: 'success', text: message }));
    await navigate(paths.registerGroupAdd.href({ lang }));
  };
  return async ({ values }: FormSubmission): Promise<SubmitFailure | void> => {
    // The form has been validated against its file, so its core properties have the contract's types.
    const groupData = values as unknown as GroupUpdate;
    const body: GroupUpdate = {
      ...groupData,
      ...(group ? { id: group.id } : source !== null && SOURCE.test(source) && { source }),
    };
    const { error } = await groupUpdate(body);
    if (!error) return continueToMembers(formatMessage({ id: 'group.infoSaved' }));
    const failure = toFailure(error, 'groupUpdate');
    if (failure.reason === 'verify.proofMissing') {
      dispatch(toastRaised({ kind: 'error', text: formatMessage({ id: 'group.infoUnverified' }) }));
      await navigate(paths.register.href({ lang, type: 2 }));
    }
    // The response of an earlier attempt may have been lost: then the group exists.
    if (failure.reason === 'group.exists' && (await fetchGroup(dispatch)).data?.group)
      return continueToMembers(formatMessage({ id: 'group.infoExists' }));
    return failure;
  };
}

function GroupInfoView() {
  const { key } = useLocation();
  const edition = useSelector(selectEdition);
  const group = useGroup();
  const { data: form } = formApi.endpoints.currentForm.useQuery(GROUP_FORM);
  if (!edition || !form) return null;
  return <GroupForm key={key} {...{ edition, group, form }} />;
}

interface GroupFormProps {
  edition: Edition;
  group: Group | null;
  form: FormDefinition;
}

/** The form values of a group. The consent is not included: it is required for each save. */
const valuesOf = (group: Group, form: FormDefinition): Record<string, string> =>
  Object.fromEntries(
    listFields(form).flatMap(({ name }) => {
      const value = group[name as keyof Group];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );

function GroupForm({ edition, group: currentGroup, form }: GroupFormProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  // Creating the group changes the store before navigation: new or existing is decided on mount; only members and
  // cars update.
  const [isNew] = useState(currentGroup === null);
  const group = isNew ? null : currentGroup;
  const draft = useDraft({
    key: group ? `${GROUP_FORM}:${group.id}` : GROUP_FORM,
    form,
    recordUpdatedAt: group?.updatedAt,
  });
  const submit = useSaveGroup({ group, onSaved: draft.discard });
  const { email, phone } = edition.contacts;
  const members = (
    <Anchor href={paths.registerGroupAdd.href({ lang })} className={buttonClass('quiet')}>
      {formatMessage({ id: 'group.toMembers' })}
    </Anchor>
  );
  const isLocked = group?.state === 'locked';
  return (
    <GroupFrame
      step="info"
      title={group && !isLocked ? formatMessage({ id: 'group.infoEditTitle' }) : localise(form.title, lang)}
      intro={
        isLocked
          ? formatMessage({ id: 'group.closedSince' }, { time: formatDateTime(group.locksAt, lang), email })
          : localise(form.intro, lang)
      }
      actions={group && members}
      side={
        <>
          {group && <GroupState group={group} email={email} />}
          <GroupHelp email={email} showsInstructions={!group} />
        </>
      }
    >
      {!isLocked && (
        <EmbeddedForm
          definition={form}
          draft={draft}
          initialValues={group ? valuesOf(group, form) : undefined}
          noscript={formatMessage({ id: 'group.noscript' }, { email, phone })}
          note={formatMessage({ id: 'group.note' })}
          onSubmit={submit}
        />
      )}
      {group && <Cars group={group} isLocked={isLocked === true} />}
    </GroupFrame>
  );
}

function Cars({ group, isLocked }: { group: Group; isLocked: boolean }) {
  const { saveCars } = useGroupCalls(group.id);
  return <CarNumbers cars={group.carNos} isLocked={isLocked} onSave={saveCars} />;
}

export const page = definePage({
  async load({ store: { dispatch, getState }, locale: lang }) {
    const groupResult = fetchGroup(dispatch);
    await loadRequired(groupResult, dispatch(formApi.endpoints.currentForm.initiate(GROUP_FORM, { subscribe: false })));
    // A verified number always has a ticket.
    if (!(await groupResult).data?.group && !selectHasToken(getState()))
      throw redirect(paths.register.href({ lang, type: 2 }), 303);
  },
  head: () => ({ noindex: true }),
  crumbs: groupCrumbs,
  Component: GroupInfoView,
});
