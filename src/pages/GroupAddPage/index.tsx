/** The members of a delegation: one by one, several together, or from a workbook; its cars and QR codes. */
import { useSelector } from 'react-redux';
import { redirect } from 'react-router-dom';
import { formApi } from '@/api/form';
import { selectEdition } from '@/api/site';
import { groupCrumbs } from '@/features/group/groupCrumbs';
import { keepGroup, useGroup } from '@/features/group/keepGroup';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { Members } from './Members';

const MEMBER_FORM = 'group-member';

function AddView() {
  const locale = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const group = useGroup();
  const { data: form } = formApi.endpoints.currentForm.useQuery(MEMBER_FORM);
  if (!edition || !group || !form) return null;
  return <Members key={group.id} {...{ locale, edition, group, form }} />;
}

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
