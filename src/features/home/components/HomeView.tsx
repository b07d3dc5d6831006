import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Edition, Home, NewsSummary } from '@/api/types';
import type { Locale } from '@/i18n/locales';
import { BottomBar } from './BottomBar';
import { Concurrent } from './Concurrent';
import { Conference } from './Conference';
import { Exhibitors } from './Exhibitors';
import { Hero } from './Hero';
import { LatestNews } from './LatestNews';
import { MediaAndPartners } from './MediaAndPartners';
import { Photos } from './Photos';
import { QuickAccess } from './QuickAccess';
import { TakePart } from './TakePart';
import { ThemePanels } from './ThemePanels';
import { Videos } from './Videos';

interface HomeViewProps {
  home: Home;
  /** The newest five: one large, four beside it. */
  news: readonly NewsSummary[];
  edition: Edition;
  /** The countdown to the opening (CountdownFigures). */
  countdown: ReactNode;
  locale: Locale;
  registrationOpen?: boolean;
  isRegistered?: boolean;
  /** Adverts below the five exhibitions, and those between videos and photos. */
  advertsTop?: ReactNode;
  advertsMiddle?: ReactNode;
}

type ReadingProps = Pick<HomeViewProps, 'home' | 'news' | 'locale' | 'advertsTop' | 'advertsMiddle'>;

/** What to read: the same whether registration is open or not, and so not rendered again when that becomes known. */
const Reading = memo(function Reading({ home, news, locale, advertsTop, advertsMiddle }: ReadingProps) {
  return (
    <>
      <ThemePanels block={home.themes} locale={locale} />
      {advertsTop}
      <div data-later>
        <Conference block={home.conference} locale={locale} />
      </div>
      <div data-later>
        <LatestNews block={home.news} news={news} locale={locale} />
      </div>
      <div data-later>
        <Videos block={home.videos} />
      </div>
      {advertsMiddle}
      <div data-later>
        <Photos block={home.photos} />
      </div>
      <div data-later>
        <Exhibitors block={home.exhibitors} />
      </div>
      <div data-later>
        <MediaAndPartners coverage={home.mediaCoverage} partners={home.partners} locale={locale} />
      </div>
      <div data-later>
        <Concurrent block={home.concurrent} />
      </div>
      <div data-later>
        <QuickAccess block={home.quickAccess} />
      </div>
    </>
  );
});

/** The twelve blocks of the home page, in the order of the content; those below the window wait (`data-later` in src/ui/base.css). */
export const HomeView = ({
  home,
  news,
  edition,
  countdown,
  locale,
  registrationOpen,
  isRegistered,
  advertsTop,
  advertsMiddle,
}: HomeViewProps) => (
  <>
    <Hero
      hero={home.hero}
      edition={edition}
      countdown={countdown}
      locale={locale}
      registrationOpen={registrationOpen}
      isRegistered={isRegistered}
    />
    <BottomBar phase={edition.phase} locale={locale} registrationOpen={registrationOpen} isRegistered={isRegistered} />
    <Reading home={home} news={news} locale={locale} advertsTop={advertsTop} advertsMiddle={advertsMiddle} />
    <div data-later>
      <TakePart block={home.takePart} phase={edition.phase} locale={locale} registrationOpen={registrationOpen} />
    </div>
  </>
);
