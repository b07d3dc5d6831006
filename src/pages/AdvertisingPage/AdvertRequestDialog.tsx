import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ownApi } from '@/api/own';
import type { AdvertDetail, AdvertRequest } from '@/api/types';
import { AdvertRequestForm } from '@/features/advert/components/AdvertRequestForm';
import { requestMessages } from '@/features/advert/messages';
import { useGuardedSend } from '@/features/captcha/useGuardedSend';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import type { AppDispatch } from '@/store/makeStore';
import { Dialog } from '@/ui/Dialog';

/** The request for an offer, over the page that shows the place. */
export function AdvertRequestDialog({ offer, onClose }: { offer: AdvertDetail; onClose: () => void }) {
  const dispatch = useDispatch<AppDispatch>();
  const { formatMessage } = useIntl();
  const locale = useSelector(selectLocale);
  const lost = formatMessage(requestMessages.lost);
  const { send, captcha } = useGuardedSend(null, lost);
  const request = async (advertRequest: AdvertRequest) => {
    let number: string | null = null;
    const refused = await send(
      () => dispatch(ownApi.endpoints.ownAdvertRequest.initiate({ advertRequest })),
      (answer) => (number = answer.number),
    );
    if (!refused) return { number };
    const { errors = [], message } = refused;
    if (message === undefined && errors.length === 0) return null;
    const placed = Object.fromEntries(
      errors.map(({ pointer, message: text }) => [pointer.replace('/body/', ''), text]),
    );
    return { problems: errors.length > 0 ? placed : { whole: message ?? lost } };
  };
  return (
    <>
      <Dialog open title={formatMessage(requestMessages.title, { place: offer.title })} onClose={onClose}>
        <AdvertRequestForm
          detailId={offer.id}
          locale={locale}
          privacyHref={paths.privacy.href({ lang: locale })}
          onSend={request}
        />
      </Dialog>
      {captcha}
    </>
  );
}
