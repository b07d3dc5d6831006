/** What stands over every page: toasts, the cookie notice of the English site, the way back to the mini-program. */
import { lazy, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsWechatMobile } from '@/state/clientSlice';
import { cookieNoticeClosed, selectCookiesRead } from '@/state/keptSlice';
import { selectLocale } from '@/state/localeSlice';
import { CookieNotice } from './components/CookieNotice';
import { ToastArea } from './ToastArea';

const WechatWay = lazy(async () => ({
  default: (await import(/* webpackChunkName: "wechat" */ './WechatWay')).WechatWay,
}));

export function Notices() {
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  const cookiesRead = useSelector(selectCookiesRead);
  const isWechatMobile = useSelector(selectIsWechatMobile);
  return (
    <>
      {locale === 'en' && cookiesRead === false && <CookieNotice onClose={() => dispatch(cookieNoticeClosed())} />}
      {isWechatMobile && (
        <Suspense>
          <WechatWay />
        </Suspense>
      )}
      <ToastArea />
    </>
  );
}
