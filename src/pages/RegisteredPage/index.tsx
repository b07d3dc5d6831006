/** What the guest has now: the questionnaire is still to come, then the badge. */
import { redirect } from 'react-router-dom';
import { keepVisit } from '@/features/visitor';
import { paths } from '@/lib/paths';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { GuestView } from './GuestView';

export const page = definePage({
  async load({ store: { dispatch } }) {
    const asked = keepVisit(dispatch);
    await needed(asked);
    if (!(await asked).data?.registration) throw redirect(paths.invitation.href(), 303);
  },
  head: () => ({ noindex: true }),
  Component: GuestView,
});
