import { memo, type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { Edition, Home, NewsSummary } from '@/api';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { BoothSign } from '@/ui/display/BoothSign';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/controls/Icon';
import { icons, isIconName } from '@/ui/controls/icons';
import { Picture } from '@/ui/display/Picture';
import { Section } from '@/ui/layout/Section';
import { useOutOfView } from '@/ui/hooks/inView';
import { Card, Scroller } from '@/ui/layout/Layout';
import { visitAction, type VisitState } from '../visitAction';
import { Conference } from './Conference';
import { Hero } from './Hero';
import { LatestNews } from './LatestNews';
import { MediaAndPartners } from './MediaAndPartners';
import styles from './HomeView.module.css';
import { TakePart } from './TakePart';
import { ThemePanels } from './ThemePanels';
import { Videos } from './Videos';

interface BottomBarProps extends VisitState {
  phase: Edition['phase'];
}

/**
 * On phones and tablets: the main actions at the bottom, once the hero with the same action has scrolled out of view.
 */
function BottomBar({ phase, ...state }: BottomBarProps) {
  const locale = useLocale();
  const heroEndMarker = useRef<HTMLSpanElement>(null);
  const isBarVisible = useOutOfView(heroEndMarker);
  const { formatMessage } = useIntl();
  const action = visitAction(phase, locale, state);
  const lang = { lang: locale };
  const links = [
    { icon: 'ticket', text: action.text, href: action.href },
    { icon: 'map', text: { id: 'home.hallPlan' }, href: paths.hallPlan.href(lang) },
    { icon: 'calendar', text: { id: 'home.programme' }, href: paths.meetings.href(lang) },
  ] as const;
  return (
    <>
      <span ref={heroEndMarker} className={styles.sentinel} aria-hidden="true" />
      <nav
        className={styles.bar}
        aria-label={formatMessage({ id: 'home.shortcuts' })}
        hidden={!isBarVisible}
        data-no-print
      >
        {links.map(({ icon, text, href }, index) => (
          <Anchor key={text.id} href={href} className={classes(styles.bottomBarLink, index === 0 && styles.main)}>
            <Icon name={icon} size={20} />
            <FormattedMessage {...text} />
          </Anchor>
        ))}
      </nav>
    </>
  );
}

/** Icons of quick access by their content names, in the style of `src/ui/controls/icons.ts`; used here only. */
const accessIcons = {
  bed: 'M3 18v-5h18v5M5 13V8h14v5M8 13v-2h8v2M3 18v1M21 18v1',
  train: 'M6 4h12v12H6zM6 10h12M9.5 13.2h.1M14.5 13.2h.1M8.5 16L6.5 21M15.5 16l2 5',
} as const;

const isAccessIcon = (name: string): name is keyof typeof accessIcons => Object.hasOwn(accessIcons, name);

const pathOf = (name: string): string =>
  isAccessIcon(name) ? accessIcons[name] : icons[isIconName(name) ? name : 'arrow-right'];

/** Quick links: an icon, a name, a line. An unknown icon becomes an arrow. */
const QuickAccess = ({ block }: { block: Home['quickAccess'] }) => (
  <Section id="quick" title={block.title} text={block.text} link={block.link}>
    <ul className={styles.quickAccessGrid}>
      {block.items.map(({ id, icon, title, text, link }) => (
        <li key={id} className={styles.quickAccessCell}>
          <Anchor href={link} className={styles.quickAccessLink}>
            <Icon path={pathOf(icon)} size={28} className={styles.icon} />
            <span>
              <span className={styles.quickAccessTitle}>{title}</span>
              <span className={styles.quickAccessText}>{text}</span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  </Section>
);

/** Exhibitions at the same time, as cards with a picture. */
const Concurrent = ({ block }: { block: Home['concurrent'] }) => (
  <Section id="concurrent" title={block.title} text={block.text} link={block.link} background="haze">
    <ul className={styles.cards}>
      {block.items.map(({ id, title, text, picture, link }) => (
        <li key={id}>
          <Card as={Anchor} isInteractive href={link} className={classes(styles.card, styles.concurrent)}>
            <Picture className={styles.concurrentPicture} image={picture} loading="lazy" />
            <span className={styles.body}>
              <span className={styles.concurrentTitle}>{title}</span>
              <span className={styles.text}>{text}</span>
            </span>
          </Card>
        </li>
      ))}
    </ul>
  </Section>
);

/** Cards in a grid of hairlines: logo, name, and the booth sign, always at the lower left. */
const Exhibitors = ({ block }: { block: Home['exhibitors'] }) => (
  <Section id="exhibitors" title={block.title} text={block.text} link={block.link} background="haze">
    <Scroller as="ul" className={styles.grid}>
      {block.items.map(({ id, name, englishName, themeId, booth, mark, link }) => (
        <li key={id} className={styles.cell}>
          <Anchor href={link} className={styles.exhibitorsCard}>
            <img className={styles.exhibitorsLogo} src={mark.url} alt="" width={56} height={56} loading="lazy" />
            <span className={styles.name}>{name}</span>
            {englishName !== name && (
              <span className={styles.english} lang="en">
                {englishName}
              </span>
            )}
            <span className={styles.sign}>
              <BoothSign booth={booth} themeId={themeId} />
            </span>
          </Anchor>
        </li>
      ))}
    </Scroller>
  </Section>
);

/** One new product of each exhibition: what it is, a figure of it, and where to see it. */
function Premieres({ block }: { block: Home['premieres'] }) {
  const locale = useLocale();
  return (
    <Section id="premieres" title={block.title} text={block.text} link={block.link}>
      <Scroller as="ul" className={styles.premieres}>
        {block.items.map(({ id, name, lang, exhibitorName, themeId, booth, parameter, picture, link }) => (
          <li key={id}>
            <Card as={Anchor} isInteractive href={link} className={styles.card}>
              <Picture className={styles.premierePicture} image={picture} alt="" loading="lazy" />
              <span className={styles.premiere}>
                <span className={styles.value}>{parameter.value}</span>
                <span className={styles.text}>{parameter.name}</span>
                <span className={styles.name} lang={langOf(lang, locale)}>
                  {name}
                </span>
                <span className={styles.text}>{exhibitorName}</span>
                <span className={styles.sign}>
                  <BoothSign booth={booth} themeId={themeId} />
                </span>
              </span>
            </Card>
          </li>
        ))}
      </Scroller>
    </Section>
  );
}

/** Three small ones in a row; the gallery has all. */
const Photos = ({ block }: { block: Home['photos'] }) => (
  <Section id="photos" title={block.title} text={block.text} link={block.link}>
    <ul className={styles.photos}>
      {block.items.slice(0, 3).map(({ id, title, picture, link }) => (
        <li key={id}>
          <Anchor href={link} className={styles.photo}>
            <Picture className={styles.photoPicture} image={picture} loading="lazy" />
            <span className={styles.photoTitle}>{title}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  </Section>
);

interface HomeViewProps {
  home: Home;
  /** The newest five: one large, four next to it. */
  news: readonly NewsSummary[];
  edition: Edition;
  /** The countdown to the opening (CountdownFigures). */
  countdown: ReactNode;
  registrationOpen?: boolean;
  isRegistered?: boolean;
  /** Searches without loading a document. */
  onSearch?: (keyword: string) => void;
  /** Adverts below the five exhibitions, and those between videos and photos. */
  advertsTop?: ReactNode;
  advertsMiddle?: ReactNode;
}

type HomeContentProps = Pick<HomeViewProps, 'home' | 'news' | 'advertsTop' | 'advertsMiddle'>;

const hasMeetingsNow = ({ conference: { now, next } }: Home): boolean => now.length + next.length > 0;

/** Memoised: it does not depend on the state of registration, which is known later. */
const HomeContent = memo(function HomeContent({ home, news, advertsTop, advertsMiddle }: HomeContentProps) {
  const conference = <Conference block={home.conference} />;
  const isShowOn = hasMeetingsNow(home);
  return (
    <>
      {isShowOn && conference}
      <ThemePanels block={home.themes} />
      {advertsTop}
      <div data-later>
        <Premieres block={home.premieres} />
      </div>
      {!isShowOn && <div data-later>{conference}</div>}
      <div data-later>
        <LatestNews block={home.news} news={news} />
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
        <MediaAndPartners coverage={home.mediaCoverage} partners={home.partners} />
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

/**
 * The twelve blocks of the home page and the premieres, in content order; during the exhibition the sessions come first.
 * Those below the window are laid out later (`data-later` in src/ui/styles/base.css).
 */
export const HomeView = ({
  home,
  news,
  edition,
  countdown,
  registrationOpen,
  isRegistered,
  advertsTop,
  advertsMiddle,
  onSearch,
}: HomeViewProps) => (
  <div className={styles.home}>
    <Hero
      hero={home.hero}
      edition={edition}
      countdown={countdown}
      registrationOpen={registrationOpen}
      isRegistered={isRegistered}
      onSearch={onSearch}
    />
    <BottomBar phase={edition.phase} registrationOpen={registrationOpen} isRegistered={isRegistered} />
    <HomeContent home={home} news={news} advertsTop={advertsTop} advertsMiddle={advertsMiddle} />
    <div data-later>
      <TakePart block={home.takePart} phase={edition.phase} registrationOpen={registrationOpen} />
    </div>
  </div>
);
