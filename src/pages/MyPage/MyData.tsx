import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { ownApi, verifyApi } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { useCountdown } from '@/forms/components/useCountdown';
import { useApiFailure } from '@/forms/apiFailure';
import { PlainField } from '@/forms/plain/PlainField';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { paths } from '@/lib/paths';
import { formatIssue } from '@/rules/messages/issueText';
import { toastRaised } from '@/state/noticesSlice';
import { useServices } from '@/state/ServicesContext';
import { ticketCleared } from '@/state/ticketSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import { Actions, Stack } from '@/ui/layout/Layout';
import styles from './My.module.css';

/** The contact to verify again; null for a user known by WeChat only, who must have just signed in there. */
type Owner = { kind: 'email' | 'mobile'; contact: string } | null;

type DataOperation = 'ownCheckEmailCode' | 'verifySmsValidate' | 'ownMyData' | 'ownEraseMyData';

/** Verifies that the user owns the contact: by a code sent to it, or by a WeChat sign-in. */
function useOwnerVerification(owner: Owner, onStatus: (status: string) => void) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const [ownCheckEmailCode] = ownApi.endpoints.ownCheckEmailCode.useMutation();
  const [verifySmsValidate] = verifyApi.endpoints.verifySmsValidate.useMutation();
  const { sendCode, resendCooldown, captcha } = useSendCode('myData');
  const [remaining, startCountdown] = useCountdown(useServices().timers, resendCooldown);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const isVerified = useRef(false);
  const toFailure = useApiFailure();

  const showError = (cause: unknown, operation: DataOperation): false => {
    const { errors, message, reason } = toFailure(cause, operation);
    const isVerificationMissing = reason === 'verify.proofMissing';
    if (isVerificationMissing) isVerified.current = false;
    setError(
      isVerificationMissing && owner === null
        ? formatMessage({ id: 'myRegistration.wechatAgain' })
        : (errors?.[0]?.message ?? message),
    );
    return false;
  };
  const send = async () => {
    if (remaining > 0) return;
    const contact = owner?.contact ?? '';
    const sendResult = await sendCode(contact);
    if (sendResult === null) return;
    if ('message' in sendResult) return setError(sendResult.message);
    setError(undefined);
    startCountdown(sendResult.resendAfter);
    onStatus(formatMessage({ id: 'visitor.findSent' }, { email: contact }));
  };
  const verify = async (): Promise<boolean> => {
    if (isVerified.current || owner === null) return true;
    const { kind, contact } = owner;
    const trimmedCode = code.trim();
    if (!trimmedCode) {
      setError(formatIssue({ id: 'form.required' }, locale));
      return false;
    }
    const { error: verifyError } = await (kind === 'email'
      ? ownCheckEmailCode({ email: contact, purpose: 'myData', code: trimmedCode })
      : verifySmsValidate({ mobile: contact, code: trimmedCode, purpose: 'myData' }));
    if (verifyError) return showError(verifyError, kind === 'email' ? 'ownCheckEmailCode' : 'verifySmsValidate');
    isVerified.current = true;
    setError(undefined);
    return true;
  };
  return { code, setCode, error, remaining, captcha, send, verify, showError };
}

/** Exports all stored data, and erases it after a confirmation; both require verification. */
function useMyData(owner: Owner) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { download, objectUrl } = useServices();
  const [ownMyData] = ownApi.endpoints.ownMyData.useLazyQuery();
  const [ownEraseMyData] = ownApi.endpoints.ownEraseMyData.useMutation();
  const [status, setStatus] = useState('');
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, run] = useAsyncAction();
  const verification = useOwnerVerification(owner, setStatus);
  const { send, verify, showError } = verification;

  const save = async () => {
    if (!(await verify())) return;
    const { data, error } = await ownMyData();
    if (!data) return showError(error, 'ownMyData');
    download(objectUrl(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })), 'my-data.json');
    return setStatus(formatMessage({ id: 'myRegistration.dataSaved' }));
  };
  const confirm = async () => {
    if (await verify()) setIsConfirming(true);
  };
  const erase = async () => {
    const { error } = await ownEraseMyData({ confirm: true });
    setIsConfirming(false);
    if (error) return showError(error, 'ownEraseMyData');
    dispatch(toastRaised({ kind: 'success', text: formatMessage({ id: 'myRegistration.erased' }) }));
    dispatch(ticketCleared());
    return navigate(paths.my.href({ lang: locale }));
  };
  return {
    verification,
    status,
    isBusy,
    isConfirming,
    send: () => void run(send),
    save: () => void run(save),
    confirm: () => void run(confirm),
    cancel: () => setIsConfirming(false),
    erase: () => void run(erase),
  };
}

type OwnerVerification = ReturnType<typeof useOwnerVerification>;

/** The code field with its send button. */
function CodeField({
  verification: { code, setCode, error, remaining },
  onSend,
}: {
  verification: OwnerVerification;
  onSend: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <PlainField
      label={formatMessage({ id: 'visitor.findCode' })}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={code}
      onChange={setCode}
      error={error}
      addon={
        <Button variant="quiet" aria-disabled={remaining > 0} onClick={onSend}>
          {remaining > 0
            ? formatMessage({ id: 'visitor.findResendIn' }, { seconds: remaining })
            : formatMessage({ id: 'visitor.findSend' })}
        </Button>
      }
    />
  );
}

interface EraseDialogProps {
  isBusy: boolean;
  onErase: () => void;
  onClose: () => void;
}

/** The confirmation before everything is erased. */
function EraseDialog({ isBusy, onErase, onClose }: EraseDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog open title={formatMessage({ id: 'myRegistration.eraseDialogTitle' })} onClose={onClose}>
      <p>{formatMessage({ id: 'myRegistration.eraseText' })}</p>
      <Actions className={styles.actions}>
        <Button variant="main" aria-disabled={isBusy} onClick={onErase}>
          {formatMessage(isBusy ? { id: 'form.sending' } : { id: 'myRegistration.eraseConfirm' })}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {formatMessage({ id: 'myRegistration.eraseDismiss' })}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** Exports or erases all stored data, after a new verification of the contact. */
export function MyData({ owner }: { owner: Owner }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const { verification, status, isBusy, isConfirming, send, save, confirm, cancel, erase } = useMyData(owner);
  return (
    <Stack as="section" gap={3} alignStart className={styles.section}>
      <h2>{formatMessage({ id: 'myRegistration.dataTitle' })}</h2>
      <p>
        {owner
          ? formatMessage({ id: 'myRegistration.dataText' }, { contact: owner.contact })
          : formatMessage({ id: 'myRegistration.wechatText' })}
      </p>
      {owner === null && verification.error !== undefined && (
        <p role="alert">
          {verification.error}{' '}
          <Anchor href={`${paths.wxRedirect.href()}?f=${encodeURIComponent(paths.my.href({ lang }))}`}>
            {formatMessage({ id: 'myRegistration.wechatSignIn' })}
          </Anchor>
        </p>
      )}
      {owner && <CodeField verification={verification} onSend={send} />}
      <p role="status">{status}</p>
      <Actions className={styles.actions}>
        <Button variant="quiet" onClick={save}>
          {formatMessage({ id: 'myRegistration.dataSave' })}
        </Button>
        <Button variant="text" onClick={confirm}>
          {formatMessage({ id: 'myRegistration.erase' })}
        </Button>
      </Actions>
      {verification.captcha}
      {isConfirming && <EraseDialog isBusy={isBusy} onErase={erase} onClose={cancel} />}
    </Stack>
  );
}
