import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { meApi } from '@/api/me';
import { ONCE } from '@/api/once';
import { ownApi } from '@/api/own';
import { visitorApi } from '@/api/visitor';
import { visitorEnApi } from '@/api/visitorEn';
import type { RegistrationFound } from '@/api/types';
import { toFailure } from '@/forms/failures';
import type { FindFailure } from './components/FindMine';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Found or not, or why nobody knows. */
export type Opened = { found: RegistrationFound } | { failure: FindFailure };

/**
 * Opens a registration by the number or address that it was made with, and the code that was sent there: the ticket comes with the answer.
 * @param contact `me` is a number, too, proved for the old me area, which has calls of its own.
 * @param solve Asks a captcha, where the server wants one more.
 */
export function useOpenMine(contact: 'email' | 'mobile' | 'me', solve: () => Promise<boolean>) {
  const dispatch = useDispatch<Dispatch>();
  const lost = useIntl().formatMessage({ id: 'form.lost' });

  const refused = (error: unknown): Opened => {
    const { errors = [], message } = toFailure(error, lost);
    const ofCode = errors.find(({ pointer }) => pointer.endsWith('/code'))?.message;
    return { failure: ofCode === undefined ? { general: errors[0]?.message ?? message } : { code: ofCode } };
  };
  const byMobile = (mobile: string, code: string) =>
    contact === 'me'
      ? dispatch(meApi.endpoints.meFindByMobile.initiate({ mobile, code }, ONCE))
      : dispatch(visitorApi.endpoints.visitorFindByMobile.initiate({ mobile, code }, ONCE));
  const openByMobile = async (mobile: string, code: string): Promise<Opened> => {
    let answer = await byMobile(mobile, code);
    if (answer.error && toFailure(answer.error, lost).reason === 'captcha.required' && (await solve()))
      answer = await byMobile(mobile, code);
    return answer.data ? { found: answer.data } : refused(answer.error);
  };
  const openByEmail = async (email: string, code: string): Promise<Opened> => {
    const checked = await dispatch(
      ownApi.endpoints.ownCheckEmailCode.initiate({ checkEmailCode: { email, purpose: 'find', code } }),
    );
    if (checked.error) return refused(checked.error);
    const { data, error } = await dispatch(visitorEnApi.endpoints.visitorEnFindByEmail.initiate({ email }, ONCE));
    return data ? { found: data } : { failure: { general: toFailure(error, lost).message } };
  };
  return contact === 'email' ? openByEmail : openByMobile;
}
