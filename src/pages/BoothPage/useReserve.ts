import { useDispatch, useSelector } from 'react-redux';
import { exhibitorApi } from '@/api/exhibitor';
import type { BoothReservation, BoothReserve, BoothReserveEn } from '@/api/types';
import { visitorEnApi } from '@/api/visitorEn';
import { useGuardedSend } from '@/features/captcha/useGuardedSend';
import type { FormSubmission } from '@/forms/submit';
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
  const { send, captcha } = useGuardedSend('booth', lost);
  const { exhibitorBoothReserve } = exhibitorApi.endpoints;
  const { visitorEnBoothReserve } = visitorEnApi.endpoints;
  return {
    captcha,
    /** The form has been validated against its file, so its core properties have the contract's shapes. */
    submit({ body }: FormSubmission) {
      const request = { ...body, ...sourcePart(source) };
      return send<BoothReservation>(
        () =>
          formId === 'booth-zh'
            ? dispatch(exhibitorBoothReserve.initiate({ boothReserve: request as BoothReserve }))
            : dispatch(visitorEnBoothReserve.initiate({ boothReserveEn: request as BoothReserveEn })),
        onTaken,
      );
    },
  };
}
