/** The first step of the registration: personal information; or what stands in its place (phases, a registration at hand). */
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import { keepVisit } from '@/features/visitor/keepVisit';
import { visitCrumbs } from '@/features/visitor/visitCrumbs';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { RegistrationView } from './RegistrationView';

export const page = definePage({
  load: ({ store: { dispatch } }) =>
    needed(
      dispatch(formApi.endpoints.currentForm.initiate('visitor-en', { subscribe: false })),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
      keepVisit(dispatch),
    ),
  head: () => ({ noindex: true }),
  crumbs: visitCrumbs,
  Component: RegistrationView,
});
