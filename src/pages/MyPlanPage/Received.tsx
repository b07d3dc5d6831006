import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { ownApi } from '@/api';
import { ReceivedPlan } from '@/features/plan/components/ReceivedPlan';
import type { SharedIds } from '@/features/plan/sharedPlan';
import { createFavourite, type Favourite } from '@/state/favourites';
import { toastRaised } from '@/state/noticesSlice';
import { favouritesAdded } from '@/state/persistedSlice';
import { useServices } from '@/state/ServicesContext';
import type { AppDispatch } from '@/app/store/makeStore';
import { toFavourites } from './favourites';

interface ReceivedProps {
  ids: SharedIds;
  ownFavourites: readonly Favourite[];
  onClose: () => void;
}

/** Reads the entries of a shared plan, and adds them when the visitor agrees. Unknown ids are left out. */
export function Received({ ids, ownFavourites, onClose }: ReceivedProps) {
  const dispatch = useDispatch<AppDispatch>();
  const { formatMessage } = useIntl();
  const { clock } = useServices();
  // Before anything is added: afterwards nothing would be new.
  const [before] = useState(ownFavourites);
  const { data, isError } = ownApi.endpoints.ownFavourites.useQuery(ids);
  const received = data ? toFavourites(data).map((one) => createFavourite(one, clock.now().toISOString())) : null;
  const count = ids.exhibitorIds.length + ids.exhibitIds.length + ids.meetingIds.length;
  return (
    <ReceivedPlan
      received={received}
      hasFailed={isError}
      unknownCount={received ? count - received.length : 0}
      ownFavourites={before}
      onAdd={(added) => {
        dispatch(favouritesAdded(added));
        const text = formatMessage({ id: 'visit.receivedAdded' }, { count: added.length });
        dispatch(toastRaised({ kind: 'success', text }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
