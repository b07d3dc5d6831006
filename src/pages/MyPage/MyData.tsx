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
import { Actions, Stack } from '@/ui/layout/Layout';
import styles from './My.module.css';

/** The contact to verify again; null for a user known by WeChat only, who must have just signed in there. */
type Owner = { kind: 'email' | 'mobile'; contact: string } | null;

/** Proves ownership: by a code sent to the contact, or by a WeChat sign-in. */
function useOwnerProof(owner: Owner, onStatus: (status: string) => void) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const [ownCheckEmailCode] = ownApi.endpoints.ownCheckEmailCode.useMutation();
  const [verifySmsValidate] = verifyApi.endpoints.verifySmsValidate.useMutation();
  const { sendCode, codeWait, captcha } = useSendCode('myData');
  const [left, wait] = useCountdown(useServices().timers, codeWait);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const isProved = useRef(false);
  const failureOf = useCallFailure();

  const fail = (cause: unknown): false => {
    const { errors, message, reason } = failureOf(cause);
    const isUnproved = reason === 'verify.proofMissing';
    if (isUnproved) isProved.current = false;
    setError(
      isUnproved && owner === null
        ? formatMessage({ id: 'visitor.mineWechatAgain' })
        : (errors?.[0]?.message ?? message),
    );
    return false;
  };
  const send = async () => {
    if (left > 0) return;
    const contact = owner?.contact ?? '';
    const outcome = await sendCode(contact);
    if (outcome === null) return;
    if ('message' in outcome) return setError(outcome.message);
    setError(undefined);
    wait(outcome.resendAfter);
    onStatus(formatMessage({ id: 'visitor.findSent' }, { email: contact }));
  };
  const prove = async (): Promise<boolean> => {
    if (isProved.current || owner === null) return true;
    const { kind, contact } = owner;
    const typed = code.trim();
    if (!typed) {
      setError(issueText({ id: 'form.required' }, locale));
      return false;
    }
    const { error: wrong } = await (kind === 'email'
      ? ownCheckEmailCode({ checkEmailCode: { email: contact, purpose: 'myData', code: typed } })
      : verifySmsValidate({ mobile: contact, code: typed, purpose: 'myData' }));
    if (wrong) return fail(wrong);
    isProved.current = true;
    setError(undefined);
    return true;
  };
  return { code, setCode, error, left, captcha, send, prove, fail };
}

/** Exports all stored data, and erases it after a confirmation; both need the proof. */
function useMyData(owner: Owner) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { download } = useServices();
  const [ownMyData] = ownApi.endpoints.ownMyData.useLazyQuery();
  const [ownEraseMyData] = ownApi.endpoints.ownEraseMyData.useMutation();
  const [status, setStatus] = useState('');
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, run] = useAsyncAction();
  const proof = useOwnerProof(owner, setStatus);
  const { send, prove, fail } = proof;

  const save = async () => {
    if (!(await prove())) return;
    const { data, error } = await ownMyData();
    if (!data) return fail(error);
    download(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'my-data.json');
    return setStatus(formatMessage({ id: 'visitor.mineDataSaved' }));
  };
  const confirm = async () => {
    if (await prove()) setIsConfirming(true);
  };
  const erase = async () => {
    const { error } = await ownEraseMyData({ eraseRequest: { confirm: true } });
    setIsConfirming(false);
    if (error) return fail(error);
    dispatch(toastRaised({ kind: 'success', text: formatMessage({ id: 'visitor.mineErased' }) }));
    dispatch(ticketGone());
    return navigate(paths.my.href({ lang: locale }));
  };
  return {
    proof,
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

type Proof = ReturnType<typeof useOwnerProof>;

/** The code field with its send button. */
function CodeField({ proof: { code, setCode, error, left }, onSend }: { proof: Proof; onSend: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <LightField
      label={formatMessage({ id: 'visitor.findCode' })}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={code}
      onChange={setCode}
      error={error}
      addon={
        <Button look="quiet" aria-disabled={left > 0} onClick={onSend}>
          {left > 0
            ? formatMessage({ id: 'visitor.findResendIn' }, { seconds: left })
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
    <Dialog open title={formatMessage({ id: 'visitor.mineEraseAsk' })} onClose={onClose}>
      <p>{formatMessage({ id: 'visitor.mineEraseText' })}</p>
      <Actions className={styles.actions}>
        <Button look="main" aria-disabled={isBusy} onClick={onErase}>
          {formatMessage(isBusy ? { id: 'form.sending' } : { id: 'visitor.mineEraseNow' })}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {formatMessage({ id: 'visitor.mineKeepThem' })}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** Exports or erases all stored data, after a new proof of ownership. */
export function MyData({ owner }: { owner: Owner }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const { proof, status, isBusy, isConfirming, send, save, confirm, cancel, erase } = useMyData(owner);
  return (
    <Stack as="section" gap={3} start className={styles.part}>
      <h2>{formatMessage({ id: 'visitor.mineDataTitle' })}</h2>
      <p>
        {owner
          ? formatMessage({ id: 'visitor.mineDataText' }, { contact: owner.contact })
          : formatMessage({ id: 'visitor.mineWechatText' })}
      </p>
      {owner === null && proof.error !== undefined && (
        <p role="alert">
          {proof.error}{' '}
          <Anchor href={`${paths.wxRedirect.href()}?f=${encodeURIComponent(paths.my.href({ lang }))}`}>
            {formatMessage({ id: 'visitor.mineWechatSignIn' })}
          </Anchor>
        </p>
      )}
      {owner && <CodeField proof={proof} onSend={send} />}
      <p role="status">{status}</p>
      <Actions className={styles.actions}>
        <Button look="quiet" onClick={save}>
          {formatMessage({ id: 'visitor.mineDataSave' })}
        </Button>
        <Button look="text" onClick={confirm}>
          {formatMessage({ id: 'visitor.mineErase' })}
        </Button>
      </Actions>
      {proof.captcha}
      {isConfirming && <EraseDialog isBusy={isBusy} onErase={erase} onClose={cancel} />}
    </Stack>
  );
}
