/** The second step in Chinese: name, document, company; new, or changed by who is registered. */
import { redirect } from 'react-router-dom';
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import { keepVisit } from '@/features/visitor/keepVisit';
import { visitCrumbs } from '@/features/visitor/visitCrumbs';
import { wayOf, ways } from '@/features/visitor/ways';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { InfoView } from './InfoView';

export const page = definePage({
  async load({ store: { dispatch }, locale: lang, query }) {
    const asked = keepVisit(dispatch);
    await needed(
      asked,
      dispatch(formApi.endpoints.currentForm.initiate(ways.zh.form, { subscribe: false })),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
    );
    const visit = (await asked).data?.registration;
    const isEdit = query.has('edit');
    // Who has a registration changes it; who has none has nothing to change.
    if (isEdit !== Boolean(visit)) throw redirect(ways.zh.hrefs(lang).start, 303);
    if (visit && wayOf(visit) !== ways.zh) throw redirect(wayOf(visit).hrefs(lang).edit, 303);
  },
  head: () => ({ noindex: true }),
  crumbs: visitCrumbs,
  Component: InfoView,
});
