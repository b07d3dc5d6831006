import { meApi, ownApi, type RegistrationFound, visitorApi, visitorEnApi } from '@/api';
import { useApiFailure } from '@/forms/apiFailure';
import type { VerifyFailure } from './components/VerifyContactForm';
import { toVerifyFailure } from './registrationErrors';

/** Found or not, or the error. */
export type OpenResult = { found: RegistrationFound } | { failure: VerifyFailure };

/**
 * Opens a registration by its number or address and the code sent there; the response contains the ticket.
 * @param contact `me` is a mobile number too, for the old me area, which has its own endpoints.
 * @param solve Shows a captcha, if the server requires another.
 */
export function useOpenRegistration(contact: 'email' | 'mobile' | 'me', solve: () => Promise<boolean>) {
  const [meFindByMobile] = meApi.endpoints.meFindByMobile.useLazyQuery();
  const [visitorFindByMobile] = visitorApi.endpoints.visitorFindByMobile.useLazyQuery();
  const [ownCheckEmailCode] = ownApi.endpoints.ownCheckEmailCode.useMutation();
  const [visitorEnFindByEmail] = visitorEnApi.endpoints.visitorEnFindByEmail.useLazyQuery();
  const toFailure = useApiFailure();

  const toFailureResult = (error: unknown): OpenResult => ({ failure: toVerifyFailure(toFailure(error)) });
  const findByMobile = (mobile: string, code: string) =>
    contact === 'me' ? meFindByMobile({ mobile, code }) : visitorFindByMobile({ mobile, code });
  const openByMobile = async (mobile: string, code: string): Promise<OpenResult> => {
    let result = await findByMobile(mobile, code);
    if (
      result.error &&
      toFailure(result.error, contact === 'me' ? 'meFindByMobile' : 'visitorFindByMobile').reason ===
        'captcha.required' &&
      (await solve())
    )
      result = await findByMobile(mobile, code);
    return result.data ? { found: result.data } : toFailureResult(result.error);
  };
  const openByEmail = async (email: string, code: string): Promise<OpenResult> => {
    const checkResult = await ownCheckEmailCode({ email, purpose: 'find', code });
    if (checkResult.error) return toFailureResult(checkResult.error);
    const { data, error } = await visitorEnFindByEmail(email);
    return data ? { found: data } : { failure: { general: toFailure(error).message } };
  };
  return contact === 'email' ? openByEmail : openByMobile;
}
