/** The first step of the registration: personal information; or what stands in its place (phases, a registration at hand). */
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import { keepVisit, wayMessages } from '@/features/visitorEn';
import { paths } from '@/lib/paths';
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
  crumbs: (_state, { locale: lang }) => [
    { message: wayMessages.crumbHome.id, path: paths.home.href({ lang }) },
    { message: wayMessages.crumbVisit.id, path: paths.register.href({ lang, type: 1 }) },
    { message: wayMessages.crumbRegistration.id },
  ],
  Component: RegistrationView,
});
