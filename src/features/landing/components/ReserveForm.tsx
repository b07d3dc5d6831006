import { type ComponentProps, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { Failure } from '@/ui/display/Failure';
import controls from '../../../forms/components/controls.module.css';
import formStyles from '../../../forms/form.module.css';
import type { ResendCooldown } from '@/forms/resendCooldown';
import { useCountdown } from '@/forms/components/useCountdown';
import { PlainField } from '@/forms/plain/PlainField';
import { usePlainForm } from '@/forms/plain/usePlainForm';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import type { Issue } from '@/rules/issue';
import { formatIssue } from '@/rules/messages/issueText';
import { isMainlandMobile } from '@/rules/validators/mobile';
import type { Timers } from '@/state/services';
import { Anchor } from '@/ui/controls/Anchor';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import styles from './ReserveForm.module.css';

type Field = 'phone' | 'vCode' | 'smsCode';
const FIELDS: readonly Field[] = ['phone', 'vCode', 'smsCode'];

/** The result of sending a code: seconds until the next one, or an error, with its field if it belongs to one. */
export type SendCodeResult = { resendAfter: number } | { message: string; field?: 'phone' | 'vCode' };

interface Reservation {
  number: string | null;
}

interface ReserveFormProps {
  timers: Timers;
  resendCooldown: ResendCooldown;
  /** The number as typed; the parent persists it across reloads. */
  phone: string;
  onPhone: (phone: string) => void;
  /** The URL of a new picture; each is valid for one message. */
  newPicture: () => string;
  onSendCode: (phone: string, vCode: string) => Promise<SendCodeResult>;
  /** The reservation when accepted; false when rejected, null without a response. */
  onReserve: (phone: string, smsCode: string) => Promise<Reservation | false | null>;
  /** The full form, whose captcha has audio. */
  fullHref: string;
}

/**
 * The captcha picture for a code. None is loaded during the wait for the next code, because each counts against the
 * client's limit.
 */
function usePicture(resendCooldown: ResendCooldown, newPicture: () => string) {
  const [src, setSrc] = useState<string>();
  const [digits, setDigits] = useState('');
  const [isUsed, setIsUsed] = useState(false);
  const [isShown, setIsShown] = useState(false);

  // In an effect: a render may be repeated, and each new picture invalidates the previous one.
  useEffect(() => {
    const isWaiting = resendCooldown.remaining() > 0;
    setIsUsed(isWaiting);
    setIsShown(!isWaiting);
    if (!isWaiting) setSrc((currentSrc) => currentSrc ?? newPicture());
  }, [resendCooldown, newPicture]);

  const loadNewPicture = () => {
    setSrc(newPicture());
    setDigits('');
  };
  return {
    src,
    digits,
    setDigits,
    isShown,
    /** Whether a code has been sent with this picture. */
    isUsed,
    loadNewPicture,
    show() {
      loadNewPicture();
      // The field must exist before it can get the focus.
      flushSync(() => setIsShown(true));
    },
    markUsed() {
      setIsUsed(true);
      setIsShown(false);
      setDigits('');
    },
  };
}

interface CodeSending {
  props: ReserveFormProps;
  form: ReturnType<typeof usePlainForm<Field>>;
  picture: ReturnType<typeof usePicture>;
  phoneProblem: string | undefined;
}

/** Sends a code for the picture's digits, or shows a new picture when the last one is used. */
function useCodeSending({ props, form, picture, phoneProblem }: CodeSending) {
  const { timers, resendCooldown, onSendCode } = props;
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const [status, setStatus] = useState('');
  const [remaining, startCountdown] = useCountdown(timers, resendCooldown);
  const [, run] = useAsyncAction();

  const send = () =>
    run(async () => {
      if (remaining > 0) return;
      if (!picture.isShown) {
        picture.show();
        return form.focus('vCode');
      }
      const [phone, vCode] = [props.phone.trim(), picture.digits.trim()];
      const vCodeProblem = vCode ? undefined : formatIssue({ id: 'captcha.required' }, locale);
      if (!form.validate({ phone: phoneProblem, vCode: vCodeProblem })) return;
      setStatus('');
      const result = await onSendCode(phone, vCode);
      if ('resendAfter' in result) {
        startCountdown(result.resendAfter);
        setStatus(formatMessage({ id: 'landing.sent' }, { phone }));
        picture.markUsed();
        return form.focus('smsCode');
      }
      if (!result.field) return form.reject({ general: result.message });
      picture.loadNewPicture();
      form.reject({ fields: { [result.field]: result.message } });
    });
  return { remaining, status, setStatus, send };
}

type FieldProps = Pick<ComponentProps<typeof PlainField>, 'id' | 'label' | 'error' | 'required' | 'value' | 'onChange'>;

interface PictureFieldProps extends FieldProps {
  src: string | undefined;
  onRenew: () => void;
}

/** The field for the picture's digits, with a button for another picture. */
function PictureField({ src, onRenew, ...field }: PictureFieldProps) {
  const { formatMessage } = useIntl();
  const picture = (
    <img className={styles.picture} src={src} width={144} height={48} alt={formatMessage({ id: 'landing.picture' })} />
  );
  return (
    <div>
      <PlainField {...field} inputMode="numeric" autoComplete="off" maxLength={9} addon={picture} />
      <button className={styles.another} type="button" onClick={onRenew}>
        {formatMessage({ id: 'landing.anotherPicture' })}
      </button>
    </div>
  );
}

interface CodeFieldProps extends FieldProps {
  /** Seconds until the next code can be sent. */
  remaining: number;
  isResend: boolean;
  status: string;
  onSend: () => void;
}

/** The field for the text message's code, with the send button. */
function CodeField({ remaining, isResend, status, onSend, ...field }: CodeFieldProps) {
  const { formatMessage } = useIntl();
  const button = (
    <button className={controls.quiet} type="button" aria-disabled={remaining > 0} onClick={onSend}>
      {remaining > 0
        ? formatMessage({ id: 'landing.sendIn' }, { seconds: remaining })
        : formatMessage(isResend ? { id: 'landing.sendAgain' } : { id: 'landing.send' })}
    </button>
  );
  return (
    <div>
      <PlainField {...field} inputMode="numeric" autoComplete="one-time-code" maxLength={6} addon={button} />
      <p className={controls.status} role="status">
        {status}
      </p>
    </div>
  );
}

interface SuccessDialogProps {
  reservation: Reservation | null;
  onClose: () => void;
}

/** Confirms the application. */
function SuccessDialog({ reservation, onClose }: SuccessDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog open={reservation !== null} title={formatMessage({ id: 'landing.doneTitle' })} onClose={onClose}>
      <p className={styles.done}>{formatMessage({ id: 'landing.doneText' })}</p>
      {reservation?.number && <p>{formatMessage({ id: 'landing.doneNumber' }, { number: reservation.number })}</p>}
      <Button onClick={onClose}>{formatMessage({ id: 'landing.doneClose' })}</Button>
    </Dialog>
  );
}

