import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { Failure } from '@/ui/display/Failure';
import controls from '../../../forms/components/controls.module.css';
import formStyles from '../../../forms/form.module.css';
import type { CodeWait } from '@/forms/codeWait';
import { useCountdown } from '@/forms/components/useCountdown';
import { LightField } from '@/forms/light/LightField';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { issueText } from '@/rules/messages/issueText';
import { isMainlandMobile } from '@/rules/validators/mobile';
import type { Timers } from '@/state/services';
import { Anchor } from '@/ui/controls/Anchor';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import styles from './ReserveForm.module.css';

type Field = 'phone' | 'vCode' | 'smsCode';
const FIELDS: readonly Field[] = ['phone', 'vCode', 'smsCode'];

/** How sending a code ended: seconds until the next one, or what was wrong; beside the picture when it was that. */
export type SentCode = { resendAfter: number } | { message: string; field?: 'phone' | 'vCode' };

interface ReserveFormProps {
  timers: Timers;
  codeWait: CodeWait;
  /** The number as it was typed; whoever keeps it has it after a reload. */
  phone: string;
  onPhone: (phone: string) => void;
  /** The address of a new picture; each is good for one message. */
  newPicture: () => string;
  onSendCode: (phone: string, vCode: string) => Promise<SentCode>;
  /** Its number when it was taken; false when it was not, null when nothing came back. */
  onReserve: (phone: string, smsCode: string) => Promise<{ number: string | null } | false | null>;
  /** The full form, whose captcha can be heard. */
  fullHref: string;
}

/** Phone number, picture, code: an application for a booth in a minute. */
export function ReserveForm(props: ReserveFormProps) {
  const locale = useLocale();
  const { timers, codeWait, newPicture, onSendCode, onReserve, fullHref } = props;
  const { formatMessage } = useIntl();
  const [codes, setCodes] = useState({ vCode: '', smsCode: '' });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const [picture, setPicture] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  // While a code is on its way no other can be sent: a picture would be in vain, and each counts against the client's limit.
  const [hasPicture, setHasPicture] = useState(false);
  const [done, setDone] = useState<{ number: string | null } | null>(null);
  const [left, wait] = useCountdown(timers, codeWait);
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const [, runSend] = useAsyncAction();
  const [isSending, runReserve] = useAsyncAction();

  // Asked for once the form stands: it may be begun to be drawn more than once, and each picture makes the one before it worthless.
  useEffect(() => {
    const isWaiting = codeWait.left() > 0;
    setIsSent(isWaiting);
    setHasPicture(!isWaiting);
    if (!isWaiting) setPicture((known) => known ?? newPicture());
  }, [codeWait, newPicture]);

  const values = { ...codes, phone: props.phone };
  const set = (field: Field) => (value: string) =>
    field === 'phone' ? props.onPhone(value) : setCodes((known) => ({ ...known, [field]: value }));
  const phone = props.phone.trim();
  const phoneError = () => {
    if (phone === '') return issueText({ id: 'landingMobile.required' }, locale);
    return isMainlandMobile(phone) ? undefined : issueText({ id: 'landingMobile.invalid' }, locale);
  };
  /** Shows what is wrong and goes to the first of it. */
  const isWrong = (found: Partial<Record<Field, string>>): boolean => {
    setErrors(found);
    setFailure(null);
    const first = FIELDS.find((field) => found[field] !== undefined);
    if (first) inputs.current[first]?.focus();
    return first !== undefined;
  };
  const renew = () => {
    setPicture(newPicture());
    set('vCode')('');
  };

  const askForPicture = () => {
    renew();
    // The field must be there before it can have the focus.
    flushSync(() => setHasPicture(true));
    inputs.current.vCode?.focus();
  };

  const send = () =>
    runSend(async () => {
      if (left > 0) return;
      if (!hasPicture) return askForPicture();
      const vCode = values.vCode.trim();
      if (isWrong({ phone: phoneError(), vCode: vCode ? undefined : issueText({ id: 'captcha.required' }, locale) }))
        return;
      setStatus('');
      const sent = await onSendCode(phone, vCode);
      if ('resendAfter' in sent) {
        setIsSent(true);
        wait(sent.resendAfter);
        setStatus(formatMessage({ id: 'landing.sent' }, { phone }));
        setHasPicture(false);
        set('vCode')('');
        inputs.current.smsCode?.focus();
      } else if (sent.field) {
        renew();
        isWrong({ [sent.field]: sent.message });
      } else setFailure(sent.message);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void runReserve(async () => {
      const smsCode = values.smsCode.trim();
      if (
        isWrong({ phone: phoneError(), smsCode: smsCode ? undefined : formatMessage({ id: 'landing.smsCodeMissing' }) })
      )
        return;
      const taken = await onReserve(phone, smsCode);
      if (!taken) return setFailure(formatMessage(taken === null ? { id: 'form.lost' } : { id: 'landing.failed' }));
      props.onPhone('');
      setCodes({ vCode: '', smsCode: '' });
      setStatus('');
      setDone(taken);
    });
  };
  const field = (name: Field) => ({
    label: formatMessage({ id: `landing.${name}` }),
    required: true,
    value: values[name],
    onChange: set(name),
    error: errors[name],
    inputRef: (input: HTMLInputElement | null) => void (inputs.current[name] = input),
  });

  return (
    <>
      <form className={formStyles.form} noValidate onSubmit={submit} aria-busy={isSending}>
        <div className={formStyles.fields}>
          <LightField {...field('phone')} inputMode="tel" autoComplete="tel-national" maxLength={20} />
          {hasPicture && (
            <div>
              <LightField
                {...field('vCode')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={9}
                beside={
                  <img
                    className={styles.picture}
                    src={picture}
                    width={144}
                    height={48}
                    alt={formatMessage({ id: 'landing.picture' })}
                  />
                }
              />
              <button className={styles.another} type="button" onClick={renew}>
                {formatMessage({ id: 'landing.anotherPicture' })}
              </button>
            </div>
          )}
          <div>
            <LightField
              {...field('smsCode')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              beside={
                <button className={controls.quiet} type="button" aria-disabled={left > 0} onClick={() => void send()}>
                  {left > 0
                    ? formatMessage({ id: 'landing.sendIn' }, { seconds: left })
                    : formatMessage(isSent ? { id: 'landing.sendAgain' } : { id: 'landing.send' })}
                </button>
              }
            />
            <p className={controls.status} role="status">
              {status}
            </p>
          </div>
        </div>
        <Failure text={failure} className={styles.failure} />
        <div className={formStyles.actions}>
          <Button look="second" size="large" type="submit" aria-disabled={isSending}>
            {formatMessage(isSending ? { id: 'landing.applying' } : { id: 'landing.apply' })}
          </Button>
        </div>
        <p className={styles.full}>
          <Anchor href={fullHref}>{formatMessage({ id: 'landing.full' })}</Anchor>
        </p>
      </form>
      <Dialog open={done !== null} title={formatMessage({ id: 'landing.doneTitle' })} onClose={() => setDone(null)}>
        <p className={styles.done}>{formatMessage({ id: 'landing.doneText' })}</p>
        {done?.number && <p>{formatMessage({ id: 'landing.doneNumber' }, { number: done.number })}</p>}
        <Button onClick={() => setDone(null)}>{formatMessage({ id: 'landing.doneClose' })}</Button>
      </Dialog>
    </>
  );
}
