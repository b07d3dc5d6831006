/** The old me area: a number and its code open the registration that it has, or begin one. */
import { redirect } from 'react-router-dom';
import { keepVisit } from '@/features/visitor/keepVisit';
import { paths } from '@/lib/paths';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { MeView } from './MeView';

export const page = definePage({
  async load({ store: { dispatch } }) {
    const asked = keepVisit(dispatch);
    await needed(asked);
    if ((await asked).data?.registration) throw redirect(paths.meRegisterResult.href(), 303);
  },
  head: () => ({ noindex: true }),
  Component: MeView,
});
