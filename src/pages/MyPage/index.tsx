/**
 * The user's registration: found by a code or an e-mail link, resent, changed, cancelled; personal data exported or
 * erased.
 */
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale } from '@/i18n/useLocale';
import { ownApi, selectEdition, verifyApi, visitorApi, type Edition } from '@/api';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fullName } from '@/features/visitor/conversions';
import { fetchRegistration, registrationCrumbsTo } from '@/features/visitor/registrationPages';
import { useApiFailure } from '@/forms/apiFailure';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { selectHasToken } from '@/state/ticketSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Failure } from '@/ui/display/Failure';
import { useSendCode } from '@/features/captcha/useSendCode';
import { type VerifyFailure, VerifyContactForm } from '@/features/visitor/components/VerifyContactForm';
import { useOpenRegistration } from '@/features/visitor/useOpenRegistration';
import { registrationFlows } from '@/features/visitor/registrationFlows';
import { PlainField } from '@/forms/plain/PlainField';
import { useDraftText } from '@/forms/plain/useDraftText';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { formatIssue } from '@/rules/messages/issueText';
import { email } from '@/rules/validators/email';
import { isEmpty } from '@/rules/validators/text';
import { LinkTabs } from '@/ui/controls/LinkTabs';
import { Actions } from '@/ui/layout/Layout';
import { MyRegistration } from './MyRegistration';
import { MyData } from './MyData';
import styles from './My.module.css';

/**
 * Sends a link instead of a code, for users who read e-mail on another device. The response is the same for unknown
 * addresses.
 */
