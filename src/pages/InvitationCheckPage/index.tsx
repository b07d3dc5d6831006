/** The invitation, the guest's number, and the form: free of charge, since the exhibitor invites. */
import { redirect } from 'react-router-dom';
import { basicApi } from '@/api/basic';
import { exhibitorApi } from '@/api/exhibitor';
import { formApi } from '@/api/form';
import { keepVisit } from '@/features/visitor/keepVisit';
import { paths } from '@/lib/paths';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { CheckView } from './CheckView';

export const page = definePage({
  async load({ store: { dispatch }, query }) {
    const invitationCode = query.get('code');
    if (!invitationCode) throw redirect(paths.invitation.href());
    const asked = keepVisit(dispatch);
    await needed(
      asked,
      dispatch(exhibitorApi.endpoints.exhibitorMyRegist.initiate({ invitationQuery: { invitationCode } })),
      dispatch(formApi.endpoints.currentForm.initiate('invitation', { subscribe: false })),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
    );
    // Who is registered needs no invitation any more.
    if ((await asked).data?.registration) throw redirect(paths.invitationResult.href(), 303);
  },
  head: () => ({ noindex: true }),
  Component: CheckView,
});
