import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { type Edition, ownApi } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { type FindFailure, FindMine } from '@/features/visitor/components/FindMine';
import { useOpenMine } from '@/features/visitor/useOpenMine';
import { ways } from '@/features/visitor/ways';
import { useCallFailure } from '@/forms/failures';
import { LightField } from '@/forms/LightField';
import { useKeptText } from '@/forms/useKeptText';
import { useAsyncAction } from '@/ui/useAsyncAction';
import { paths } from '@/lib/paths';
import { issueText } from '@/rules/messages/issueText';
import { email } from '@/rules/validators/email';
import { isEmpty } from '@/rules/validators/text';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { LinkTabs } from '@/ui/LinkTabs';
import styles from './My.module.css';

/** A link instead of a code: for who reads the mail on another device. Strangers' addresses are answered alike. */
function SendLink({ solve, onBack }: { solve: () => Promise<boolean>; onBack: () => void }) {
  const lang = useLocale();
  const [ownSendChangeLink] = ownApi.endpoints.ownSendChangeLink.useMutation();
  const { formatMessage } = useIntl();
  const failureOf = useCallFailure();
  // What was typed for a code is not typed again.
  const [value, setValue] = useKeptText('contact:email');
  const [error, setError] = useState<string | undefined>();
  const [status, setStatus] = useState('');
  const [isBusy, run] = useAsyncAction();
  const input = useRef<HTMLInputElement | null>(null);

  const send = async () => {
    const wrong = isEmpty(value) ? { id: 'email.required' } : email(value.trim());
    if (wrong) {
      setError(issueText(wrong, lang));
      return input.current?.focus();
    }
    setError(undefined);
    if (!(await solve())) return;
    const { error: refused } = await ownSendChangeLink({ changeLinkRequest: { email: value.trim() } });
    if (!refused) return setStatus(formatMessage({ id: 'visitor.mineLinkSent' }, { email: value.trim() }));
    const { errors, message } = failureOf(refused);
    setError(errors?.[0]?.message ?? message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(send);
  };
  return (
    <form className={styles.link} noValidate onSubmit={submit}>
      <LightField
        label={formatMessage({ id: 'visitor.mineByEmail' })}
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
          {formatMessage(isBusy ? { id: 'form.sending' } : { id: 'visitor.mineSendLink' })}
        </Button>
        <Button look="text" onClick={onBack}>
          {formatMessage({ id: 'visitor.mineCodeInstead' })}
        </Button>
      </div>
    </form>
  );
}

/** By mobile number for who registered in Chinese, by e-mail for who registered from abroad. */
export function FindOwn({ contact, edition }: { contact: 'email' | 'mobile'; edition: Edition }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { sendCode, solve, codeWait, captcha } = useSendCode('find');
  const [hasLink, setHasLink] = useState(false);
  const open = useOpenMine(contact, solve);
  const here = paths.my.href({ lang });
  const onOpen = async (to: string, code: string): Promise<FindFailure | void> => {
    const opened = await open(to, code);
    if ('failure' in opened) return opened.failure;
    if (!opened.found.registration) return { isAbsent: true };
    await navigate(here);
  };
  const { phone, email } = edition.contacts;
  return (
    <>
      <noscript>
        <p className={styles.tabs}>{formatMessage({ id: 'visitor.noscriptPhone' }, { phone, email })}</p>
      </noscript>
      <div className={styles.tabs}>
        <LinkTabs
          label={formatMessage({ id: 'visitor.mineBy' })}
          tabs={(['mobile', 'email'] as const).map((one) => ({
            href: `${here}?by=${one}`,
            name: formatMessage(one === 'mobile' ? { id: 'visitor.mineByMobile' } : { id: 'visitor.mineByEmail' }),
            isCurrent: one === contact,
          }))}
        />
      </div>
      {hasLink ? (
        <SendLink solve={solve} onBack={() => setHasLink(false)} />
      ) : (
        <FindMine
          contact={contact}
          onSendCode={sendCode}
          codeWait={codeWait}
          onOpen={onOpen}
          actions={
            <>
              {contact === 'email' && (
                <button type="button" className={buttonClass('text')} onClick={() => setHasLink(true)}>
                  {formatMessage({ id: 'visitor.mineLinkInstead' })}
                </button>
              )}
              <Anchor href={ways[contact === 'email' ? 'en' : 'zh'].hrefs(lang).start} className={buttonClass('text')}>
                {formatMessage({ id: 'visitor.findRegister' })}
              </Anchor>
            </>
          }
        />
      )}
      {captcha}
    </>
  );
}
