import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import { type Exhibitor, exhibitorApi, meetingApi, planApi } from '@/api';
import { useEdition } from '@/features/edition/useEdition';
import { ExhibitorDetails } from '@/features/exhibitors/components/ExhibitorDetails';
import { exhibitorFavourite } from '@/features/exhibitors/favourite';
import { ProductGrid } from '@/features/products/components/ProductGrid';
import { paths } from '@/lib/paths';
import { resolveLanguage } from '@/rules/locales';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { useFavourites } from '@/state/useFavourites';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';

/** Structured data of an exhibitor (schema.org). */
const exhibitorOrganization = ({ name, otherName, summary, website, logo, origin }: Exhibitor): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  ...(otherName && { alternateName: otherName }),
  description: summary,
  ...(website && { url: website }),
  ...(logo && { logo: logo.url }),
  address: { '@type': 'PostalAddress', addressCountry: origin.country },
});

const Counsel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "counsel" */ './Counsel')).Counsel,
}));

const unsubscribed = { subscribe: false } as const;

const exhibitorOf = (state: RootState, id: string | undefined): Exhibitor | undefined =>
  exhibitorApi.endpoints.exhibitorById.select(id ?? '')(state).data;

/** The booths and meetings in the exhibitor's hall. */
const hallOf = (exhibitor: Exhibitor | undefined) => exhibitor?.booths[0]?.hall ?? '';
const boothsNear = (exhibitor: Exhibitor | undefined) => ({
  number: hallOf(exhibitor),
  near: exhibitor?.booths[0]?.number,
});
const meetingsIn = (hall: string) => ({ current: 1, size: 3, hall });

function ExhibitorDetailsPage() {
  const locale = useSelector(selectLocale);
  const { themes } = useEdition();
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { config } = useServices();
  const favourites = useFavourites('exhibitor');
  const favouriteProducts = useFavourites('product');
  const { data: exhibitor } = exhibitorApi.endpoints.exhibitorById.useQuery(id);
  const hall = hallOf(exhibitor);
  const { data: booths } = planApi.endpoints.ownHallBooths.useQuery(boothsNear(exhibitor), { skip: !hall });
  const { data: meetings } = meetingApi.endpoints.meetingPage.useQuery(meetingsIn(hall), { skip: !hall });
  if (!exhibitor) return null;
  return (
    <ExhibitorDetails
      exhibitor={exhibitor}
      bodyLang={resolveLanguage(exhibitor.languages, locale)}
      theme={themes.find((theme) => theme.id === exhibitor.themeIds[0])}
      url={config.origin + pathname}
      isFavourite={favourites.has(id)}
      onToggleFavourite={() => favourites.toggle(exhibitorFavourite(exhibitor))}
      products={<ProductGrid products={exhibitor.exhibits} favourites={favouriteProducts} hidesExhibitor />}
      booths={booths ?? []}
      meetings={meetings?.records ?? []}
      questionForm={<Counsel key={id} exhibitor={exhibitor} />}
    />
  );
}

export const page = definePage({
  async load({ store, params }) {
    const { id = '' } = params;
    await loadRequired(store.dispatch(exhibitorApi.endpoints.exhibitorById.initiate(id, unsubscribed)));
    const exhibitor = exhibitorOf(store.getState(), id);
    const hall = hallOf(exhibitor);
    if (hall)
      await loadOptional(
        store.dispatch(planApi.endpoints.ownHallBooths.initiate(boothsNear(exhibitor), unsubscribed)),
        store.dispatch(meetingApi.endpoints.meetingPage.initiate(meetingsIn(hall), unsubscribed)),
      );
  },
  head(state, { params }) {
    const exhibitor = exhibitorOf(state, params.id);
    if (!exhibitor) return {};
    const { name, summary, pictures } = exhibitor;
    return {
      title: name,
      description: summary,
      image: pictures[0],
      jsonLd: [exhibitorOrganization(exhibitor)],
    };
  },
  crumbs: (state, { locale, params }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: 'exhibitors.title', path: paths.exhibitorList.href({ lang: locale }) },
    { name: exhibitorOf(state, params.id)?.name ?? '' },
  ],
  Component: ExhibitorDetailsPage,
});
