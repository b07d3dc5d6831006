import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { groupApi } from '@/api/group';
import { ONCE } from '@/api/once';
import { entryMessages } from '@/features/group/messages';
import type { FindFailure } from '@/features/visitor/components/FindMine';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import type { AppDispatch } from '@/store/makeStore';

interface OpenOptions {
  lang: Locale;
  isOpen: boolean;
  /** Asks a captcha, where the server wants one more. */
  solve: () => Promise<boolean>;
}

/** Opens the delegation of a number by its code, or goes on to make one: the ticket comes with the answer either way. */
export function useOpenGroup({ lang, isOpen, solve }: OpenOptions) {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const lost = formatMessage(formMessages.lost);
  const find = (mobile: string, code: string) =>
    dispatch(groupApi.endpoints.groupFindByMobile.initiate({ mobile, code }, ONCE));
  return async (mobile: string, code: string): Promise<FindFailure | void> => {
    let { data, error } = await find(mobile, code);
    if (error && toFailure(error, lost).reason === 'captcha.required' && (await solve()))
      ({ data, error } = await find(mobile, code));
    if (!data) {
      const { errors = [], message } = toFailure(error, lost);
      const ofCode = errors.find(({ pointer }) => pointer.endsWith('/code'))?.message;
      return ofCode === undefined ? { general: errors[0]?.message ?? message } : { code: ofCode };
    }
    if (data.exists && !data.group) return { contact: formatMessage(entryMessages.notYours) };
    if (!data.exists && !isOpen) return { general: formatMessage(entryMessages.closedTitle) };
    await navigate((data.group ? paths.registerGroupAdd : paths.registerGroupInfo).href({ lang }));
  };
}
