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
import { fetchVisit, visitCrumbsTo } from '@/features/visitor/visitPages';
import { useCallFailure } from '@/forms/failures';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { selectHasToken } from '@/state/ticketSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Failure } from '@/ui/display/Failure';
import { useSendCode } from '@/features/captcha/useSendCode';
import { type FindFailure, FindMine } from '@/features/visitor/components/FindMine';
import { useOpenMine } from '@/features/visitor/useOpenMine';
import { registrationFlows } from '@/features/visitor/registrationFlows';
import { LightField } from '@/forms/light/LightField';
import { useDraftText } from '@/forms/light/useDraftText';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { issueText } from '@/rules/messages/issueText';
import { email } from '@/rules/validators/email';
import { isEmpty } from '@/rules/validators/text';
import { LinkTabs } from '@/ui/controls/LinkTabs';
import { Actions } from '@/ui/layout/Layout';
import { Mine } from './Mine';
import { MyData } from './MyData';
import styles from './My.module.css';

/**
 * Sends a link instead of a code, for users who read e-mail on another device. The response is the same for unknown
 * addresses.
 */
function SendLink({ solve, onBack }: { solve: () => Promise<boolean>; onBack: () => void }) {
  const lang = useLocale();
  const [ownSendChangeLink] = ownApi.endpoints.ownSendChangeLink.useMutation();
  const { formatMessage } = useIntl();
  const failureOf = useCallFailure();
  // The address typed for a code is reused.
  const [value, setValue] = useDraftText('contact:email');
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
      <Actions className={styles.actions}>
        <Button type="submit" look="main" aria-disabled={isBusy}>
          {formatMessage(isBusy ? { id: 'form.sending' } : { id: 'visitor.mineSendLink' })}
        </Button>
        <Button look="text" onClick={onBack}>
          {formatMessage({ id: 'visitor.mineCodeInstead' })}
        </Button>
      </Actions>
    </form>
  );
}

/** By mobile number for Chinese registrations, by e-mail for those from abroad. */
function FindOwn({ contact, edition }: { contact: 'email' | 'mobile'; edition: Edition }) {
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
    await navigate(here, { replace: true });
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
              <Anchor
                href={registrationFlows[contact === 'email' ? 'en' : 'zh'].hrefs(lang).start}
                className={buttonClass('text')}
              >
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

/** An e-mail link is valid once, so a button uses it up, not a mail program that opens links in advance. */
function OpenLink({ token }: { token: string }) {
  const lang = useLocale();
  const [openChangeLink, { isLoading, error }] = ownApi.endpoints.ownOpenChangeLink.useMutation();
  const failureOf = useCallFailure();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const here = paths.my.href({ lang });
  const open = async () => {
    if (isLoading) return;
    const { error: refused } = await openChangeLink({ tokenRequest: { token } });
    if (!refused) await navigate(here, { replace: true });
  };
  return (
    <div className={styles.link}>
      <Failure text={error ? failureOf(error).text : null} className={styles.failure} />
      <Actions className={styles.actions}>
        {!error && (
          <Button look="main" size="large" aria-disabled={isLoading} onClick={() => void open()}>
            {formatMessage(isLoading ? { id: 'visitor.findOpening' } : { id: 'visitor.mineOpenLink' })}
          </Button>
        )}
        <Anchor href={here} className={buttonClass('quiet', 'large')}>
          {formatMessage({ id: 'visitor.mineOtherWay' })}
        </Anchor>
      </Actions>
    </div>
  );
}

function MyView() {
  const { formatMessage } = useIntl();
  const query = useOwnQuery();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const hasToken = useSelector(selectHasToken);
  if (!edition || !data) return null;
  const { registration: visit } = data;
  const token = query.get('change');
  if (token !== null && /^[\w-]{43}$/.test(token))
    return (
      <FlowPage
        step={null}
        title={formatMessage({ id: 'visitor.mineLinkTitle' })}
        intro={formatMessage({ id: 'visitor.mineLinkIntro' })}
      >
        <OpenLink token={token} />
      </FlowPage>
    );
  if (visit)
    return (
      <FlowPage
        step={null}
        title={formatMessage({ id: 'visitor.mineTitle' })}
        intro={formatMessage({ id: 'visitor.mineGreeting' }, { name: fullName(visit) })}
      >
        <Mine key={visit.id} visit={visit} />
      </FlowPage>
    );
  const by = query.get('by') ?? (lang === 'zh-cn' ? 'mobile' : 'email');
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'visitor.mineFindTitle' })}
      intro={formatMessage({ id: 'visitor.mineFindIntro' })}
    >
      <FindOwn key={by} contact={by === 'mobile' ? 'mobile' : 'email'} edition={edition} />
      {hasToken && <KnownByWechat />}
    </FlowPage>
  );
}

/** A user who signed in by WeChat only has data too. */
function KnownByWechat() {
  const { data } = verifyApi.endpoints.verifyLoginUser.useQueryState();
  if (!data?.wechatBound || data.mobileMasked !== null || data.emailMasked !== null) return null;
  return <MyData owner={null} />;
}

export const page = definePage({
  async load({ store: { dispatch, getState } }) {
    const visitResult = fetchVisit(dispatch);
    await loadRequired(visitResult);
    // The same check in the loader: a user who signed in by WeChat only has data too.
    if (!(await visitResult).data?.registration && selectHasToken(getState()))
      await loadOptional(
        dispatch(verifyApi.endpoints.verifyLoginUser.initiate(undefined, { subscribe: false, forceRefetch: true })),
      );
  },
  head: () => ({ noindex: true }),
  crumbs: visitCrumbsTo('visitor.mineCrumb'),
  Component: MyView,
});
