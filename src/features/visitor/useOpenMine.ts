import { meApi, ownApi, type RegistrationFound, visitorApi, visitorEnApi } from '@/api';
import { useCallFailure } from '@/forms/failures';
import type { FindFailure } from './components/FindMine';
import { findFailure } from './failures';

/** Found or not, or the error. */
export type Opened = { found: RegistrationFound } | { failure: FindFailure };

/**
 * Opens a registration by its number or address and the code sent there; the response contains the ticket.
 * @param contact `me` is a mobile number too, for the old me area, which has its own endpoints.
 * @param solve Shows a captcha, if the server requires another.
 */
export function useOpenMine(contact: 'email' | 'mobile' | 'me', solve: () => Promise<boolean>) {
  const [meFindByMobile] = meApi.endpoints.meFindByMobile.useLazyQuery();
  const [visitorFindByMobile] = visitorApi.endpoints.visitorFindByMobile.useLazyQuery();
  const [ownCheckEmailCode] = ownApi.endpoints.ownCheckEmailCode.useMutation();
  const [visitorEnFindByEmail] = visitorEnApi.endpoints.visitorEnFindByEmail.useLazyQuery();
  const failureOf = useCallFailure();

  const refused = (error: unknown): Opened => ({ failure: findFailure(failureOf(error)) });
  const byMobile = (mobile: string, code: string) =>
    contact === 'me' ? meFindByMobile({ mobile, code }) : visitorFindByMobile({ mobile, code });
  const openByMobile = async (mobile: string, code: string): Promise<Opened> => {
    let result = await byMobile(mobile, code);
    if (result.error && failureOf(result.error).reason === 'captcha.required' && (await solve()))
      result = await byMobile(mobile, code);
    return result.data ? { found: result.data } : refused(result.error);
  };
  const openByEmail = async (email: string, code: string): Promise<Opened> => {
    const checked = await ownCheckEmailCode({ checkEmailCode: { email, purpose: 'find', code } });
    if (checked.error) return refused(checked.error);
    const { data, error } = await visitorEnFindByEmail({ email });
    return data ? { found: data } : { failure: { general: failureOf(error).message } };
  };
  return contact === 'email' ? openByEmail : openByMobile;
}
