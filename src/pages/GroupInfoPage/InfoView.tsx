import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { formApi } from '@/api/form';
import { selectEdition } from '@/api/site';
import type { Edition, Group } from '@/api/types';
import { CarNumbers } from '@/features/group/components/CarNumbers';
import { GroupFrame } from '@/features/group/components/GroupFrame';
import { GroupHelp } from '@/features/group/components/GroupHelp';
import { GroupState } from '@/features/group/components/GroupState';
import { useGroup } from '@/features/group/keepGroup';
import { groupMessages, infoMessages, stateMessages } from '@/features/group/messages';
import { useGroupCalls } from '@/features/group/useGroupCalls';
import { FormPart } from '@/forms/FormPart';
import { useDraft } from '@/forms/useDraft';
import { momentText } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import { listFields } from '@/rules/forms/fields';
import type { FormDefinition } from '@/rules/forms/types';
import { localise, type Locale } from '@/rules/locales';
import { selectLocale } from '@/state/localeSlice';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { GROUP_FORM, useSaveGroup } from './useSaveGroup';

export function InfoView() {
  const { key } = useLocation();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const group = useGroup();
  const { data: form } = formApi.endpoints.currentForm.useQuery(GROUP_FORM);
  if (!edition || !form) return null;
  return <GroupForm key={key} {...{ lang, edition, group, form }} />;
}

interface GroupFormProps {
  lang: Locale;
  edition: Edition;
  group: Group | null;
  form: FormDefinition;
}

/** What the form shows of a group. The consent is not in it: it is given anew with each saving. */
const valuesOf = (group: Group, form: FormDefinition): Record<string, string> =>
  Object.fromEntries(
    listFields(form).flatMap(({ name }) => {
      const value = group[name as keyof Group];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );

function GroupForm({ lang, edition, group: groupNow, form }: GroupFormProps) {
  const { formatMessage } = useIntl();
  // A new group is there before one has gone on: what is shown was decided on arrival, but for its members and cars.
  const [isNew] = useState(groupNow === null);
  const group = isNew ? null : groupNow;
  const { isRead, draft, save, drop } = useDraft({
    key: group ? `${GROUP_FORM}:${group.id}` : GROUP_FORM,
    form,
    since: group?.updatedAt,
  });
  const submit = useSaveGroup({ lang, group, onDone: drop });
  const { email, phone } = edition.contacts;
  const members = (
    <Anchor href={paths.registerGroupAdd.href({ lang })} className={buttonClass('quiet')}>
      {formatMessage(infoMessages.toMembers)}
    </Anchor>
  );
  const isLocked = group?.state === 'locked';
  return (
    <GroupFrame
      step="info"
      title={group && !isLocked ? formatMessage(infoMessages.infoEditTitle) : localise(form.title, lang)}
      intro={
        isLocked
          ? formatMessage(stateMessages.since, { time: momentText(group.locksAt, lang), email })
          : localise(form.intro, lang)
      }
      actions={group && members}
      side={
        <>
          {group && <GroupState group={group} locale={lang} email={email} />}
          <GroupHelp email={email} how={!group} />
        </>
      }
    >
      {!isLocked && (
        <FormPart
          isReady={isRead}
          definition={form}
          locale={lang}
          initialValues={draft?.values ?? (group ? valuesOf(group, form) : undefined)}
          onValuesChange={save}
          noscript={formatMessage(groupMessages.noscript, { email, phone })}
          note={formatMessage(groupMessages.note)}
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
