import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ownApi } from '@/api/own';
import type { VisitorRegistration } from '@/api/types';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import { returnMessages } from '@/features/visitor/messages';
import { MineFacts } from '@/features/visitor/mine/MineFacts';
import { mineMessages } from '@/features/visitor/mine/messages';
import { contactOf, nextHref, stepAt, wayOf } from '@/features/visitor/ways';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import { useOnce } from '@/forms/useOnce';
import { useCodeWait } from '@/forms/codeWait';
import { useCountdown } from '@/forms/components/useCountdown';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { selectPhase } from '@/state/countdownSlice';
import { useServices } from '@/state/ServicesContext';
import type { AppDispatch } from '@/store/makeStore';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { CancelMine } from './CancelMine';
import { EndBadgeLinks } from './EndBadgeLinks';
import { MyData } from './MyData';
import { SignOut } from './SignOut';
import styles from './My.module.css';

/** The registration of the ticket, and all that its owner can do with it. */
export function Mine({ visit, lang }: { visit: VisitorRegistration; lang: Locale }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectPreRegistrationOpen) ?? phase === 'open';
  const [left, wait] = useCountdown(useServices().timers, useCodeWait('resend'));
  const [isBusy, once] = useOnce();
  const [status, setStatus] = useState({ text: '', failed: false });
  const way = wayOf(visit);
  const isComplete = stepAt(visit) === 'complete';
  const isOver = visit.state === 'cancelled' || visit.state === 'admitted';
  const resend = async () => {
    if (left > 0) return;
    const { data, error } = await dispatch(ownApi.endpoints.ownResendRegistration.initiate({ id: visit.id }));
    if (!data) {
      const failure = toFailure(error, formatMessage(formMessages.lost));
      return setStatus({ text: failure.errors?.[0]?.message ?? failure.message ?? '', failed: true });
    }
    wait(data.resendAfter);
    const to = data.channel === 'sms' ? visit.mobile : visit.email;
    setStatus({ text: formatMessage(mineMessages.resent, { to: to ?? '' }), failed: false });
  };

  return (
    <div className={styles.mine}>
      <MineFacts visit={visit} />
      <div className={styles.actions}>
        {isComplete && !isOver && (
          <Anchor href={way.hrefs(lang).result} className={buttonClass('main', 'large')}>
            {formatMessage(returnMessages.viewResult)}
          </Anchor>
        )}
        {!isComplete && !isOver && isOpen && (
          <Anchor href={nextHref(visit, lang)} className={buttonClass('main', 'large')}>
            {formatMessage(mineMessages.goOn)}
          </Anchor>
        )}
        {isOpen && !isOver && (
          <Anchor href={way.hrefs(lang).edit} className={buttonClass('quiet', 'large')}>
            {formatMessage(returnMessages.edit)}
          </Anchor>
        )}
        {visit.number !== null && !isOver && (
          <Button look="quiet" size="large" aria-disabled={isBusy || left > 0} onClick={() => void once(resend)}>
            {left > 0
              ? formatMessage(returnMessages.findResendIn, { seconds: left })
              : formatMessage(mineMessages.resend)}
          </Button>
        )}
      </div>
      <p role="status" className={status.failed ? styles.failure : undefined}>
        {status.text}
      </p>
      <ul className={styles.more}>
        {isOpen && !isOver && (
          <li>
            <Anchor href={paths.referral.href({ lang })}>{formatMessage(mineMessages.referral)}</Anchor>
          </li>
        )}
        <li>
          <Anchor href={paths.myPlan.href({ lang })}>{formatMessage(mineMessages.plan)}</Anchor>
        </li>
      </ul>
      {isComplete && !isOver && <EndBadgeLinks visit={visit} />}
      {!isOver && <CancelMine visit={visit} lang={lang} />}
      <MyData owner={{ kind: wayOf(visit).contact, contact: contactOf(visit) ?? '' }} lang={lang} />
      <SignOut lang={lang} />
    </div>
  );
}
