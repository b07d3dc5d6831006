import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { isApiError, landingApi, ownApi } from '@/api';
import { useIntl } from 'react-intl';
import { ReserveForm, type SendCodeResult } from '@/features/landing/components/ReserveForm';
import { boothHref } from '@/features/home/visitAction';
import { useResendCooldown } from '@/forms/resendCooldown';
import { useDraftText } from '@/forms/plain/useDraftText';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';

const FIELDS = { '/body/phone': 'phone', '/body/vCode': 'vCode' } as const;

/** The application by phone number with its requests to the older host. Loaded when the user scrolls near. */
export function BoothApplication() {
  const [ownCaptchaWork] = ownApi.endpoints.ownCaptchaWork.useLazyQuery();
  const [landingPhoneCode] = landingApi.endpoints.landingPhoneCode.useMutation();
  const [landingBoothReserve] = landingApi.endpoints.landingBoothReserve.useMutation();
  const locale = useSelector(selectLocale);
  const { clock, config, solveWork, timers } = useServices();
  const { formatMessage } = useIntl();
  const [number, setNumber] = useDraftText('contact:mobile');

  // Stable: a new function would request another picture at each key.
  const newPicture = useCallback(
    () => `${config.bases.legacy}/landing/captcha?timestamp=${clock.now().getTime()}`,
    [clock, config],
  );

  const sendCode = async (phone: string, vCode: string): Promise<SendCodeResult> => {
    // The picture has no proof of work, so it is requested separately.
    const { data: work } = await ownCaptchaWork();
    const solvedWork = work?.work && { work: await solveWork(work.work, () => undefined) };
    const { data, error } = await landingPhoneCode({ phone, vCode, ...solvedWork });
    if (data) return { resendAfter: data.resendAfter };
    if (!isApiError(error) || error.kind === 'network') return { message: formatMessage({ id: 'form.networkError' }) };
    const [fieldError] = error.errors;
    const field = FIELDS[fieldError?.pointer as keyof typeof FIELDS] as
      (typeof FIELDS)[keyof typeof FIELDS] | undefined;
    return fieldError && field
      ? { message: fieldError.message, field }
      : { message: error.message || formatMessage({ id: 'landing.sendFailed' }) };
  };
  const submitReservation = async (
    phone: string,
    smsCode: string,
  ): Promise<{ number: string | null } | false | null> => {
    const { data, error } = await landingBoothReserve({ phone, smsCode });
    if (data) return { number: data.number };
    return isApiError(error) && error.kind === 'response' ? false : null;
  };
  return (
    <ReserveForm
      timers={timers}
      resendCooldown={useResendCooldown('landing')}
      phone={number}
      onPhone={setNumber}
      newPicture={newPicture}
      onSendCode={sendCode}
      onReserve={submitReservation}
      fullHref={boothHref(locale)}
    />
  );
}
