/** The members of a delegation: one by one, several together, or from a workbook; its cars and QR codes. */
import { redirect } from 'react-router-dom';
import { formApi } from '@/api/form';
import { groupCrumbs } from '@/features/group/groupCrumbs';
import { keepGroup } from '@/features/group/keepGroup';
import { paths } from '@/lib/paths';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { AddView, MEMBER_FORM } from './AddView';

export const page = definePage({
  async load({ store: { dispatch }, locale: lang }) {
    const asked = keepGroup(dispatch);
    await needed(asked, dispatch(formApi.endpoints.currentForm.initiate(MEMBER_FORM, { subscribe: false })));
    if (!(await asked).data?.group) throw redirect(paths.register.href({ lang, type: 2 }), 303);
  },
  head: () => ({ noindex: true }),
  crumbs: groupCrumbs,
  Component: AddView,
});
