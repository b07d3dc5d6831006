import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { wxApi } from '@/api';
import { miniProgramPage } from '@/lib/miniProgram';
import { selectSource } from '@/state/clientSlice';
import { toastRaised } from '@/state/noticesSlice';
import { useServices } from '@/state/ServicesContext';
import type { AppDispatch } from '@/app/store/makeStore';
import { Icon } from '@/ui/controls/Icon';
import styles from './WechatButton.module.css';

/** A link back to the mini-program, made by the helper service. Shown in WeChat's browser on a phone (section 2). */
export function WechatButton() {
  const [wxUrlLink] = wxApi.endpoints.wxUrlLink.useMutation();
  const dispatch = useDispatch<AppDispatch>();
  const source = useSelector(selectSource);
  const { navigation } = useServices();
  const { formatMessage } = useIntl();
  const goBack = async () => {
    const urlLinkRequest = { path: miniProgramPage(source) };
    const { data } = await wxUrlLink(urlLinkRequest);
    if (data) navigation.assign(data.urlLink);
    else dispatch(toastRaised({ kind: 'error', text: formatMessage({ id: 'notice.miniProgramFailed' }) }));
  };
  return (
    <button type="button" className={styles.button} onClick={() => void goBack()} data-no-print>
      <Icon name="arrow-left" size={18} />
      {formatMessage({ id: 'notice.miniProgram' })}
    </button>
  );
}
