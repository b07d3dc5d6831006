/** A campaign's page: /{lang}/landing2020 and /zh-cn/landing/page1. */
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useIntl, FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { type Contacts, landingApi, siteApi, type Edition, type LandingHome } from '@/api';
import { useEdition } from '@/features/edition/useEdition';
import { boothHref, registrationHref, visitAction } from '@/features/home/visitAction';
import { NewsCards } from '@/features/news/components/NewsCard';
import { PageBlocks } from '@/features/page/components/PageBlocks';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import { useFeeText } from '@/features/visitor/useFee';
import { isChinese, langOf } from '@/i18n/locales';
import { landingRegistrationHref, paths } from '@/lib/paths';
import { selectIsRegistered } from '@/state/clientSlice';
import { selectLocale } from '@/state/localeSlice';
import { definePage, type Page } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import { useForwardedQuery } from '@/pages/shared/useRouteQuery';
import { Section } from '@/ui/layout/Section';
import { useIsNearViewport } from '@/ui/hooks/inView';
import { useLocale } from '@/i18n/useLocale';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Picture } from '@/ui/display/Picture';
import { Stack } from '@/ui/layout/Layout';
import styles from './LandingPage.module.css';

interface LandingAction {
  text: string;
  href: string;
}

interface LandingHeroProps {
  landing: LandingHome;
  /** The edition that the page is about. */
  edition: Edition;
  /** The main action and secondary ones. */
  actions: readonly LandingAction[];
  /** The price of the registration that the main action leads to. */
  price?: string | undefined;
}

