import { type ComponentProps, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { Failure } from '@/ui/display/Failure';
import controls from '../../../forms/components/controls.module.css';
import formStyles from '../../../forms/form.module.css';
import type { CodeWait } from '@/forms/codeWait';
import { useCountdown } from '@/forms/components/useCountdown';
import { LightField } from '@/forms/light/LightField';
import { useLightForm } from '@/forms/light/useLightForm';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import type { Issue } from '@/rules/issue';
import { issueText } from '@/rules/messages/issueText';
import { isMainlandMobile } from '@/rules/validators/mobile';
import type { Timers } from '@/state/services';
import { Anchor } from '@/ui/controls/Anchor';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import styles from './ReserveForm.module.css';

type Field = 'phone' | 'vCode' | 'smsCode';
const FIELDS: readonly Field[] = ['phone', 'vCode', 'smsCode'];

/** The result of sending a code: seconds until the next one, or an error, with its field if it belongs to one. */
export type SentCode = { resendAfter: number } | { message: string; field?: 'phone' | 'vCode' };

interface Reserved {
  number: string | null;
}

interface ReserveFormProps {
  timers: Timers;
  codeWait: CodeWait;
  /** The number as typed; the parent persists it across reloads. */
  phone: string;
  onPhone: (phone: string) => void;
  /** The URL of a new picture; each is valid for one message. */
  newPicture: () => string;
  onSendCode: (phone: string, vCode: string) => Promise<SentCode>;
  /** The reservation when accepted; false when rejected, null without a response. */
  onReserve: (phone: string, smsCode: string) => Promise<Reserved | false | null>;
  /** The full form, whose captcha has audio. */
  fullHref: string;
}

/**
 * The captcha picture for a code. None is loaded during the wait for the next code, because each counts against the
 * client's limit.
 */
function usePicture(codeWait: CodeWait, newPicture: () => string) {
  const [src, setSrc] = useState<string>();
  const [digits, setDigits] = useState('');
  const [isSpent, setIsSpent] = useState(false);
  const [isShown, setIsShown] = useState(false);

  // In an effect: a render may be repeated, and each new picture invalidates the previous one.
  useEffect(() => {
    const isWaiting = codeWait.left() > 0;
    setIsSpent(isWaiting);
    setIsShown(!isWaiting);
    if (!isWaiting) setSrc((known) => known ?? newPicture());
  }, [codeWait, newPicture]);

  const renew = () => {
    setSrc(newPicture());
    setDigits('');
  };
  return {
    src,
    digits,
    setDigits,
    isShown,
    /** Whether the picture has been used for a code. */
    isSpent,
    renew,
    show() {
      renew();
      // The field must exist before it can get the focus.
      flushSync(() => setIsShown(true));
    },
    spend() {
      setIsSpent(true);
      setIsShown(false);
      setDigits('');
    },
  };
}

interface CodeSending {
  props: ReserveFormProps;
  form: ReturnType<typeof useLightForm<Field>>;
  picture: ReturnType<typeof usePicture>;
  phoneProblem: string | undefined;
}

/** Sends a code for the picture's digits, or shows a new picture when the last one is used. */
function useCodeSending({ props, form, picture, phoneProblem }: CodeSending) {
  const { timers, codeWait, onSendCode } = props;
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const [status, setStatus] = useState('');
  const [left, wait] = useCountdown(timers, codeWait);
  const [, run] = useAsyncAction();

  const send = () =>
    run(async () => {
      if (left > 0) return;
      if (!picture.isShown) {
        picture.show();
        return form.focus('vCode');
      }
      const [phone, vCode] = [props.phone.trim(), picture.digits.trim()];
      const vCodeProblem = vCode ? undefined : issueText({ id: 'captcha.required' }, locale);
      if (!form.passes({ phone: phoneProblem, vCode: vCodeProblem })) return;
      setStatus('');
      const sent = await onSendCode(phone, vCode);
      if ('resendAfter' in sent) {
        wait(sent.resendAfter);
        setStatus(formatMessage({ id: 'landing.sent' }, { phone }));
        picture.spend();
        return form.focus('smsCode');
      }
      if (!sent.field) return form.refuse({ general: sent.message });
      picture.renew();
      form.refuse({ fields: { [sent.field]: sent.message } });
    });
  return { left, status, setStatus, send };
}

type FieldProps = Pick<ComponentProps<typeof LightField>, 'id' | 'label' | 'error' | 'required' | 'value' | 'onChange'>;

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
      <LightField {...field} inputMode="numeric" autoComplete="off" maxLength={9} addon={picture} />
      <button className={styles.another} type="button" onClick={onRenew}>
        {formatMessage({ id: 'landing.anotherPicture' })}
      </button>
    </div>
  );
}

