/** The second step of the registration: three questions. Without a first step there is nothing to ask. */
import { redirect } from 'react-router-dom';
import { formApi } from '@/api/form';
import { keepVisit, wayMessages } from '@/features/visitorEn';
import { paths } from '@/lib/paths';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { QuestionnaireView } from './QuestionnaireView';

export const page = definePage({
  async load({ store: { dispatch }, locale: lang }) {
    const visit = keepVisit(dispatch);
    await needed(visit, dispatch(formApi.endpoints.currentForm.initiate('questionnaire-en', { subscribe: false })));
    if (!(await visit).data?.registration) throw redirect(paths.registration.href({ lang }), 303);
  },
  head: () => ({ noindex: true }),
  crumbs: (_state, { locale: lang }) => [
    { message: wayMessages.crumbHome.id, path: paths.home.href({ lang }) },
    { message: wayMessages.crumbVisit.id, path: paths.register.href({ lang, type: 1 }) },
    { message: wayMessages.crumbRegistration.id },
  ],
  Component: QuestionnaireView,
});
