/** The colleagues of a registration: named in a batch, invited now or later, taken off the list. */
import { visitorApi } from '@/api/visitor';
import { keepVisit } from '@/features/visitor/keepVisit';
import { referralMessages } from '@/features/visitor/mine/messages';
import { crumbsTo } from '@/features/visitor/visitCrumbs';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { ReferralView } from './ReferralView';

export const page = definePage({
  async load({ store: { dispatch } }) {
    const asked = keepVisit(dispatch);
    await needed(asked);
    if ((await asked).data?.registration)
      await needed(dispatch(visitorApi.endpoints.visitorPartners.initiate({}, { forceRefetch: true })));
  },
  crumbs: crumbsTo(referralMessages.crumb),
  Component: ReferralView,
});
