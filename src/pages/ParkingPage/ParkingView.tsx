import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { exhibitorApi, type ParkQrCode, verifyApi } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { type VerifyFailure, VerifyContactForm } from '@/features/visitor/components/VerifyContactForm';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { registrationFlows } from '@/features/visitor/registrationFlows';
import { useVerifiedEntry } from '@/features/visitor/zh/useVerifiedEntry';
import { toVerifyFailure } from '@/features/visitor/registrationErrors';
import { useApiFailure } from '@/forms/apiFailure';
import { useLocale } from '@/i18n/useLocale';
import { formatDate } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import { useServices } from '@/state/ServicesContext';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { DetailRows } from '@/ui/layout/DetailRows';
import { Actions, Stack } from '@/ui/layout/Layout';
import styles from './Parking.module.css';

interface ParkingCodeProps {
  code: ParkQrCode;
  /** Actions below the code. */
  children?: ReactNode;
}

/** The code for the gate, large enough to scan through a windscreen. */
function ParkingCode({ code, children }: ParkingCodeProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { mobileMasked, plate, qr, validFrom, validUntil } = code;
  return (
    <div className={styles.parking}>
      <Stack className={styles.card}>
        <img className={styles.qr} src={qr.image} alt={formatMessage({ id: 'parking.qr' })} width={320} height={320} />
        <p className={styles.hold}>{formatMessage({ id: 'parking.hold' })}</p>
        <DetailRows
          rows={[
            { name: formatMessage({ id: 'parking.mobile' }), value: mobileMasked },
            { name: formatMessage({ id: 'parking.plate' }), value: plate },
            {
              name: formatMessage({ id: 'parking.valid' }),
              value: formatMessage(
                { id: 'parking.days' },
                {
                  from: formatDate(validFrom, locale),
                  until: formatDate(validUntil, locale),
                },
              ),
            },
          ]}
        />
      </Stack>
      <Actions data-no-print>{children}</Actions>
    </div>
  );
}

/**
 * The code for the gate: fetched after number verification, and again without a code while the verification is valid.
 */
function useParkingCode() {
  const [exhibitorParkQrCode] = exhibitorApi.endpoints.exhibitorParkQrCode.useLazyQuery();
  const [verifySmsValidate] = verifyApi.endpoints.verifySmsValidate.useMutation();
  const toFailure = useApiFailure();
  const { entry, storeEntry, discard } = useVerifiedEntry(useServices().clock, 'parking');
  const { sendCode, solve, resendCooldown, captcha } = useSendCode('find');
  const [code, setCode] = useState<ParkQrCode | null>(null);
  const [unregisteredMobile, setUnregisteredMobile] = useState<string | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  const verifiedMobile = entry?.mobile;

  /** Fetches the code of a verified number; resolves with the error, if any. */
  const fetchCode = async (mobile: string): Promise<VerifyFailure | void> => {
    const request = () => exhibitorParkQrCode(mobile);
    let { data, error } = await request();
    if (error && toFailure(error, 'exhibitorParkQrCode').reason === 'captcha.required' && (await solve()))
      ({ data, error } = await request());
    if (data) {
      storeEntry({ mobile });
      return setCode(data);
    }
    const { reason, summary } = toFailure(error, 'exhibitorParkQrCode');
    if (reason === 'parking.notFound') return setUnregisteredMobile(mobile);
    return { general: summary };
  };
  const verify = async (mobile: string, smsCode: string): Promise<VerifyFailure | void> => {
    setUnregisteredMobile(null);
    const { error } = await verifySmsValidate({ mobile, code: smsCode, purpose: 'find' });
    if (!error) return fetchCode(mobile);
    return toVerifyFailure(toFailure(error));
  };
  const refetchCode = useCallback(
    async (mobile: string) => {
      const { data, error } = await exhibitorParkQrCode(mobile);
      // When the server no longer accepts the verification, it starts again; after a network error it does not.
      const hasNoResult = !data && toFailure(error).isConnectionLost;
      setIsOffline(hasNoResult);
      if (data) setCode(data);
      else if (!hasNoResult) discard();
    },
    [discard, exhibitorParkQrCode, toFailure],
  );
  useEffect(() => {
    if (verifiedMobile !== undefined) void refetchCode(verifiedMobile);
  }, [refetchCode, verifiedMobile]);
  return {
    code,
    unregisteredMobile,
    /** Retries after a network error, for the verified number. */
    retry: isOffline && verifiedMobile !== undefined ? () => void refetchCode(verifiedMobile) : null,
    verify,
    reset() {
      discard();
      setCode(null);
    },
    sendCode,
    resendCooldown,
    captcha,
  };
}

/** The note for a number without registration, with a link to register. */
function NotRegisteredNote({ mobile }: { mobile: string }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  return (
    <div className={styles.absent} role="status">
      <h2>{formatMessage({ id: 'parking.notRegisteredTitle' }, { mobile })}</h2>
      <p>{formatMessage({ id: 'parking.notRegisteredText' })}</p>
      <Anchor href={registrationFlows.mobile.hrefs(lang).start} className={buttonClass('secondary')}>
        {formatMessage({ id: 'parking.register' })}
      </Anchor>
    </div>
  );
}

const buttonTexts = { submit: { id: 'parking.submit' }, submitting: { id: 'parking.submitting' } } as const;

/** Number and code, then the code for the gate; a reload within half an hour of verification shows it again. */
export function ParkingView() {
  const { formatMessage } = useIntl();
  const lang = useLocale();
  const { print } = useServices();
  const { code, unregisteredMobile, retry, verify, reset, sendCode, resendCooldown, captcha } = useParkingCode();
  const traffic = (
    <Anchor href={paths.traffic.href({ lang })} className={buttonClass('text')}>
      {formatMessage({ id: 'parking.traffic' })}
    </Anchor>
  );
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'parking.title' })}
      intro={code ? undefined : formatMessage({ id: 'parking.intro' })}
      contentKey={code ? 'code' : null}
    >
      <noscript>
        <p>{formatMessage({ id: 'parking.noscript' })}</p>
      </noscript>
      {code ? (
        <ParkingCode code={code}>
          <Button variant="secondary" onClick={() => print()}>
            {formatMessage({ id: 'ui.print' })}
          </Button>
          <Button variant="quiet" onClick={reset}>
            {formatMessage({ id: 'parking.other' })}
          </Button>
          {traffic}
        </ParkingCode>
      ) : retry ? (
        <div role="alert">
          <p>{formatMessage({ id: 'parking.networkError' })}</p>
          <Button variant="main" onClick={retry}>
            {formatMessage({ id: 'parking.submit' })}
          </Button>
        </div>
      ) : (
        <>
          {unregisteredMobile !== null && <NotRegisteredNote mobile={unregisteredMobile} />}
          <VerifyContactForm
            contact="mobile"
            onSendCode={sendCode}
            resendCooldown={resendCooldown}
            onVerify={verify}
            buttonTexts={buttonTexts}
            actions={traffic}
          />
        </>
      )}
      {captcha}
    </FlowPage>
  );
}
