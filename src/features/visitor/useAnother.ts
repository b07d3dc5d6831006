import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ownApi } from '@/api/own';
import type { VisitorRegistration } from '@/api/types';
import { prefill, type PrefillDispatch } from '@/forms/prefill';
import { badgeLeft } from '@/state/keptSlice';
import { selectLocale } from '@/state/localeSlice';
import { ticketGone } from '@/state/ticketSlice';
import { fullName } from './conversions';
import { wayOf } from './ways';

/**
 * Registers the next visitor on the same device: a colleague, mostly, of the same company. A link leads back to the badge that is there.
 * @param next Form and first page of the next visitor; by default those of the last one.
 */
export function useAnother(next?: { form: string; start: string }) {
  const dispatch = useDispatch<PrefillDispatch>();
  const navigate = useNavigate();
  const lang = useSelector(selectLocale);
  return async (visit: VisitorRegistration): Promise<void> => {
    const way = wayOf(visit);
    const { form, start } = next ?? { form: way.form, start: way.hrefs(lang).start };
    if (visit.number !== null) {
      const { data } = await dispatch(ownApi.endpoints.ownMakeBadgeLink.initiate({ id: visit.id }, { track: false }));
      if (data) dispatch(badgeLeft({ name: fullName(visit), path: data.path }));
    }
    const { company, country } = visit;
    await dispatch(prefill(form, { ...(company && { company }), ...(country && { country }) }));
    dispatch(ticketGone());
    await navigate(start);
  };
}
