/** The delegation's own data: a new one for a number that was proved, or changed later. */
import { redirect } from 'react-router-dom';
import { formApi } from '@/api/form';
import { groupCrumbs } from '@/features/group/groupCrumbs';
import { keepGroup } from '@/features/group/keepGroup';
import { paths } from '@/lib/paths';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { selectHasToken } from '@/state/ticketSlice';
import { GROUP_FORM } from './useSaveGroup';
import { InfoView } from './InfoView';

export const page = definePage({
  async load({ store: { dispatch, getState }, locale: lang }) {
    const asked = keepGroup(dispatch);
    await needed(asked, dispatch(formApi.endpoints.currentForm.initiate(GROUP_FORM, { subscribe: false })));
    // Whoever has proved a number has a ticket.
    if (!(await asked).data?.group && !selectHasToken(getState()))
      throw redirect(paths.register.href({ lang, type: 2 }), 303);
  },
  head: () => ({ noindex: true }),
  crumbs: groupCrumbs,
  Component: InfoView,
});