const phoneIssue = (phone: string): Issue | null => {
  if (phone === '') return { id: 'landingMobile.required' };
  return isMainlandMobile(phone) ? null : { id: 'landingMobile.invalid' };
};

/** A quick booth application: phone number, picture, code. */
export function ReserveForm(props: ReserveFormProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const [smsCode, setSmsCode] = useState('');
  const [reservation, setDone] = useState<Reservation | null>(null);
  const form = usePlainForm<Field>(FIELDS, { focusesField: true });
  const picture = usePicture(props.resendCooldown, props.newPicture);
  const phone = props.phone.trim();
  const phoneIssueFound = phoneIssue(phone);
  const phoneProblem = phoneIssueFound ? formatIssue(phoneIssueFound, locale) : undefined;
  const code = useCodeSending({ props, form, picture, phoneProblem });

  const submit = form.submit(
    () => ({
      phone: phoneProblem,
      smsCode: smsCode.trim() ? undefined : formatMessage({ id: 'landing.smsCodeMissing' }),
    }),
    async () => {
      const reservationResult = await props.onReserve(phone, smsCode.trim());
      if (!reservationResult)
        return {
          general: formatMessage(reservationResult === null ? { id: 'form.networkError' } : { id: 'landing.failed' }),
        };
      props.onPhone('');
      picture.setDigits('');
      setSmsCode('');
      code.setStatus('');
      setDone(reservationResult);
      return null;
    },
  );
  const field = (name: Field, value: string, onChange: (value: string) => void) => ({
    ...form.control(name),
    label: formatMessage({ id: `landing.${name}` }),
    required: true,
    value,
    onChange,
  });
  return (
    <>
      <form className={formStyles.form} noValidate onSubmit={submit} aria-busy={form.isSending}>
        <div className={formStyles.fields}>
          <PlainField
            {...field('phone', props.phone, props.onPhone)}
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
          />
          {picture.isShown && (
            <PictureField
              {...field('vCode', picture.digits, picture.setDigits)}
              src={picture.src}
              onRenew={picture.loadNewPicture}
            />
          )}
          <CodeField
            {...field('smsCode', smsCode, setSmsCode)}
            remaining={code.remaining}
            isResend={picture.isUsed}
            status={code.status}
            onSend={() => void code.send()}
          />
        </div>
        <Failure text={form.general ?? null} className={styles.failure} />
        <div className={formStyles.actions}>
          <Button variant="secondary" size="large" type="submit" aria-disabled={form.isSending}>
            {formatMessage(form.isSending ? { id: 'landing.applying' } : { id: 'landing.apply' })}
          </Button>
        </div>
        <p className={styles.full}>
          <Anchor href={props.fullHref}>{formatMessage({ id: 'landing.full' })}</Anchor>
        </p>
      </form>
      <SuccessDialog reservation={reservation} onClose={() => setDone(null)} />
    </>
  );
}
