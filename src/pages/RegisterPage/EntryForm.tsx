import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { type Edition, verifyApi, visitorApi } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { EarlierBadges } from '@/features/visitor/components/EarlierBadges';
import { type VerifyFailure, VerifyContactForm } from '@/features/visitor/components/VerifyContactForm';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { useFeeText } from '@/features/visitor/useFee';
import { useInvitation } from '@/features/visitor/prefill';
import { useOpenRegistration } from '@/features/visitor/useOpenRegistration';
import { nextHref, registrationFlows } from '@/features/visitor/registrationFlows';
import { type VerifiedEntry, useVerifiedEntry } from '@/features/visitor/zh/useVerifiedEntry';
import { toVerifyFailure } from '@/features/visitor/registrationErrors';
import { useApiFailure } from '@/forms/apiFailure';
import { PlainField } from '@/forms/plain/PlainField';
import { paths } from '@/lib/paths';
import { useServices } from '@/state/ServicesContext';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import styles from '../../features/visitor/zh/CardScan.module.css';

interface StartOptions {
  isChangingNumber: boolean;
  /** Shows a captcha, if the server requires another. */
  solve: () => Promise<boolean>;
  storeEntry: (entry: VerifiedEntry) => void;
}

/** The contract's format of a redeem code. */
const REDEEM_CODE = /^[0-9A-Z]{6,16}$/;

/** Verifies the number, then opens its registration or continues to the form. */
function useStartRegistration({ isChangingNumber, solve, storeEntry }: StartOptions) {
  const lang = useLocale();
  const [verifySmsValidate] = verifyApi.endpoints.verifySmsValidate.useMutation();
  const [visitorRedeemCode] = visitorApi.endpoints.visitorRedeemCode.useMutation();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const toFailure = useApiFailure();
  const openRegistration = useOpenRegistration('mobile', solve);
  // A code is valid once, the verification for half an hour. Retries within that time need no new code.
  const verifiedMobile = useRef<string | null>(null);

  /** A changed number is only verified: it must not open another person's registration with that number. */
  const verifyOnly = async (mobile: string, code: string): Promise<VerifyFailure | null> => {
    const { error } = await verifySmsValidate({ mobile, code });
    return error ? toVerifyFailure(toFailure(error)) : null;
  };
  const verifyOrOpen = async (mobile: string, code: string): Promise<VerifyFailure | 'opened' | null> => {
    const openResult = await openRegistration(mobile, code);
    if ('failure' in openResult) return openResult.failure;
    const data = openResult.found;
    if (data.registration) {
      await navigate(nextHref(data.registration, lang));
      return 'opened';
    }
    return data.exists ? { contact: formatMessage({ id: 'visitor.entryExists' }) } : null;
  };

  return async (
    mobile: string,
    code: string,
    redeemInputText: string,
  ): Promise<VerifyFailure | { redeem: string } | void> => {
    if (verifiedMobile.current !== mobile) {
      const result = await (isChangingNumber ? verifyOnly : verifyOrOpen)(mobile, code);
      if (result === 'opened') return;
      if (result) return result;
      verifiedMobile.current = mobile;
    }
    const redeemCode = redeemInputText.trim().toUpperCase();
    if (redeemCode && !REDEEM_CODE.test(redeemCode))
      return { redeem: formatMessage({ id: 'visitor.entryRedeemFormat' }) };
    if (redeemCode) {
      const { error } = await visitorRedeemCode({ code: redeemCode, mobile });
      const failure = error && toFailure(error, 'visitorRedeemCode');
      if (failure?.reason === 'verify.proofMissing') verifiedMobile.current = null;
      if (failure) return { redeem: failure.summary };
    }
    storeEntry({ mobile, ...(redeemCode && { redeemCode }) });
    await navigate(isChangingNumber ? registrationFlows.mobile.hrefs(lang).edit : paths.registerInfo.href({ lang }));
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
        <Anchor href={href} className={buttonClass('secondary')}>
          <Icon name="mail" />
          {formatMessage({ id: 'visitor.entryAbroadLink' })}
        </Anchor>
      </div>
    </section>
  );
}

interface EntryFormProps {
  edition: Edition;
  /** Changes the number of an existing registration. */
  isChangingNumber: boolean;
  /** The token of an invitation link. */
  invitationToken: string | null;
}

const buttonTexts = { submit: { id: 'visitor.entryContinue' }, submitting: { id: 'visitor.entryContinuing' } } as const;

/** Number, code and an optional redeem code. */
export function EntryForm({ edition, isChangingNumber, invitationToken }: EntryFormProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const feeText = useFeeText({ hasLateFee: true });
  const { entry, storeEntry } = useVerifiedEntry(useServices().clock);
  const { mobile } = useInvitation(isChangingNumber ? null : invitationToken, registrationFlows.mobile);
  const { sendCode, solve, resendCooldown, captcha } = useSendCode('registration');
  const [redeemCode, setRedeemCode] = useState('');
  const [redeemError, setRedeemError] = useState<string | undefined>();
  const redeemInput = useRef<HTMLInputElement | null>(null);
  const startRegistration = useStartRegistration({ isChangingNumber, solve, storeEntry });
  const verifyAndStart = async (mobile: string, code: string) => {
    setRedeemError(undefined);
    const result = await startRegistration(mobile, code, redeemCode);
    if (!result || !('redeem' in result)) return result;
    setRedeemError(result.redeem);
    redeemInput.current?.focus();
    return undefined;
  };
  const [phone, email] = [edition.contacts.phone, edition.contacts.email];
  return (
    <FlowPage
      flow="mobile"
      step="verification"
      title={formatMessage(isChangingNumber ? { id: 'visitor.entryMoveTitle' } : { id: 'visitor.entryTitle' })}
      intro={formatMessage(isChangingNumber ? { id: 'visitor.entryMoveIntro' } : { id: 'visitor.entryIntro' })}
      price={isChangingNumber ? undefined : feeText}
    >
      <noscript>
        <p style={{ marginBottom: 'var(--space-5)' }}>
          {formatMessage({ id: 'visitor.noscriptPhone' }, { phone, email })}
        </p>
      </noscript>
      {lang !== 'zh-cn' && !isChangingNumber && <AbroadHint href={paths.registration.href({ lang })} />}
      {!isChangingNumber && <EarlierBadges />}
      <VerifyContactForm
        key={entry?.mobile ?? mobile ?? ''}
        contact="mobile"
        initialContact={isChangingNumber ? '' : (entry?.mobile ?? mobile)}
        onSendCode={sendCode}
        resendCooldown={resendCooldown}
        onVerify={verifyAndStart}
        buttonTexts={buttonTexts}
        actions={
          lang === 'zh-cn' &&
          !isChangingNumber && (
            <Anchor href={paths.registration.href({ lang })} className={buttonClass('text')}>
              {formatMessage({ id: 'visitor.entryAbroad' })}
            </Anchor>
          )
        }
      >
        {!isChangingNumber && (
          <PlainField
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
      </VerifyContactForm>
      {captcha}
    </FlowPage>
  );
}
