/** The form of the old me area, for a number that was proved. */
import { redirect } from 'react-router-dom';
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import { keepVisit } from '@/features/visitor/keepVisit';
import { paths } from '@/lib/paths';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { MeFormView } from './MeFormView';

export const page = definePage({
  async load({ store: { dispatch } }) {
    const asked = keepVisit(dispatch);
    await needed(
      asked,
      dispatch(formApi.endpoints.currentForm.initiate('me', { subscribe: false })),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
    );
    if ((await asked).data?.registration) throw redirect(paths.meRegisterResult.href(), 303);
  },
  head: () => ({ noindex: true }),
  Component: MeFormView,
});
