/** One's own registration: found by a code or by the link of a mail, sent again, changed, cancelled; one's data as a file, or erased. */
import { crumbsTo, keepVisit, mineMessages } from '@/features/visitor';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { MyView } from './MyView';

export const page = definePage({
  load: ({ store: { dispatch } }) => needed(keepVisit(dispatch)),
  head: () => ({ noindex: true }),
  crumbs: crumbsTo(mineMessages.crumb),
  Component: MyView,
});
