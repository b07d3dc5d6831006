import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { exhibitorApi, type ParkQrCode, verifyApi } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { type FindFailure, FindMine } from '@/features/visitor/components/FindMine';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { registrationFlows } from '@/features/visitor/registrationFlows';
import { useEntry } from '@/features/visitor/zh/useEntry';
import { findFailure } from '@/features/visitor/failures';
import { useCallFailure } from '@/forms/failures';
import { useLocale } from '@/i18n/useLocale';
import { dayText } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import { useServices } from '@/state/ServicesContext';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { FactRows } from '@/ui/layout/FactRows';
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
        <FactRows
          rows={[
            { name: formatMessage({ id: 'parking.mobile' }), value: mobileMasked },
            { name: formatMessage({ id: 'parking.plate' }), value: plate },
            {
              name: formatMessage({ id: 'parking.valid' }),
              value: formatMessage(
                { id: 'parking.days' },
                {
                  from: dayText(validFrom, locale),
                  until: dayText(validUntil, locale),
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

/** The code for the gate: fetched after number verification, and again without a code while the proof is valid. */
function useParkingCode() {
  const [exhibitorParkQrCode] = exhibitorApi.endpoints.exhibitorParkQrCode.useLazyQuery();
  const [verifySmsValidate] = verifyApi.endpoints.verifySmsValidate.useMutation();
  const failureOf = useCallFailure();
  const { entry, keep, drop } = useEntry(useServices().clock, 'parking');
  const { sendCode, solve, codeWait, captcha } = useSendCode('find');
  const [code, setCode] = useState<ParkQrCode | null>(null);
  const [absent, setAbsent] = useState<string | null>(null);
  const [isLost, setIsLost] = useState(false);
  const proved = entry?.mobile;

  /** Fetches the code of a verified number; resolves with the error, if any. */
  const fetchCode = async (mobile: string): Promise<FindFailure | void> => {
    const request = () => exhibitorParkQrCode({ mobile });
    let { data, error } = await request();
    if (error && failureOf(error).reason === 'captcha.required' && (await solve())) ({ data, error } = await request());
    if (data) {
      keep({ mobile });
      return setCode(data);
    }
    const { reason, text } = failureOf(error);
    if (reason === 'parking.notFound') return setAbsent(mobile);
    return { general: text };
  };
  const open = async (mobile: string, smsCode: string): Promise<FindFailure | void> => {
    setAbsent(null);
    const { error } = await verifySmsValidate({ mobile, code: smsCode, purpose: 'find' });
    if (!error) return fetchCode(mobile);
    return findFailure(failureOf(error));
  };
  const fetchAgain = useCallback(
    async (mobile: string) => {
      const { data, error } = await exhibitorParkQrCode({ mobile });
      // When the server no longer accepts the proof, verification starts again; a network error does not mean that.
      const hasNoResult = !data && failureOf(error).reason === null;
      setIsLost(hasNoResult);
      if (data) setCode(data);
      else if (!hasNoResult) drop();
    },
    [drop, exhibitorParkQrCode, failureOf],
  );
  useEffect(() => {
    if (proved !== undefined) void fetchAgain(proved);
  }, [fetchAgain, proved]);
  return {
    code,
    absent,
    /** Retries after a network error, for the verified number. */
    retry: isLost && proved !== undefined ? () => void fetchAgain(proved) : null,
    open,
    close() {
      drop();
      setCode(null);
    },
    sendCode,
    codeWait,
    captcha,
  };
}

/** The note for a number without registration, with a link to register. */
function AbsentNote({ mobile }: { mobile: string }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  return (
    <div className={styles.absent} role="status">
      <h2>{formatMessage({ id: 'parking.absentTitle' }, { mobile })}</h2>
      <p>{formatMessage({ id: 'parking.absentText' })}</p>
      <Anchor href={registrationFlows.zh.hrefs(lang).start} className={buttonClass('second')}>
        {formatMessage({ id: 'parking.register' })}
      </Anchor>
    </div>
  );
}

const words = { submit: { id: 'parking.submit' }, submitting: { id: 'parking.submitting' } } as const;

/** Number and code, then the code for the gate; a reload within half an hour of verification shows it again. */
export function ParkingView() {
  const { formatMessage } = useIntl();
  const lang = useLocale();
  const { print } = useServices();
  const { code, absent, retry, open, close, sendCode, codeWait, captcha } = useParkingCode();
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
      shown={code ? 'code' : null}
    >
      <noscript>
        <p>{formatMessage({ id: 'parking.noscript' })}</p>
      </noscript>
      {code ? (
        <ParkingCode code={code}>
          <Button look="second" onClick={() => print()}>
            {formatMessage({ id: 'ui.print' })}
          </Button>
          <Button look="quiet" onClick={close}>
            {formatMessage({ id: 'parking.other' })}
          </Button>
          {traffic}
        </ParkingCode>
      ) : retry ? (
        <div role="alert">
          <p>{formatMessage({ id: 'parking.lost' })}</p>
          <Button look="main" onClick={retry}>
            {formatMessage({ id: 'parking.submit' })}
          </Button>
        </div>
      ) : (
        <>
          {absent !== null && <AbsentNote mobile={absent} />}
          <FindMine
            contact="mobile"
            onSendCode={sendCode}
            codeWait={codeWait}
            onOpen={open}
            words={words}
            actions={traffic}
          />
        </>
      )}
      {captcha}
    </FlowPage>
  );
}
