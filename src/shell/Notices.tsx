/** What stands over every page: toasts, the cookie notice of the English site, the way back to the mini-program. */
import { useDispatch, useSelector } from 'react-redux';
import { selectIsWechatMobile } from '@/state/clientSlice';
import { cookieNoticeClosed, selectCookiesRead } from '@/state/keptSlice';
import { selectLocale } from '@/state/localeSlice';
import { CookieNotice } from './components/CookieNotice';
import { WechatButton } from './components/WechatButton';
import { ToastArea } from './ToastArea';
import { useMiniProgram } from './useMiniProgram';

export function Notices() {
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  const cookiesRead = useSelector(selectCookiesRead);
  const isWechatMobile = useSelector(selectIsWechatMobile);
  const goBack = useMiniProgram();
  return (
    <>
      {locale === 'en' && cookiesRead === false && <CookieNotice onClose={() => dispatch(cookieNoticeClosed())} />}
      {isWechatMobile && <WechatButton onBack={() => void goBack()} />}
      <ToastArea />
    </>
  );
}
