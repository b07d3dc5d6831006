/** The last step of both flows: the badge. An incomplete registration is redirected to its missing step. */
import { redirect } from 'react-router-dom';
import { basicApi, formApi } from '@/api';
import { fetchVisit, visitCrumbs } from '@/features/visitor/visitPages';
import { nextHref, currentStep, flowOf, registrationFlows, type FlowName } from '@/features/visitor/registrationFlows';
import { definePage, type Page } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { ResultView } from './ResultView';

/** The page of one flow; a registration of the other flow is redirected there. */
export const resultPage = (name: FlowName): Page =>
  definePage({
    async load({ store: { dispatch }, locale: lang }) {
      const flow = registrationFlows[name];
      const visitResult = fetchVisit(dispatch);
      await loadRequired(
        visitResult,
        dispatch(formApi.endpoints.currentForm.initiate(flow.form, { subscribe: false })),
        dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
      );
      const visit = (await visitResult).data?.registration;
      if (!visit) throw redirect(flow.hrefs(lang).start, 303);
      if (currentStep(visit) !== 'complete' || flowOf(visit) !== flow) throw redirect(nextHref(visit, lang), 303);
    },
    head: () => ({ noindex: true }),
    crumbs: visitCrumbs,
    Component: ResultView,
  });
