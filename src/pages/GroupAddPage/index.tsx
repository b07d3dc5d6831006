/** The members of a delegation: one by one, several together, or from a workbook; its cars and QR codes. */
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { redirect } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { type Edition, formApi, type Group, selectEdition } from '@/api';
import { CarNumbers } from '@/features/group/components/CarNumbers';
import { GroupFrame } from '@/features/group/components/GroupFrame';
import { GroupState } from '@/features/group/components/GroupState';
import { groupCrumbs } from '@/features/group/groupCrumbs';
import { fetchGroup, useGroup } from '@/features/group/ownGroup';
import { ImportFile } from '@/features/group/several/ImportFile';
import { PendingPanel } from '@/features/group/several/PendingPanel';
import { useSeveral } from '@/features/group/several/useSeveral';
import { useGroupCalls } from '@/features/group/useGroupCalls';
import { paths } from '@/lib/paths';
import type { FormDefinition } from '@/rules/forms/types';
import { toastRaised } from '@/state/noticesSlice';
import { definePage } from '@/pages/shared/definePage';
import { needed } from '@/pages/shared/loading';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import styles from './GroupAdd.module.css';
import { Roll } from './Roll';
import { useDialogs } from './Roll';

interface MembersProps {
  edition: Edition;
  group: Group;
  form: FormDefinition;
}

/** The page of a delegation's members. */
function Members({ edition, group, form }: MembersProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const calls = useGroupCalls(group.id);
  const isLocked = group.state === 'locked';
  const { dialogs, open } = useDialogs({ group, form, locale, edition, calls });
  const waiting = useRef<HTMLDivElement>(null);
  const several = useSeveral({
    groupId: group.id,
    form,
    locale,
    calls,
    onSaved: (count, left) => {
      const said = formatMessage({ id: 'group.savedRows' }, { count });
      const rest = left > 0 ? ` ${formatMessage({ id: 'group.left' }, { count: left })}` : '';
      dispatch(toastRaised({ kind: 'success', text: said + rest }));
      if (left === 0) document.getElementById('group-members')?.focus();
    },
  });
  // What was just checked or begun is where the reader goes on.
  const began = useRef(false);
  const isWaiting = several.pending !== null;
  useEffect(() => {
    if (!began.current || !isWaiting) return;
    began.current = false;
    waiting.current?.querySelector<HTMLElement>('[data-arrive]')?.focus();
  }, [isWaiting]);
  const type = () => {
    began.current = true;
    several.type();
  };
  const addOne = () => open({ kind: 'member', user: null });
  return (
    <GroupFrame
      step={group.missing > 0 ? 'members' : 'done'}
      title={formatMessage({ id: 'group.membersTitle' })}
      intro={
        isLocked
          ? formatMessage({ id: 'group.lockedText' })
          : formatMessage({ id: 'group.membersIntro' }, { company: group.company })
      }
      actions={
        <>
          <Anchor href={paths.registerGroupInfo.href({ lang: locale })} className={buttonClass('quiet')}>
            {formatMessage({ id: 'group.toInfo' })}
          </Anchor>
          {!isLocked && (
            <Button look="main" onClick={addOne}>
              <Icon name="plus" />
              {formatMessage({ id: 'group.add' })}
            </Button>
          )}
        </>
      }
    >
      {!isLocked && (
        <div ref={waiting} className={styles.several}>
          {several.pending ? (
            <PendingPanel
              pending={several.pending}
              {...{ form, locale }}
              saving={several.saving}
              failure={several.failure}
              onChange={several.change}
              onLeave={several.leave}
              onDrop={several.drop}
              onAddRow={several.addRow}
              onSave={() => void several.save()}
              onDiscard={several.discard}
            />
          ) : (
            <ImportFile
              onCheck={several.check}
              onPreview={(preview) => {
                began.current = true;
                several.show(preview);
              }}
              onType={type}
            />
          )}
        </div>
      )}
      <Roll {...{ group, calls, isLocked, open }} form={form} onAdd={addOne} />
      <div className={styles.foot}>
        <CarNumbers cars={group.carNos} isLocked={isLocked} onSave={calls.saveCars} />
        <GroupState group={group} email={edition.contacts.email} />
      </div>
      {dialogs}
    </GroupFrame>
  );
}

const MEMBER_FORM = 'group-member';

function AddView() {
  const edition = useSelector(selectEdition);
  const group = useGroup();
  const { data: form } = formApi.endpoints.currentForm.useQuery(MEMBER_FORM);
  if (!edition || !group || !form) return null;
  return <Members key={group.id} {...{ edition, group, form }} />;
}

export const page = definePage({
  async load({ store: { dispatch }, locale: lang }) {
    const asked = fetchGroup(dispatch);
    await needed(asked, dispatch(formApi.endpoints.currentForm.initiate(MEMBER_FORM, { subscribe: false })));
    if (!(await asked).data?.group) throw redirect(paths.register.href({ lang, type: 2 }), 303);
  },
  head: () => ({ noindex: true }),
  crumbs: groupCrumbs,
  Component: AddView,
});