/** The page's picture, text, figures and action, on a dark background with a line in the campaign's colour. */
function LandingHero({ landing, edition, actions, price }: LandingHeroProps) {
  const locale = useLocale();
  const { title, description, banners, figures, colour, lang } = landing;
  const { formatMessage } = useIntl();
  const [banner] = banners;
  return (
    <section className={styles.hero} aria-labelledby="landing" data-on-dark style={{ borderColor: colour }}>
      {banner && (
        <picture className={styles.picture}>
          {banner.mobilePicture && <source media="(max-width: 47.9375em)" srcSet={banner.mobilePicture.url} />}
          <Picture image={banner.picture} fetchPriority="high" />
        </picture>
      )}
      <div className={styles.body} lang={langOf(lang, locale)}>
        <p className={styles.dates}>
          {formatMessage({ id: 'landing.dates' }, { range: edition.range, venue: edition.venue.name })}
        </p>
        <h1 id="landing" className={styles.landingHeroTitle}>
          <PhraseLineBreaks>{title}</PhraseLineBreaks>
        </h1>
        <p className={styles.landingHeroText}>{description}</p>
        <Stack as="p" inRow gap={4} className={styles.actions}>
          {actions.map(({ text, href }, index) => (
            <Anchor key={href} href={href} className={buttonClass(index === 0 ? 'main' : 'outline', 'large')}>
              {text}
            </Anchor>
          ))}
        </Stack>
        {price && <p className={styles.price}>{price}</p>}
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ name, value, unit }) => (
              <div key={name} className={styles.figure}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>
                  <FormattedNumber value={value} /> <span className={styles.unit}>{unit}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

interface ReserveSectionProps {
  contacts: Contacts;
  /** Loaded when the user scrolls near. */
  form: ReactNode;
}

/** The booth application by phone number: the text at once, the form when it is near the viewport. */
function ReserveSection({ contacts, form }: ReserveSectionProps) {
  const { formatMessage } = useIntl();
  const sectionRef = useRef<HTMLElement>(null);
  const isNearViewport = useIsNearViewport(sectionRef);
  const { phone, email } = contacts;
  return (
    <section id="reserve" className={styles.reserve} aria-labelledby="reserve-title" ref={sectionRef}>
      <div className={styles.inner}>
        <div>
          <h2 id="reserve-title" className={styles.title}>
            {formatMessage({ id: 'landing.reserveTitle' })}
          </h2>
          <p className={styles.text}>{formatMessage({ id: 'landing.reserveText' })}</p>
        </div>
        <div className={styles.form}>
          <noscript>
            <p>{formatMessage({ id: 'landing.noscript' }, { phone, email })}</p>
          </noscript>
          {isNearViewport && <Suspense>{form}</Suspense>}
        </div>
      </div>
    </section>
  );
}

// In its own chunk: users who only read the page don't load it.
const BoothApplication = lazy(async () => ({
  default: (await import(/* webpackChunkName: "landingReserve" */ './BoothApplication')).BoothApplication,
}));

const unsubscribed = { subscribe: false } as const;
const newestNewsRequest = { current: 1, size: 3 };

interface LandingOptions {
  id: string;
  /** Whether the page has a booth application by mainland phone number. */
  canReserve?: boolean;
  /** The year of an earlier edition that the page looks back at. */
  year?: number;
}

function LandingPage({ id, year, canReserve = false }: LandingOptions) {
  const locale = useSelector(selectLocale);
  const currentEdition = useEdition();
  const { formatMessage } = useIntl();
  const registrationOpen = useSelector(selectPreRegistrationOpen) ?? undefined;
  const isRegistered = useSelector(selectIsRegistered);
  const forwardedQuery = useForwardedQuery();
  const { search: wholeQuery } = useLocation();
  // Only the Chinese landing page has the booth application, and the server renders it with its whole query.
  const query = canReserve ? wholeQuery : forwardedQuery;
  const { data: landing } = landingApi.endpoints.landingHome.useQuery({ type: 'page', id });
  const { data: earlierEdition } = siteApi.endpoints.ownEdition.useQuery(year, { skip: year === undefined });
  const { data: news } = landingApi.endpoints.landingNews.useQuery(newestNewsRequest);
  const price = useFeeText({ hasLateFee: isChinese(locale) });
  if (!landing) return null;
  const registrationAction = visitAction(currentEdition.phase, locale, { registrationOpen, isRegistered });
  const isRegistrationOpen = registrationOpen ?? currentEdition.phase === 'open';
  const isRegistrationLink = registrationAction.href === registrationHref(locale);
  return (
    <>
      <LandingHero
        landing={landing}
        edition={earlierEdition ?? currentEdition}
        price={isRegistrationLink && isRegistrationOpen ? price : undefined}
        actions={[
          {
            text: formatMessage(registrationAction.text),
            href: isRegistrationLink ? landingRegistrationHref(locale, query) : registrationAction.href,
          },
          { text: formatMessage({ id: 'landing.booth' }), href: canReserve ? '#reserve' : boothHref(locale) },
        ]}
      />
      {canReserve && <ReserveSection contacts={currentEdition.contacts} form={<BoothApplication />} />}
      <PageBlocks blocks={landing.blocks} context={{ locale, edition: earlierEdition ?? currentEdition }} />
      {news && news.records.length > 0 && (
        <Section
          id="landing-news"
          title={formatMessage({ id: 'landing.news' })}
          link={{ name: formatMessage({ id: 'landing.allNews' }), url: paths.news.href({ lang: locale }) }}
          background={landing.blocks.length % 2 === 0 ? 'paper' : 'haze'}
        >
          <NewsCards items={news.records} />
        </Section>
      )}
    </>
  );
}

/** Defines the route page of a landing page, by its id in content/landing.json. */
export const landingPage = ({ id, year, canReserve }: LandingOptions): Page =>
  definePage({
    async load({ store: { dispatch } }) {
      await Promise.all([
        loadRequired(dispatch(landingApi.endpoints.landingHome.initiate({ type: 'page', id }, unsubscribed))),
        loadOptional(
          dispatch(landingApi.endpoints.landingNews.initiate(newestNewsRequest, unsubscribed)),
          ...(year === undefined ? [] : [dispatch(siteApi.endpoints.ownEdition.initiate(year, unsubscribed))]),
        ),
      ]);
    },
    head(state) {
      const landing = landingApi.endpoints.landingHome.select({ type: 'page', id })(state).data;
      if (!landing) return {};
      const { title, description, banners, languages } = landing;
      return { title, description, image: banners[0]?.picture, languages };
    },
    Component: () => <LandingPage id={id} year={year} canReserve={canReserve} />,
  });
