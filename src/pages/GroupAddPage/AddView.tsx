import { useSelector } from 'react-redux';
import { formApi } from '@/api/form';
import { selectEdition } from '@/api/site';
import { useGroup } from '@/features/group/keepGroup';
import { selectLocale } from '@/state/localeSlice';
import { Members } from './Members';

export const MEMBER_FORM = 'group-member';

export function AddView() {
  const locale = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const group = useGroup();
  const { data: form } = formApi.endpoints.currentForm.useQuery(MEMBER_FORM);
  if (!edition || !group || !form) return null;
  return <Members key={group.id} {...{ locale, edition, group, form }} />;
}
