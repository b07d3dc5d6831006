import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { type Edition, verifyApi, visitorApi } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { EarlierBadges } from '@/features/visitor/components/EarlierBadges';
import { type FindFailure, FindMine } from '@/features/visitor/components/FindMine';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { useFeeText } from '@/features/visitor/useFee';
import { useInvited } from '@/features/visitor/prefill';
import { useOpenMine } from '@/features/visitor/useOpenMine';
import { nextHref, registrationFlows } from '@/features/visitor/registrationFlows';
import { type Entry, useEntry } from '@/features/visitor/zh/useEntry';
import { findFailure } from '@/features/visitor/failures';
import { useCallFailure } from '@/forms/failures';
import { LightField } from '@/forms/light/LightField';
import { paths } from '@/lib/paths';
import { useServices } from '@/state/ServicesContext';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import styles from '../../features/visitor/zh/CardScan.module.css';

interface BeginOptions {
  moves: boolean;
  /** Shows a captcha, if the server requires another. */
  solve: () => Promise<boolean>;
  keep: (entry: Entry) => void;
}

/** The contract's format of a redeem code. */
const REDEEM_CODE = /^[0-9A-Z]{6,16}$/;

/** Verifies the number, then opens its registration or continues to the form. */
function useBegin({ moves, solve, keep }: BeginOptions) {
  const lang = useLocale();
  const [verifySmsValidate] = verifyApi.endpoints.verifySmsValidate.useMutation();
  const [visitorRedeemCode] = visitorApi.endpoints.visitorRedeemCode.useMutation();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const failureOf = useCallFailure();
  const open = useOpenMine('mobile', solve);
  // A code is valid once, its proof for half an hour: retries within it need no new code.
  const proved = useRef<string | null>(null);

  /** A changed number is only verified; a registration of someone else with that number must not open. */
  const proveAlone = async (mobile: string, code: string): Promise<FindFailure | null> => {
    const { error } = await verifySmsValidate({ mobile, code });
    return error ? findFailure(failureOf(error)) : null;
  };
  const proveOrOpen = async (mobile: string, code: string): Promise<FindFailure | 'opened' | null> => {
    const opened = await open(mobile, code);
    if ('failure' in opened) return opened.failure;
    const data = opened.found;
    if (data.registration) {
      await navigate(nextHref(data.registration, lang));
      return 'opened';
    }
    return data.exists ? { contact: formatMessage({ id: 'visitor.entryExists' }) } : null;
  };

  return async (mobile: string, code: string, typed: string): Promise<FindFailure | { redeem: string } | void> => {
    if (proved.current !== mobile) {
      const ended = await (moves ? proveAlone : proveOrOpen)(mobile, code);
      if (ended === 'opened') return;
      if (ended) return ended;
      proved.current = mobile;
    }
    const redeemCode = typed.trim().toUpperCase();
    if (redeemCode && !REDEEM_CODE.test(redeemCode))
      return { redeem: formatMessage({ id: 'visitor.entryRedeemShape' }) };
    if (redeemCode) {
      const { error } = await visitorRedeemCode({ code: redeemCode, mobile });
      const failure = error && failureOf(error);
      if (failure?.reason === 'verify.proofMissing') proved.current = null;
      if (failure) return { redeem: failure.text };
    }
    keep({ mobile, ...(redeemCode && { redeemCode }) });
    await navigate(moves ? registrationFlows.zh.hrefs(lang).edit : paths.registerInfo.href({ lang }));
  };
}

/** Users of other languages rarely have a Chinese number, so the link to registration by e-mail comes first. */
function AbroadHint({ href }: { href: string }) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{formatMessage({ id: 'visitor.entryAbroadTitle' })}</h2>
          <p className={styles.text}>{formatMessage({ id: 'visitor.entryAbroadText' })}</p>
        </div>
        <Anchor href={href} className={buttonClass('second')}>
          <Icon name="mail" />
          {formatMessage({ id: 'visitor.entryAbroadGo' })}
        </Anchor>
      </div>
    </section>
  );
}

interface EntryFormProps {
  edition: Edition;
  /** Changes the number of an existing registration. */
  moves: boolean;
  /** The token of an invitation link. */
  invited: string | null;
}

const words = { submit: { id: 'visitor.entryBegin' }, submitting: { id: 'visitor.entryBeginning' } } as const;

/** Number, code and an optional redeem code. */
export function EntryForm({ edition, moves, invited }: EntryFormProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const fee = useFeeText({ pays: true });
  const { entry, keep } = useEntry(useServices().clock);
  const { mobile } = useInvited(moves ? null : invited, registrationFlows.zh);
  const { sendCode, solve, codeWait, captcha } = useSendCode('registration');
  const [redeemCode, setRedeemCode] = useState('');
  const [redeemError, setRedeemError] = useState<string | undefined>();
  const redeemInput = useRef<HTMLInputElement | null>(null);
  const begin = useBegin({ moves, solve, keep });
  const onOpen = async (mobile: string, code: string) => {
    setRedeemError(undefined);
    const ended = await begin(mobile, code, redeemCode);
    if (!ended || !('redeem' in ended)) return ended;
    setRedeemError(ended.redeem);
    redeemInput.current?.focus();
    return undefined;
  };
  const [first, last] = [edition.contacts.phone, edition.contacts.email];
  return (
    <FlowPage
      way="zh"
      step="proof"
      title={formatMessage(moves ? { id: 'visitor.entryMoveTitle' } : { id: 'visitor.entryTitle' })}
      intro={formatMessage(moves ? { id: 'visitor.entryMoveIntro' } : { id: 'visitor.entryIntro' })}
      price={moves ? undefined : fee}
    >
      <noscript>
        <p style={{ marginBottom: 'var(--space-5)' }}>
          {formatMessage({ id: 'visitor.noscriptPhone' }, { phone: first, email: last })}
        </p>
      </noscript>
      {lang !== 'zh-cn' && !moves && <AbroadHint href={paths.registration.href({ lang })} />}
      {!moves && <EarlierBadges />}
      <FindMine
        key={entry?.mobile ?? mobile ?? ''}
        contact="mobile"
        initialContact={moves ? '' : (entry?.mobile ?? mobile)}
        onSendCode={sendCode}
        codeWait={codeWait}
        onOpen={onOpen}
        words={words}
        actions={
          lang === 'zh-cn' &&
          !moves && (
            <Anchor href={paths.registration.href({ lang })} className={buttonClass('text')}>
              {formatMessage({ id: 'visitor.entryAbroad' })}
            </Anchor>
          )
        }
      >
        {!moves && (
          <LightField
            label={formatMessage({ id: 'visitor.entryRedeem' })}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={16}
            value={redeemCode}
            onChange={setRedeemCode}
            error={redeemError}
            inputRef={(input) => void (redeemInput.current = input)}
          />
        )}
      </FindMine>
      {captcha}
    </FlowPage>
  );
}
