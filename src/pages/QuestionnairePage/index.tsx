/** The questionnaire, a step of both ways: three questions. Without the steps before it there is nothing to ask. */
import { redirect } from 'react-router-dom';
import { formApi } from '@/api/form';
import { keepVisit } from '@/features/visitor/keepVisit';
import { visitCrumbs } from '@/features/visitor/visitCrumbs';
import { stepAt, wayOf, ways, type WayName } from '@/features/visitor/ways';
import { definePage, type Page } from '@/store/definePage';
import { needed } from '@/store/loading';
import { QuestionnaireView } from './QuestionnaireView';

/** The page of one way; whoever is on the other is led to that one's. */
export const questionnairePage = (name: WayName): Page =>
  definePage({
    async load({ store: { dispatch }, locale: lang }) {
      const way = ways[name];
      const asked = keepVisit(dispatch);
      await needed(asked, dispatch(formApi.endpoints.currentForm.initiate(way.questionnaire, { subscribe: false })));
      const visit = (await asked).data?.registration;
      if (!visit) throw redirect(way.hrefs(lang).start, 303);
      const own = wayOf(visit);
      if (stepAt(visit) === 'payment') throw redirect(own.hrefs(lang).payment, 303);
      if (own !== way) throw redirect(own.hrefs(lang).questionnaire, 303);
    },
    head: () => ({ noindex: true }),
    crumbs: visitCrumbs,
    Component: () => <QuestionnaireView way={ways[name]} />,
  });
