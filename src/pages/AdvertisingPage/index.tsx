/** Advertising: all kinds, one kind, or one kind below it with its offers. */
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { advertApi } from '@/api/advert';
import type { AdvertDetail, AdvertType } from '@/api/types';
import { AdvertKinds } from '@/features/advert/components/AdvertKinds';
import { AdvertKindView } from '@/features/advert/components/AdvertKindView';
import { advertMessages } from '@/features/advert/messages';
import { useEdition } from '@/features/edition/useEdition';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { AdvertRequestDialog } from './AdvertRequestDialog';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import type { RootState } from '@/store/makeStore';

const once = { subscribe: false } as const;
const request = { advertTypeRequest: {} };

const typesOf = (state: RootState): AdvertType[] | undefined =>
  advertApi.endpoints.advertTypes.select(request)(state).data;

interface Asked {
  adpid?: string;
  adsubid?: string;
}

/** The kind of an address and those of its kinds that are shown; null where there is no such kind. */
function chosen(types: readonly AdvertType[], { adpid, adsubid }: Asked) {
  const kind = types.find(({ id, parentId }) => id === adpid && parentId === null);
  if (!kind) return null;
  const below = types.filter(({ parentId }) => parentId === kind.id);
  const shown = below.filter(({ id }) => adsubid === undefined || id === adsubid);
  return shown.length > 0 ? { kind, below, shown } : null;
}

function AdvertisingPage() {
  const locale = useSelector(selectLocale);
  const params: Asked = useParams();
  const [requested, setRequested] = useState<AdvertDetail | null>(null);
  const { contacts } = useEdition();
  const { data: types = [] } = advertApi.endpoints.advertTypes.useQuery(request);
  const choice = useMemo(() => chosen(types, params), [types, params]);
  // Each kind's offers are a call of their own; the loader has asked for all that are shown.
  const offers = useSelector(
    (state: RootState) =>
      choice?.shown.map((type) => ({
        type,
        offers: advertApi.endpoints.advertDetails.select({ id: type.id })(state).data ?? [],
      })),
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  );
  if (!choice) return <AdvertKinds types={types} locale={locale} />;
  return (
    <>
      <AdvertKindView
        locale={locale}
        kind={choice.kind}
        below={choice.below}
        shownId={params.adsubid}
        groups={offers ?? []}
        email={contacts.email}
        onAsk={setRequested}
      />
      {requested && <AdvertRequestDialog offer={requested} onClose={() => setRequested(null)} />}
    </>
  );
}

export const page = definePage({
  async load({ store: { dispatch, getState }, params }) {
    await needed(dispatch(advertApi.endpoints.advertTypes.initiate(request, once)));
    if (params.adpid === undefined) return;
    const choice = chosen(typesOf(getState()) ?? [], params);
    if (!choice) throw new Response(null, { status: 404 });
    await needed(...choice.shown.map(({ id }) => dispatch(advertApi.endpoints.advertDetails.initiate({ id }, once))));
  },
  head(state, { params }) {
    const choice = chosen(typesOf(state) ?? [], params);
    if (!choice) return {};
    const shown = params.adsubid ? choice.shown[0] : choice.kind;
    return shown ? { title: shown.name, description: shown.summary } : {};
  },
  crumbs(state, { locale, params }) {
    const home = { message: 'shell.home', path: paths.home.href({ lang: locale }) };
    const choice = chosen(typesOf(state) ?? [], params);
    const title = advertMessages.title.id;
    if (!choice) return [home, { message: title }];
    const all = { message: title, path: paths.advertising.href({ lang: locale }) };
    const { kind, shown } = choice;
    if (!params.adsubid) return [home, all, { name: kind.name }];
    const above = { name: kind.name, path: paths.advertising.href({ lang: locale, adpid: kind.id }) };
    return [home, all, above, { name: shown[0]?.name ?? '' }];
  },
  Component: AdvertisingPage,
});
