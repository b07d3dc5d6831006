import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Edition, Group } from '@/api/types';
import { CarNumbers } from '@/features/group/components/CarNumbers';
import { GroupFrame } from '@/features/group/components/GroupFrame';
import { GroupState } from '@/features/group/components/GroupState';
import { memberMessages } from '@/features/group/members/messages';
import { ImportFile } from '@/features/group/several/ImportFile';
import { importMessages } from '@/features/group/several/messages';
import { PendingPanel } from '@/features/group/several/PendingPanel';
import { useSeveral } from '@/features/group/several/useSeveral';
import { useGroupCalls } from '@/features/group/useGroupCalls';
import { paths } from '@/lib/paths';
import type { FormDefinition } from '@/rules/forms/types';
import type { Locale } from '@/rules/locales';
import { toastRaised } from '@/state/noticesSlice';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import styles from './GroupAdd.module.css';
import { Roll } from './Roll';
import { useDialogs } from './useDialogs';

interface MembersProps {
  locale: Locale;
  edition: Edition;
  group: Group;
  form: FormDefinition;
}

/** The page of a delegation's members. */
export function Members({ locale, edition, group, form }: MembersProps) {
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
      const said = formatMessage(importMessages.savedRows, { count });
      const rest = left > 0 ? ` ${formatMessage(importMessages.left, { count: left })}` : '';
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
      title={formatMessage(memberMessages.membersTitle)}
      intro={
        isLocked
          ? formatMessage(memberMessages.lockedText)
          : formatMessage(memberMessages.membersIntro, { company: group.company })
      }
      actions={
        <>
          <Anchor href={paths.registerGroupInfo.href({ lang: locale })} className={buttonClass('quiet')}>
            {formatMessage(memberMessages.toInfo)}
          </Anchor>
          {!isLocked && (
            <Button look="main" onClick={addOne}>
              <Icon name="plus" />
              {formatMessage(memberMessages.add)}
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
        <GroupState group={group} locale={locale} email={edition.contacts.email} />
      </div>
      {dialogs}
    </GroupFrame>
  );
}