function ChangeLinkForm({ solve, onBack }: { solve: () => Promise<boolean>; onBack: () => void }) {
  const lang = useLocale();
  const [ownSendChangeLink] = ownApi.endpoints.ownSendChangeLink.useMutation();
  const { formatMessage } = useIntl();
  const toFailure = useApiFailure();
  // Prefilled with the address that was typed for a code.
  const [value, setValue] = useDraftText('contact:email');
  const [error, setError] = useState<string | undefined>();
  const [status, setStatus] = useState('');
  const [isBusy, run] = useAsyncAction();
  const input = useRef<HTMLInputElement | null>(null);

  const send = async () => {
    const emailIssue = isEmpty(value) ? { id: 'email.required' } : email(value.trim());
    if (emailIssue) {
      setError(formatIssue(emailIssue, lang));
      return input.current?.focus();
    }
    setError(undefined);
    if (!(await solve())) return;
    const { error: requestError } = await ownSendChangeLink({ email: value.trim() });
    if (!requestError) return setStatus(formatMessage({ id: 'myRegistration.linkSent' }, { email: value.trim() }));
    const { errors, message } = toFailure(requestError);
    setError(errors?.[0]?.message ?? message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(send);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PlainField
        label={formatMessage({ id: 'myRegistration.email' })}
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
      <Actions className={styles.actions}>
        <Button type="submit" variant="main" aria-disabled={isBusy}>
          {formatMessage(isBusy ? { id: 'form.sending' } : { id: 'myRegistration.sendLink' })}
        </Button>
        <Button variant="text" onClick={onBack}>
          {formatMessage({ id: 'myRegistration.useCode' })}
        </Button>
      </Actions>
    </form>
  );
}

/** By mobile number for Chinese registrations, by e-mail for those from abroad. */
function FindRegistration({ contact, edition }: { contact: 'email' | 'mobile'; edition: Edition }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { sendCode, solve, resendCooldown, captcha } = useSendCode('find');
  const [hasLink, setHasLink] = useState(false);
  const openRegistration = useOpenRegistration(contact, solve);
  const myPath = paths.my.href({ lang });
  const verifyAndOpen = async (recipient: string, code: string): Promise<VerifyFailure | void> => {
    const openResult = await openRegistration(recipient, code);
    if ('failure' in openResult) return openResult.failure;
    if (!openResult.found.registration) return { isNotFound: true };
    await navigate(myPath, { replace: true });
  };
  const { phone, email } = edition.contacts;
  return (
    <>
      <noscript>
        <p className={styles.tabs}>{formatMessage({ id: 'visitor.noscriptPhone' }, { phone, email })}</p>
      </noscript>
      <div className={styles.tabs}>
        <LinkTabs
          label={formatMessage({ id: 'myRegistration.registeredWith' })}
          tabs={(['mobile', 'email'] as const).map((kind) => ({
            href: `${myPath}?by=${kind}`,
            name: formatMessage(kind === 'mobile' ? { id: 'myRegistration.mobile' } : { id: 'myRegistration.email' }),
            isCurrent: kind === contact,
          }))}
        />
      </div>
      {hasLink ? (
        <ChangeLinkForm solve={solve} onBack={() => setHasLink(false)} />
      ) : (
        <VerifyContactForm
          contact={contact}
          onSendCode={sendCode}
          resendCooldown={resendCooldown}
          onVerify={verifyAndOpen}
          actions={
            <>
              {contact === 'email' && (
                <button type="button" className={buttonClass('text')} onClick={() => setHasLink(true)}>
                  {formatMessage({ id: 'myRegistration.useLink' })}
                </button>
              )}
              <Anchor href={registrationFlows[contact].hrefs(lang).start} className={buttonClass('text')}>
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

/** An e-mail link is valid once. A button redeems it, because mail programs open links in advance. */
function OpenLink({ token }: { token: string }) {
  const lang = useLocale();
  const [openChangeLink, { isLoading, error }] = ownApi.endpoints.ownOpenChangeLink.useMutation();
  const toFailure = useApiFailure();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const myPath = paths.my.href({ lang });
  const open = async () => {
    if (isLoading) return;
    const { error: requestError } = await openChangeLink({ token });
    if (!requestError) await navigate(myPath, { replace: true });
  };
  return (
    <div className={styles.form}>
      <Failure text={error ? toFailure(error).summary : null} className={styles.failure} />
      <Actions className={styles.actions}>
        {!error && (
          <Button variant="main" size="large" aria-disabled={isLoading} onClick={() => void open()}>
            {formatMessage(isLoading ? { id: 'visitor.findOpening' } : { id: 'myRegistration.openLink' })}
          </Button>
        )}
        <Anchor href={myPath} className={buttonClass('quiet', 'large')}>
          {formatMessage({ id: 'myRegistration.otherMethod' })}
        </Anchor>
      </Actions>
    </div>
  );
}

function MyView() {
  const { formatMessage } = useIntl();
  const query = useRouteQuery();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const hasToken = useSelector(selectHasToken);
  if (!edition || !data) return null;
  const { registration } = data;
  const token = query.get('change');
  if (token !== null && /^[\w-]{43}$/.test(token))
    return (
      <FlowPage
        step={null}
        title={formatMessage({ id: 'myRegistration.linkTitle' })}
        intro={formatMessage({ id: 'myRegistration.linkIntro' })}
      >
        <OpenLink token={token} />
      </FlowPage>
    );
  if (registration)
    return (
      <FlowPage
        step={null}
        title={formatMessage({ id: 'myRegistration.title' })}
        intro={formatMessage({ id: 'myRegistration.greeting' }, { name: fullName(registration) })}
      >
        <MyRegistration key={registration.id} registration={registration} />
      </FlowPage>
    );
  const contactKind = query.get('by') ?? (lang === 'zh-cn' ? 'mobile' : 'email');
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'myRegistration.findTitle' })}
      intro={formatMessage({ id: 'myRegistration.findIntro' })}
    >
      <FindRegistration key={contactKind} contact={contactKind === 'mobile' ? 'mobile' : 'email'} edition={edition} />
      {hasToken && <WechatUserData />}
    </FlowPage>
  );
}

/** A user who signed in by WeChat only has data too. */
function WechatUserData() {
  const { data } = verifyApi.endpoints.verifyLoginUser.useQueryState();
  if (!data?.wechatBound || data.mobileMasked !== null || data.emailMasked !== null) return null;
  return <MyData owner={null} />;
}

export const page = definePage({
  async load({ store: { dispatch, getState } }) {
    const registrationQuery = fetchRegistration(dispatch);
    await loadRequired(registrationQuery);
    // The same check in the loader: a user who signed in by WeChat only has data too.
    if (!(await registrationQuery).data?.registration && selectHasToken(getState()))
      await loadOptional(
        dispatch(verifyApi.endpoints.verifyLoginUser.initiate(undefined, { subscribe: false, forceRefetch: true })),
      );
  },
  head: () => ({ noindex: true }),
  crumbs: registrationCrumbsTo('myRegistration.crumb'),
  Component: MyView,
});
