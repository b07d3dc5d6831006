import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { ownApi } from '@/api/own';
import { mineMessages } from '@/features/visitor/mine/messages';
import { toFailure } from '@/forms/failures';
import { LightField } from '@/forms/LightField';
import { formMessages } from '@/forms/messages';
import { useKeptText } from '@/forms/useKeptText';
import { useOnce } from '@/forms/useOnce';
import { issueText } from '@/rules/messages/issueText';
import type { Locale } from '@/rules/locales';
import { email } from '@/rules/validators/email';
import { isEmpty } from '@/rules/validators/text';
import type { AppDispatch } from '@/store/makeStore';
import { Button } from '@/ui/Button';
import styles from './My.module.css';

interface SendLinkProps {
  lang: Locale;
  solve: () => Promise<boolean>;
  onBack: () => void;
}

/** A link instead of a code: for who reads the mail on another device. Strangers' addresses are answered alike. */
export function SendLink({ lang, solve, onBack }: SendLinkProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const lost = formatMessage(formMessages.lost);
  // What was typed for a code is not typed again.
  const [value, setValue] = useKeptText('contact:email');
  const [error, setError] = useState<string | undefined>();
  const [status, setStatus] = useState('');
  const [isBusy, once] = useOnce();
  const input = useRef<HTMLInputElement | null>(null);

  const send = async () => {
    const wrong = isEmpty(value) ? { id: 'email.required' } : email(value.trim());
    if (wrong) {
      setError(issueText(wrong, lang));
      return input.current?.focus();
    }
    setError(undefined);
    if (!(await solve())) return;
    const { error: refused } = await dispatch(
      ownApi.endpoints.ownSendChangeLink.initiate({ changeLinkRequest: { email: value.trim() } }),
    );
    if (!refused) return setStatus(formatMessage(mineMessages.linkSent, { email: value.trim() }));
    const { errors, message } = toFailure(refused, lost);
    setError(errors?.[0]?.message ?? message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(send);
  };
  return (
    <form className={styles.link} noValidate onSubmit={submit}>
      <LightField
        label={formatMessage(mineMessages.byEmail)}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        value={value}
        onChange={setValue}
        error={error}
        inputRef={(element) => void (input.current = element)}
      />
      <p role="status">{status}</p>
      <div className={styles.actions}>
        <Button type="submit" look="main" aria-disabled={isBusy}>
          {formatMessage(isBusy ? formMessages.sending : mineMessages.sendLink)}
        </Button>
        <Button look="text" onClick={onBack}>
          {formatMessage(mineMessages.codeInstead)}
        </Button>
      </div>
    </form>
  );
}
