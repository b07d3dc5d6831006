import { useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isApiError } from '@/api/errors';
import { exhibitorApi } from '@/api/exhibitor';
import type { BoothReservation, BoothReserve, BoothReserveEn } from '@/api/types';
import { visitorEnApi } from '@/api/visitorEn';
import { useCaptcha, useCaptchaCalls } from '@/features/captcha';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { sourcePart } from '@/lib/source';
import { selectKeptSource } from '@/state/keptSlice';
import type { AppDispatch } from '@/store/makeStore';

export type BoothForm = 'booth-zh' | 'booth-en';

interface ReserveOptions {
  formId: BoothForm;
  /** Said when nothing came back. */
  lost: string;
  onTaken: (reservation: BoothReservation) => void;
}

/** Asks a captcha, sends the form, and tells what was taken down. */
export function useReserve({ formId, lost, onTaken }: ReserveOptions) {
  const dispatch = useDispatch<AppDispatch>();
  const source = useSelector(selectKeptSource);
  const { solve, dialog } = useCaptcha(useCaptchaCalls('booth', lost), 'form');
  // A solved captcha is good for one reservation; one that is refused, or whose answer is lost, has not spent it for nothing.
  const isSolved = useRef(false);

  /** The form has been validated against its file, so its core properties have the contract's shapes. */
  const send = (body: FormSubmission['body']) => {
    const request = { ...body, ...sourcePart(source) };
    return formId === 'booth-zh'
      ? dispatch(exhibitorApi.endpoints.exhibitorBoothReserve.initiate({ boothReserve: request as BoothReserve }))
      : dispatch(visitorEnApi.endpoints.visitorEnBoothReserve.initiate({ boothReserveEn: request as BoothReserveEn }));
  };

  const submit = async ({ body }: FormSubmission): Promise<SubmitFailure | void> => {
    for (;;) {
      if (!isSolved.current && !(await solve())) return {};
      isSolved.current = true;
      const { data, error } = await send(body);
      if (data) {
        isSolved.current = false;
        return onTaken(data);
      }
      if (!isApiError(error) || error.kind === 'network') return { message: lost };
      if (error.reason !== 'captcha.required') return { errors: error.errors, message: error.message };
      // It was solved too long ago: asked again.
      isSolved.current = false;
    }
  };
  return { submit, captcha: dialog as ReactNode };
}
