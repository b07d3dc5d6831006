import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ONCE } from '@/api/once';
import { ownApi } from '@/api/own';
import { selectEdition } from '@/api/site';
import type { PaymentState } from '@/api/types';
import { Way } from '@/features/visitor/components/Way';
import { PayPanel } from '@/features/visitor/zh/PayPanel';
import { WechatPay } from '@/features/visitor/zh/WechatPay';
import { mobilePayMessages as messages } from '@/features/visitor/zh/messages';
import { deviceOf, isWechat } from '@/lib/device';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import type { AppDispatch } from '@/store/makeStore';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import { usePayable } from './usePayable';

/** Inside of WeChat its own sheet; in any other browser the same order by a code or a link. */
export function MobilePayView() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const { machine, timers, config, payInWechat } = useServices();
  const isHydrated = useHydrated();
  const now = usePayable();
  // What was due on arrival; once it is paid the page says so and leads on.
  const [payable] = useState(now);
  const [isPaid, setIsPaid] = useState(false);
  const askState = useCallback(
    async (id: string): Promise<PaymentState | null> => {
      const { data } = await dispatch(ownApi.endpoints.ownPaymentState.initiate({ id }, ONCE));
      return data?.state ?? null;
    },
    [dispatch],
  );
  if (!edition) return null;
  const shown = isPaid ? 'paid' : null;
  if (!payable || isPaid)
    return (
      <Way
        step={null}
        title={formatMessage(isPaid ? messages.paidTitle : messages.nothingTitle)}
        intro={formatMessage(isPaid ? messages.paidText : messages.nothingText)}
        shown={shown}
      >
        <Anchor
          href={payable?.nextHref ?? `${paths.my.href({ lang })}?by=mobile`}
          className={buttonClass('main', 'large')}
        >
          {formatMessage(payable ? messages.goOn : messages.find)}
        </Anchor>
      </Way>
    );
  const { userAgent } = machine;
  const isPhone = deviceOf(userAgent, machine.isWide()) === 'mobile';
  const shared = {
    amount: payable.amount,
    timers,
    askState,
    onPaid: () => setIsPaid(true),
    help: { phone: edition.contacts.phone, email: edition.contacts.email },
  };
  return (
    <Way step={null} title={formatMessage(messages.title)} intro={payable.name} shown={shown}>
      {isHydrated && isWechat(userAgent) ? (
        <WechatPay
          {...shared}
          onOpen={() => payable.open('jsapi')}
          onSheet={(parameters) => payInWechat({ ...parameters })}
        />
      ) : (
        <PayPanel {...shared} isSandbox={config.sandbox} onOpen={() => payable.open(isPhone ? 'h5' : 'native')} />
      )}
    </Way>
  );
}
