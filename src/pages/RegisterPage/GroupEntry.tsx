import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type Edition, type Group, groupApi } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { GroupFrame } from '@/features/group/components/GroupFrame';
import { GroupHelp } from '@/features/group/components/GroupHelp';
import { GroupState } from '@/features/group/components/GroupState';
import { useGroup } from '@/features/group/groupPages';
import { type VerifyFailure, VerifyContactForm } from '@/features/visitor/components/VerifyContactForm';
import { closedPhase } from '@/features/visitor/components/ClosedNotice';
import { toVerifyFailure } from '@/features/visitor/registrationErrors';
import { useApiFailure } from '@/forms/apiFailure';
import { useLocale } from '@/i18n/useLocale';
import { formatDateTime } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import type { Phase } from '@/rules/phases';
import { ticketCleared } from '@/state/ticketSlice';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import styles from './GroupEntry.module.css';

interface OpenOptions {
  isRegistrationOpen: boolean;
  /** Shows a captcha, if the server requires another. */
  solve: () => Promise<boolean>;
}

/**
 * Opens the delegation of a number by its code, or continues to create one; the response contains the ticket either
 * way.
 */
function useOpenGroup({ isRegistrationOpen, solve }: OpenOptions) {
  const lang = useLocale();
  const [groupFindByMobile] = groupApi.endpoints.groupFindByMobile.useLazyQuery();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const toFailure = useApiFailure();
  const findGroup = (mobile: string, code: string) => groupFindByMobile({ mobile, code });
  return async (mobile: string, code: string): Promise<VerifyFailure | void> => {
    let { data, error } = await findGroup(mobile, code);
    if (error && toFailure(error, 'groupFindByMobile').reason === 'captcha.required' && (await solve()))
      ({ data, error } = await findGroup(mobile, code));
    if (!data) return toVerifyFailure(toFailure(error));
    if (data.exists && !data.group) return { contact: formatMessage({ id: 'group.ownedBySomeoneElse' }) };
    if (!data.exists && !isRegistrationOpen) return { general: formatMessage({ id: 'group.closedTitle' }) };
    await navigate((data.group ? paths.registerGroupAdd : paths.registerGroupInfo).href({ lang }));
  };
}

interface GroupEntryProps {
  edition: Edition;
  phase: Phase;
  isRegistrationOpen: boolean;
}

const buttonTexts = { submit: { id: 'group.continue' }, submitting: { id: 'group.continuing' } } as const;

/** The first step of a delegation: a number starts a group or opens the existing one. */
export function GroupEntry(props: GroupEntryProps) {
  const { edition } = props;
  const { formatMessage } = useIntl();
  const currentGroup = useGroup();
  // The response to the code sets a ticket before navigation, so the view depends on the group at mount.
  const [group, setGroup] = useState(currentGroup);
  const { email } = edition.contacts;
  if (group)
    return (
      <GroupFrame
        step={group.missing > 0 ? 'members' : 'done'}
        title={formatMessage({ id: 'group.existingTitle' })}
        intro={formatMessage({ id: 'group.existing' }, { company: group.company, count: group.users.length })}
        side={<GroupState group={group} email={email} />}
      >
        <ExistingGroup group={group} onAnother={() => setGroup(null)} />
      </GroupFrame>
    );
  return (
    <GroupFrame
      step="verification"
      title={formatMessage({ id: 'group.entryTitle' })}
      intro={formatMessage({ id: 'group.entryIntro' })}
      side={<GroupHelp email={email} showsInstructions />}
    >
      <GroupVerification {...props} />
    </GroupFrame>
  );
}

function GroupVerification({ edition, phase, isRegistrationOpen }: GroupEntryProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const { sendCode, solve, resendCooldown, captcha } = useSendCode('group');
  const openGroup = useOpenGroup({ isRegistrationOpen, solve });
  const { email, phone } = edition.contacts;
  const isNotOpenYet = closedPhase(phase) === 'before';
  return (
    <div className={styles.proof}>
      <p>{formatMessage({ id: 'visitor.feeFree' })}</p>
      <noscript>
        <p>{formatMessage({ id: 'group.noscript' }, { email, phone })}</p>
      </noscript>
      {!isRegistrationOpen && (
        <section className={styles.closed} aria-labelledby="group-closed">
          <h2 id="group-closed">
            {formatMessage(isNotOpenYet ? { id: 'group.notOpenTitle' } : { id: 'group.closedTitle' })}
          </h2>
          <p>
            {isNotOpenYet
              ? formatMessage({ id: 'group.notOpenText' }, { time: formatDateTime(edition.preRegOpensAt, lang) })
              : formatMessage({ id: 'group.closedText' }, { time: formatDateTime(edition.preRegDeadline, lang) })}
          </p>
        </section>
      )}
      {!(isNotOpenYet && !isRegistrationOpen) && (
        <VerifyContactForm
          contact="mobile"
          onSendCode={sendCode}
          resendCooldown={resendCooldown}
          onVerify={openGroup}
          buttonTexts={buttonTexts}
          actions={
            <Anchor href={paths.register.href({ lang, type: 1 })} className={buttonClass('text')}>
              {formatMessage({ id: 'group.registerOne' })}
            </Anchor>
          }
        />
      )}
      {captcha}
    </div>
  );
}

/** Links to continue with the delegation that is open on this device. */
function ExistingGroup({ group, onAnother }: { group: Group; onAnother: () => void }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const openAnother = () => {
    dispatch(ticketCleared());
    onAnother();
    void navigate(paths.register.href({ lang, type: 2 }));
  };
  return (
    <div className={styles.actions}>
      <Anchor href={paths.registerGroupAdd.href({ lang })} className={buttonClass('main', 'large')}>
        {formatMessage({ id: 'group.continueWithMembers' })}
      </Anchor>
      {group.state !== 'locked' && (
        <Anchor href={paths.registerGroupInfo.href({ lang })} className={buttonClass('quiet', 'large')}>
          {formatMessage({ id: 'group.editInfo' })}
        </Anchor>
      )}
      <Button variant="text" onClick={openAnother}>
        {formatMessage({ id: 'group.another' })}
      </Button>
    </div>
  );
}
