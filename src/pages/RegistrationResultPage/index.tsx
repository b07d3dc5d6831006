/** The last step of the registration: the badge. Who has not come so far is sent to the step that is missing. */
import { redirect } from 'react-router-dom';
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import { stepOf } from '@/features/registration/registrationSlice';
import { keepVisit, wayMessages } from '@/features/visitorEn';
import { paths } from '@/lib/paths';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { ResultView } from './ResultView';

export const page = definePage({
  async load({ store: { dispatch }, locale: lang }) {
    const visit = keepVisit(dispatch);
    await needed(
      visit,
      dispatch(formApi.endpoints.currentForm.initiate('visitor-en', { subscribe: false })),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
    );
    const step = stepOf((await visit).data?.registration ?? null);
    if (step === 'information') throw redirect(paths.registration.href({ lang }), 303);
    if (step === 'questionnaire') throw redirect(paths.registrationQuestionnaire.href({ lang }), 303);
  },
  head: () => ({ noindex: true }),
  crumbs: (_state, { locale: lang }) => [
    { message: wayMessages.crumbHome.id, path: paths.home.href({ lang }) },
    { message: wayMessages.crumbVisit.id, path: paths.register.href({ lang, type: 1 }) },
    { message: wayMessages.crumbRegistration.id },
  ],
  Component: ResultView,
});