interface CodeFieldProps extends FieldProps {
  /** Seconds until the next code can be sent. */
  left: number;
  isAgain: boolean;
  status: string;
  onSend: () => void;
}

/** The field for the text message's code, with the send button. */
function CodeField({ left, isAgain, status, onSend, ...field }: CodeFieldProps) {
  const { formatMessage } = useIntl();
  const button = (
    <button className={controls.quiet} type="button" aria-disabled={left > 0} onClick={onSend}>
      {left > 0
        ? formatMessage({ id: 'landing.sendIn' }, { seconds: left })
        : formatMessage(isAgain ? { id: 'landing.sendAgain' } : { id: 'landing.send' })}
    </button>
  );
  return (
    <div>
      <LightField {...field} inputMode="numeric" autoComplete="one-time-code" maxLength={6} addon={button} />
      <p className={controls.status} role="status">
        {status}
      </p>
    </div>
  );
}

interface DoneDialogProps {
  done: Reserved | null;
  onClose: () => void;
}

/** Confirms the application. */
function DoneDialog({ done, onClose }: DoneDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog open={done !== null} title={formatMessage({ id: 'landing.doneTitle' })} onClose={onClose}>
      <p className={styles.done}>{formatMessage({ id: 'landing.doneText' })}</p>
      {done?.number && <p>{formatMessage({ id: 'landing.doneNumber' }, { number: done.number })}</p>}
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
  const [done, setDone] = useState<Reserved | null>(null);
  const form = useLightForm<Field>(FIELDS, { focusesField: true });
  const picture = usePicture(props.codeWait, props.newPicture);
  const phone = props.phone.trim();
  const wrongPhone = phoneIssue(phone);
  const phoneProblem = wrongPhone ? issueText(wrongPhone, locale) : undefined;
  const code = useCodeSending({ props, form, picture, phoneProblem });

  const submit = form.submit(
    () => ({
      phone: phoneProblem,
      smsCode: smsCode.trim() ? undefined : formatMessage({ id: 'landing.smsCodeMissing' }),
    }),
    async () => {
      const reserved = await props.onReserve(phone, smsCode.trim());
      if (!reserved)
        return { general: formatMessage(reserved === null ? { id: 'form.lost' } : { id: 'landing.failed' }) };
      props.onPhone('');
      picture.setDigits('');
      setSmsCode('');
      code.setStatus('');
      setDone(reserved);
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
          <LightField
            {...field('phone', props.phone, props.onPhone)}
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
          />
          {picture.isShown && (
            <PictureField
              {...field('vCode', picture.digits, picture.setDigits)}
              src={picture.src}
              onRenew={picture.renew}
            />
          )}
          <CodeField
            {...field('smsCode', smsCode, setSmsCode)}
            left={code.left}
            isAgain={picture.isSpent}
            status={code.status}
            onSend={() => void code.send()}
          />
        </div>
        <Failure text={form.general ?? null} className={styles.failure} />
        <div className={formStyles.actions}>
          <Button look="second" size="large" type="submit" aria-disabled={form.isSending}>
            {formatMessage(form.isSending ? { id: 'landing.applying' } : { id: 'landing.apply' })}
          </Button>
        </div>
        <p className={styles.full}>
          <Anchor href={props.fullHref}>{formatMessage({ id: 'landing.full' })}</Anchor>
        </p>
      </form>
      <DoneDialog done={done} onClose={() => setDone(null)} />
    </>
  );
}
