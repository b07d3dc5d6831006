import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { visitorApi } from '@/api/visitor';
import { readCard, type ReadCard } from '@/features/visitor/zh/cardValues';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import type { FormDefinition } from '@/rules/forms/types';
import type { Locale } from '@/rules/locales';
import type { AppDispatch } from '@/store/makeStore';

/** Has a photo of a business card read. */
export function useCard(form: FormDefinition | undefined, lang: Locale) {
  const dispatch = useDispatch<AppDispatch>();
  const lost = useIntl().formatMessage(formMessages.lost);
  return useCallback(
    async (image: File): Promise<ReadCard | { message: string }> => {
      const { data, error } = await dispatch(
        visitorApi.endpoints.visitorBusinessCardScan.initiate({ businessCardUpload: { image } }),
      );
      if (data && form) return readCard(data, form, lang);
      const { errors, message } = toFailure(error, lost);
      return { message: errors?.[0]?.message ?? message ?? lost };
    },
    [dispatch, form, lang, lost],
  );
}
