import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { ownApi, verifyApi } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { useCountdown } from '@/forms/components/useCountdown';
import { useCallFailure } from '@/forms/failures';
import { LightField } from '@/forms/light/LightField';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { paths } from '@/lib/paths';
import { issueText } from '@/rules/messages/issueText';
import { toastRaised } from '@/state/noticesSlice';
import { useServices } from '@/state/ServicesContext';
import { ticketGone } from '@/state/ticketSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import styles from './My.module.css';

interface MyDataProps {
  /** The number or address that is proved again; null for who is known by WeChat alone, and has to have signed in there just now. */
  owner: { kind: 'email' | 'mobile'; contact: string } | null;
}

/** All that is stored as a file, or none of it any more: both for who proves once again to be the owner. */
export function MyData({ owner }: MyDataProps) {
  const lang = useLocale();
  const [ownCheckEmailCode] = ownApi.endpoints.ownCheckEmailCode.useMutation();
  const [verifySmsValidate] = verifyApi.endpoints.verifySmsValidate.useMutation();
  const [ownMyData] = ownApi.endpoints.ownMyData.useLazyQuery();
  const [ownEraseMyData] = ownApi.endpoints.ownEraseMyData.useMutation();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { download, timers } = useServices();
  const { sendCode, codeWait, captcha } = useSendCode('myData');
  const [left, wait] = useCountdown(timers, codeWait);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [status, setStatus] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const proved = useRef(false);
  const [isBusy, run] = useAsyncAction();
  const failureOf = useCallFailure();
  const contact = owner?.contact ?? '';

  const refused = (cause: unknown): boolean => {
    const { errors, message, reason } = failureOf(cause);
    const isUnproved = reason === 'verify.proofMissing';
    if (isUnproved) proved.current = false;
    setError(
      isUnproved && owner === null
        ? formatMessage({ id: 'visitor.mineWechatAgain' })
        : (errors?.[0]?.message ?? message),
    );
    return false;
  };
  const send = async () => {
    if (left > 0) return;
    const outcome = await sendCode(contact);
    if (outcome === null) return;
    if ('message' in outcome) return setError(outcome.message);
    setError(undefined);
    wait(outcome.resendAfter);
    setStatus(formatMessage({ id: 'visitor.findSent' }, { email: contact }));
  };
  const prove = async (): Promise<boolean> => {
    if (proved.current || owner === null) return true;
    const given = code.trim();
    if (!given) {
      setError(issueText({ id: 'form.required' }, lang));
      return false;
    }
    const { error: wrong } = await (owner?.kind === 'email'
      ? ownCheckEmailCode({
          checkEmailCode: { email: contact, purpose: 'myData', code: given },
        })
      : verifySmsValidate({ mobile: contact, code: given, purpose: 'myData' }));
    if (wrong) return refused(wrong);
    proved.current = true;
    setError(undefined);
    return true;
  };
  const save = () =>
    run(async () => {
      if (!(await prove())) return;
      const { data, error: failed } = await ownMyData();
      if (!data) return refused(failed);
      download(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'my-data.json');
      return setStatus(formatMessage({ id: 'visitor.mineDataSaved' }));
    });
  const ask = () =>
    run(async () => {
      if (await prove()) setIsAsked(true);
    });
  const erase = () =>
    run(async () => {
      const { error: failed } = await ownEraseMyData({ eraseRequest: { confirm: true } });
      setIsAsked(false);
      if (failed) return refused(failed);
      dispatch(toastRaised({ kind: 'success', text: formatMessage({ id: 'visitor.mineErased' }) }));
      dispatch(ticketGone());
      return navigate(paths.my.href({ lang }));
    });

  return (
    <section className={styles.part}>
      <h2>{formatMessage({ id: 'visitor.mineDataTitle' })}</h2>
      <p>
        {owner
          ? formatMessage({ id: 'visitor.mineDataText' }, { contact })
          : formatMessage({ id: 'visitor.mineWechatText' })}
      </p>
      {owner === null && error !== undefined && (
        <p role="alert">
          {error}{' '}
          <Anchor href={`${paths.wxRedirect.href()}?f=${encodeURIComponent(paths.my.href({ lang }))}`}>
            {formatMessage({ id: 'visitor.mineWechatSignIn' })}
          </Anchor>
        </p>
      )}
      {owner && (
        <LightField
          label={formatMessage({ id: 'visitor.findCode' })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={setCode}
          error={error}
          beside={
            <Button look="quiet" aria-disabled={left > 0} onClick={() => void run(send)}>
              {left > 0
                ? formatMessage({ id: 'visitor.findResendIn' }, { seconds: left })
                : formatMessage({ id: 'visitor.findSend' })}
            </Button>
          }
        />
      )}
      <p role="status">{status}</p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => void save()}>
          {formatMessage({ id: 'visitor.mineDataSave' })}
        </Button>
        <Button look="text" onClick={() => void ask()}>
          {formatMessage({ id: 'visitor.mineErase' })}
        </Button>
      </div>
      {captcha}
      {isAsked && (
        <Dialog open title={formatMessage({ id: 'visitor.mineEraseAsk' })} onClose={() => setIsAsked(false)}>
          <p>{formatMessage({ id: 'visitor.mineEraseText' })}</p>
          <div className={styles.actions}>
            <Button look="main" aria-disabled={isBusy} onClick={() => void erase()}>
              {formatMessage(isBusy ? { id: 'form.sending' } : { id: 'visitor.mineEraseNow' })}
            </Button>
            <Button look="quiet" onClick={() => setIsAsked(false)}>
              {formatMessage({ id: 'visitor.mineKeepThem' })}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
