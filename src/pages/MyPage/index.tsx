/** One's own registration: found by a code or by the link of a mail, sent again, changed, cancelled; one's data as a file, or erased. */
import { verifyApi } from '@/api/verify';
import { keepVisit } from '@/features/visitor/keepVisit';
import { mineMessages } from '@/features/visitor/mine/messages';
import { crumbsTo } from '@/features/visitor/visitCrumbs';
import { definePage } from '@/store/definePage';
import { selectHasToken } from '@/state/ticketSlice';
import { needed, wanted } from '@/store/loading';
import { MyView } from './MyView';

export const page = definePage({
  async load({ store: { dispatch, getState } }) {
    const asked = keepVisit(dispatch);
    await needed(asked);
    // Who signed in by WeChat and did nothing else has data all the same.
    if (!(await asked).data?.registration && selectHasToken(getState()))
      await wanted(
        dispatch(verifyApi.endpoints.verifyLoginUser.initiate(undefined, { subscribe: false, forceRefetch: true })),
      );
  },
  head: () => ({ noindex: true }),
  crumbs: crumbsTo(mineMessages.crumb),
  Component: MyView,
});
