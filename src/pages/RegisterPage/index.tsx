/** The first step in Chinese: the mobile number, which also opens a registration that is there. Type 2 is the delegation. */
import { redirect } from 'react-router-dom';
import { groupCrumbs } from '@/features/group/groupCrumbs';
import { keepGroup } from '@/features/group/keepGroup';
import { keepVisit } from '@/features/visitor/keepVisit';
import { visitCrumbs } from '@/features/visitor/visitCrumbs';
import { paths } from '@/lib/paths';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { DELEGATION, RegisterView } from './RegisterView';

const TYPES = ['1', DELEGATION];

export const page = definePage({
  async load({ store: { dispatch }, locale: lang, params, url }) {
    if (params.type === undefined) {
      // With all that led here, which the next page counts.
      const { search } = new URL(url, 'http://site');
      throw redirect(paths.register.href({ lang, type: 1 }) + search);
    }
    if (!TYPES.includes(params.type)) throw new Response(null, { status: 404 });
    await needed(params.type === DELEGATION ? keepGroup(dispatch) : keepVisit(dispatch));
  },
  crumbs: (state, world) => (world.params.type === DELEGATION ? groupCrumbs : visitCrumbs)(state, world),
  Component: RegisterView,
});
