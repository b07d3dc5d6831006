/** The last step of both flows: the badge. An incomplete registration is redirected to its missing step. */
import { redirect } from 'react-router-dom';
import { basicApi, formApi } from '@/api';
import { fetchRegistration, registrationCrumbs } from '@/features/visitor/registrationPages';
import { nextHref, currentStep, flowOf, registrationFlows, type FlowName } from '@/features/visitor/registrationFlows';
import { definePage, type Page } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { ResultView } from './ResultView';

/** The page of one flow; a registration of the other flow is redirected there. */
export const resultPage = (name: FlowName): Page =>
  definePage({
    async load({ store: { dispatch }, locale: lang }) {
      const flow = registrationFlows[name];
      const registrationQuery = fetchRegistration(dispatch);
      await loadRequired(
        registrationQuery,
        dispatch(formApi.endpoints.currentForm.initiate(flow.form, { subscribe: false })),
        dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
      );
      const registration = (await registrationQuery).data?.registration;
      if (!registration) throw redirect(flow.hrefs(lang).start, 303);
      if (currentStep(registration) !== 'complete' || flowOf(registration) !== flow)
        throw redirect(nextHref(registration, lang), 303);
    },
    head: () => ({ noindex: true }),
    crumbs: registrationCrumbs,
    Component: ResultView,
  });
