import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useCountdown } from '@/forms/components/useCountdown';
import { useServices } from '@/state/ServicesContext';
import controls from '../../../forms/components/controls.module.css';
import form from '../../../forms/form.module.css';
import type { CodeOutcome } from '@/forms/kit';
import { issueText } from '@/rules/messages/issueText';
import type { Locale } from '@/rules/locales';
import { isEmail } from '@/rules/validators/email';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { returnMessages } from '../messages';
import { LightField } from '@/forms/LightField';

/** Why a registration was not opened: beside a field, or above both. */
export interface FindFailure {
  email?: string;
  code?: string;
  general?: string;
  /** The address is proved, and nobody registered with it. */
  isAbsent?: boolean;
}

interface FindMineProps {
  locale: Locale;
  onSendCode: (email: string) => Promise<CodeOutcome>;
  /** Resolves with nothing when the registration is being opened. */
  onOpen: (email: string, code: string) => Promise<FindFailure | void>;
  registerHref: string;
}

/** E-mail, code, and the way into one's own registration. */
export function FindMine({ locale, onSendCode, onOpen, registerHref }: FindMineProps) {
  const { formatMessage } = useIntl();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<FindFailure>({});
  const [status, setStatus] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const [left, wait] = useCountdown(useServices().timers);
  const emailInput = useRef<HTMLInputElement | null>(null);
  const codeInput = useRef<HTMLInputElement | null>(null);
  const busy = useRef(false);

  const show = (next: FindFailure) => {
    setFailure(next);
    if (next.email !== undefined || next.isAbsent) emailInput.current?.focus();
    else if (next.code !== undefined) codeInput.current?.focus();
  };
  const once = async (run: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    await run();
    busy.current = false;
  };
  const send = () =>
    once(async () => {
      if (left > 0) return;
      if (!isEmail(email))
        return show({ email: issueText({ id: email.trim() ? 'email.invalid' : 'email.required' }, locale) });
      const outcome = await onSendCode(email.trim());
      if (outcome === null) return;
      if ('message' in outcome) return show({ general: outcome.message });
      setFailure({});
      setIsSent(true);
      wait(outcome.resendAfter);
      setStatus(formatMessage(returnMessages.findSent, { email: email.trim() }));
      codeInput.current?.focus();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(async () => {
      if (!isEmail(email))
        return show({ email: issueText({ id: email.trim() ? 'email.invalid' : 'email.required' }, locale) });
      if (!code.trim()) return show({ code: issueText({ id: 'form.required' }, locale) });
      setIsOpening(true);
      const found = await onOpen(email.trim(), code.trim());
      setIsOpening(false);
      if (found) show(found);
    });
  };

  return (
    <form className={form.form} noValidate onSubmit={submit} aria-busy={isOpening}>
      {(failure.general !== undefined || failure.isAbsent) && (
        <div className={form.summary} role="alert">
          <h2 className={form.summaryTitle}>
            {failure.isAbsent
              ? formatMessage(returnMessages.findNone, { email })
              : formatMessage(returnMessages.problemTitle)}
          </h2>
          <p>{failure.isAbsent ? formatMessage(returnMessages.findNoneHint) : failure.general}</p>
        </div>
      )}
      <div className={form.fields}>
        <LightField
          label={formatMessage(returnMessages.findEmail)}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          value={email}
          onChange={setEmail}
          error={failure.email}
          inputRef={(input) => void (emailInput.current = input)}
        />
        <div>
          <LightField
            label={formatMessage(returnMessages.findCode)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            required
            value={code}
            onChange={setCode}
            error={failure.code}
            inputRef={(input) => void (codeInput.current = input)}
            beside={
              <button className={controls.quiet} type="button" aria-disabled={left > 0} onClick={() => void send()}>
                {left > 0
                  ? formatMessage(returnMessages.findResendIn, { seconds: left })
                  : formatMessage(isSent ? returnMessages.findResend : returnMessages.findSend)}
              </button>
            }
          />
          <p className={controls.status} role="status">
            {status}
          </p>
        </div>
      </div>
      <div className={form.actions}>
        <button className={form.submit} type="submit" aria-disabled={isOpening}>
          {formatMessage(isOpening ? returnMessages.findOpening : returnMessages.findOpen)}
        </button>
        <Anchor href={registerHref} className={buttonClass('text')}>
          {formatMessage(returnMessages.findRegister)}
        </Anchor>
      </div>
    </form>
  );
}
