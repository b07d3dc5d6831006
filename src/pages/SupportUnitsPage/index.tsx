import { useParams } from 'react-router-dom';
import { supportApi } from '@/api';
import { UnitsView } from '@/features/support/components/UnitsView';
import { kindOf } from '@/features/support/components/UnitsView';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/shared/definePage';
import { needed } from '@/pages/shared/loading';

/** All of them at once: the tabs count each role. */
const request = { supportRequest: {} };

function SupportUnitsPage() {
  const { unit } = useParams();
  const { data: units = [] } = supportApi.endpoints.supportList.useQuery(request);
  return <UnitsView units={units} kind={kindOf(unit)} />;
}

export const page = definePage({
  async load({ store: { dispatch }, params: { unit } }) {
    if (unit !== undefined && !kindOf(unit)) throw new Response(null, { status: 404 });
    await needed(dispatch(supportApi.endpoints.supportList.initiate(request, { subscribe: false })));
  },
  crumbs: (_state, { locale }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: 'support.title' },
  ],
  Component: SupportUnitsPage,
});
