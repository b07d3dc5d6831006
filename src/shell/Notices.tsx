/** What stands over every page: toasts and the way back to the mini-program. */
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIsWechatMobile } from '@/state/clientSlice';
import { ToastArea } from './ToastArea';

const WechatWay = lazy(async () => ({
  default: (await import(/* webpackChunkName: "wechat" */ './WechatWay')).WechatWay,
}));

export function Notices() {
  const isWechatMobile = useSelector(selectIsWechatMobile);
  return (
    <>
      {isWechatMobile && (
        <Suspense>
          <WechatWay />
        </Suspense>
      )}
      <ToastArea />
    </>
  );
}
