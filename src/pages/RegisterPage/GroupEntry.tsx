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
import { type FindFailure, FindMine } from '@/features/visitor/components/FindMine';
import { closedPhase } from '@/features/visitor/components/NoForm';
import { useFeeText } from '@/features/visitor/useFee';
import { findFailure } from '@/features/visitor/failures';
import { useCallFailure } from '@/forms/failures';
import { useLocale } from '@/i18n/useLocale';
import { momentText } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import type { Phase } from '@/rules/phases';
import { ticketGone } from '@/state/ticketSlice';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import styles from './GroupEntry.module.css';

interface OpenOptions {
  isOpen: boolean;
  /** Shows a captcha, if the server requires another. */
  solve: () => Promise<boolean>;
}

/**
 * Opens the delegation of a number by its code, or continues to create one; the response contains the ticket either
 * way.
 */
function useOpenGroup({ isOpen, solve }: OpenOptions) {
  const lang = useLocale();
  const [groupFindByMobile] = groupApi.endpoints.groupFindByMobile.useLazyQuery();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const failureOf = useCallFailure();
  const find = (mobile: string, code: string) => groupFindByMobile({ mobile, code });
  return async (mobile: string, code: string): Promise<FindFailure | void> => {
    let { data, error } = await find(mobile, code);
    if (error && failureOf(error).reason === 'captcha.required' && (await solve()))
      ({ data, error } = await find(mobile, code));
    if (!data) return findFailure(failureOf(error));
    if (data.exists && !data.group) return { contact: formatMessage({ id: 'group.notYours' }) };
    if (!data.exists && !isOpen) return { general: formatMessage({ id: 'group.closedTitle' }) };
    await navigate((data.group ? paths.registerGroupAdd : paths.registerGroupInfo).href({ lang }));
  };
}

interface GroupEntryProps {
  edition: Edition;
  phase: Phase;
  isOpen: boolean;
}

const words = { submit: { id: 'group.begin' }, submitting: { id: 'group.beginning' } } as const;

/** The first step of a delegation: a number starts a group or opens the existing one. */
export function GroupEntry(props: GroupEntryProps) {
  const { edition } = props;
  const { formatMessage } = useIntl();
  const groupNow = useGroup();
  // The code's response sets a ticket before navigation: the view is decided on mount.
  const [group, setGroup] = useState(groupNow);
  const { email } = edition.contacts;
  if (group)
    return (
      <GroupFrame
        step={group.missing > 0 ? 'members' : 'done'}
        title={formatMessage({ id: 'group.atHandTitle' })}
        intro={formatMessage({ id: 'group.atHand' }, { company: group.company, count: group.users.length })}
        side={<GroupState group={group} email={email} />}
      >
        <AtHand group={group} onAnother={() => setGroup(null)} />
      </GroupFrame>
    );
  return (
    <GroupFrame
      step="proof"
      title={formatMessage({ id: 'group.entryTitle' })}
      intro={formatMessage({ id: 'group.entryIntro' })}
      side={<GroupHelp email={email} how />}
    >
      <Proof {...props} />
    </GroupFrame>
  );
}

function Proof({ edition, phase, isOpen }: GroupEntryProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const { sendCode, solve, codeWait, captcha } = useSendCode('group');
  const openGroup = useOpenGroup({ isOpen, solve });
  const fee = useFeeText({ pays: false });
  const { email, phone } = edition.contacts;
  const isBefore = closedPhase(phase) === 'before';
  return (
    <div className={styles.proof}>
      <p>{fee}</p>
      <noscript>
        <p>{formatMessage({ id: 'group.noscript' }, { email, phone })}</p>
      </noscript>
      {!isOpen && (
        <section className={styles.closed} aria-labelledby="group-closed">
          <h2 id="group-closed">
            {formatMessage(isBefore ? { id: 'group.notOpenTitle' } : { id: 'group.closedTitle' })}
          </h2>
          <p>
            {isBefore
              ? formatMessage({ id: 'group.notOpenText' }, { time: momentText(edition.preRegOpensAt, lang) })
              : formatMessage({ id: 'group.closedText' }, { time: momentText(edition.preRegDeadline, lang) })}
          </p>
        </section>
      )}
      {!(isBefore && !isOpen) && (
        <FindMine
          contact="mobile"
          onSendCode={sendCode}
          codeWait={codeWait}
          onOpen={openGroup}
          words={words}
          actions={
            <Anchor href={paths.register.href({ lang, type: 1 })} className={buttonClass('text')}>
              {formatMessage({ id: 'group.one' })}
            </Anchor>
          }
        />
      )}
      {captcha}
    </div>
  );
}

/** The link to continue with an existing delegation on this device. */
function AtHand({ group, onAnother }: { group: Group; onAnother: () => void }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const another = () => {
    dispatch(ticketGone());
    onAnother();
    void navigate(paths.register.href({ lang, type: 2 }));
  };
  return (
    <div className={styles.actions}>
      <Anchor href={paths.registerGroupAdd.href({ lang })} className={buttonClass('main', 'large')}>
        {formatMessage({ id: 'group.goOn' })}
      </Anchor>
      {group.state !== 'locked' && (
        <Anchor href={paths.registerGroupInfo.href({ lang })} className={buttonClass('quiet', 'large')}>
          {formatMessage({ id: 'group.facts' })}
        </Anchor>
      )}
      <Button look="text" onClick={another}>
        {formatMessage({ id: 'group.another' })}
      </Button>
    </div>
  );
}
