import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ownApi, type VisitorRegistration } from '@/api';
import { prefill, type PrefillDispatch } from '@/forms/prefill';
import { earlierBadgeAdded } from '@/state/keptSlice';
import { selectLocale } from '@/state/localeSlice';
import { useAsyncAction } from '@/ui/useAsyncAction';
import { ticketGone } from '@/state/ticketSlice';
import { fullName } from './conversions';
import { wayOf } from './ways';

/**
 * Starts the registration of another visitor on this device with the same company and country, and keeps a link to the current badge.
 * @param next Form and first page of the next visitor; by default those of the last one.
 */
export function useAnother(next?: { form: string; start: string }) {
  const [ownMakeBadgeLink] = ownApi.endpoints.ownMakeBadgeLink.useMutation();
  const dispatch = useDispatch<PrefillDispatch>();
  const navigate = useNavigate();
  const lang = useSelector(selectLocale);
  const [, run] = useAsyncAction();
  return (visit: VisitorRegistration): Promise<void> =>
    run(async () => {
      const way = wayOf(visit);
      const { form, start } = next ?? { form: way.form, start: way.hrefs(lang).start };
      if (visit.number !== null) {
        const { data } = await ownMakeBadgeLink({ id: visit.id });
        if (data) dispatch(earlierBadgeAdded({ name: fullName(visit), path: data.path }));
      }
      const { company, country } = visit;
      await dispatch(prefill(form, { ...(company && { company }), ...(country && { country }) }));
      dispatch(ticketGone());
      await navigate(start);
    });
}
