/** The way back to the mini-program: a link that WeChat opens, made by the helper service. */
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { wxApi } from '@/api/wx';
import { miniProgramPage } from '@/lib/miniProgram';
import { selectSource } from '@/state/clientSlice';
import { toastRaised } from '@/state/noticesSlice';
import { useServices } from '@/state/ServicesContext';
import type { AppDispatch } from '@/store/makeStore';
import { noticeMessages } from './components/messages';

/** @returns What asks for the link and goes there; says so when there is none. */
export function useMiniProgram(): () => Promise<void> {
  const dispatch = useDispatch<AppDispatch>();
  const source = useSelector(selectSource);
  const { navigation } = useServices();
  const { formatMessage } = useIntl();
  return async () => {
    const { data } = await dispatch(
      wxApi.endpoints.wxUrlLink.initiate({ urlLinkRequest: { path: miniProgramPage(source) } }),
    );
    if (data) navigation.assign(data.urlLink);
    else dispatch(toastRaised({ kind: 'error', text: formatMessage(noticeMessages.miniProgramFailed) }));
  };
}
