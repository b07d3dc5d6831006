/** The fee of a late registration. Who has nothing to pay goes on. */
import { redirect } from 'react-router-dom';
import { keepVisit } from '@/features/visitor/keepVisit';
import { visitCrumbs } from '@/features/visitor/visitCrumbs';
import { nextHref, stepAt, ways } from '@/features/visitor/ways';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { PayView } from './PayView';

export const page = definePage({
  async load({ store: { dispatch }, locale: lang }) {
    const asked = keepVisit(dispatch);
    await needed(asked);
    const visit = (await asked).data?.registration;
    if (!visit) throw redirect(ways.zh.hrefs(lang).start, 303);
    if (stepAt(visit) !== 'payment') throw redirect(nextHref(visit, lang), 303);
  },
  head: () => ({ noindex: true }),
  crumbs: visitCrumbs,
  Component: PayView,
});
