/** Blocks with data of the edition: its days, contacts, social networks, themes. */
import { FormattedMessage, useIntl } from 'react-intl';
import { formatExhibitionDay, formatWeekday } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Icon } from '@/ui/controls/Icon';
import { Picture } from '@/ui/display/Picture';
import { Card, Stack } from '@/ui/layout/Layout';
import type { PageBlockContext } from '../pageSections';
import styles from './EditionBlocks.module.css';

type BlockProps = { context: PageBlockContext };

/** The days as four columns. */
export const Hours = ({ context: { edition, locale } }: BlockProps) => (
  <>
    <ol className={styles.days}>
      {edition.days.map(({ date, datetime, time }) => (
        <li key={date} className={styles.day}>
          <span className={styles.date}>{formatExhibitionDay(date, locale)}</span>
          <span className={styles.weekday}>{formatWeekday(datetime, locale)}</span>
          <span className={styles.time}>{time.replace('-', '–')}</span>
        </li>
      ))}
    </ol>
    <p className={styles.zone}>
      <FormattedMessage id="page.zone" />
    </p>
  </>
);

const telHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/** Phone numbers and e-mail addresses as large links, with office hours. */
export function Contacts({ context: { edition } }: BlockProps) {
  const { phone, phoneInternational, email, pressEmail, groupEmail, privacyEmail, officeHours } = edition.contacts;
  const mails = [
    { name: { id: 'page.press' }, address: pressEmail },
    { name: { id: 'page.groups' }, address: groupEmail },
    { name: { id: 'page.privacy' }, address: privacyEmail },
  ] as const;
  return (
    <div className={styles.contacts}>
      <Stack as="dl" gap={6} className={styles.main}>
        <div>
          <dt>
            <FormattedMessage id="page.phoneAbroad" />
          </dt>
          <dd>
            <a href={telHref(phoneInternational)}>{phoneInternational}</a>
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="page.phoneChina" />
          </dt>
          <dd>
            <a href={telHref(phone)}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="page.email" />
          </dt>
          <dd className={styles.mail}>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </Stack>
      <dl className={styles.side}>
        <div className={styles.office}>
          <dt>
            <FormattedMessage id="page.office" />
          </dt>
          <dd>
            <FormattedMessage id="page.officeZone" values={{ hours: officeHours }} />
          </dd>
        </div>
        {mails.map(({ name, address }) => (
          <div key={address}>
            <dt>
              <FormattedMessage {...name} />
            </dt>
            <dd>
              <a href={`mailto:${address}`}>{address}</a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The exhibition's social network accounts. */
export const Socials = ({ context: { edition } }: BlockProps) => (
  <ul className={styles.socials}>
    {edition.socialLinks.map(({ name, url }) => (
      <li key={url}>
        <Card as="a" isInteractive href={url} className={styles.social} rel="noopener">
          <span className={styles.socialName} translate="no">
            {name}
          </span>
          <span className={styles.externalIcon}>
            <FormattedMessage id="page.external" />
            <Icon name="external" size={18} />
          </span>
        </Card>
      </li>
    ))}
  </ul>
);

/** Links to the one newsletter form, in the footer. */
export const Newsletter = () => (
  <a href="#newsletter" className={buttonClass('light', 'large')}>
    <Icon name="mail" />
    <FormattedMessage id="page.subscribe" />
  </a>
);

/** Both lists: the five themed exhibitions as panels, the eight themes as a list that refers to them. */
export function ThemesBlock({ context: { themes, locale } }: BlockProps) {
  const { formatMessage } = useIntl();
  if (!themes) return null;
  const colourOf = (id: number | null) => (id === null ? 'var(--steel)' : `var(--theme-${id}-main)`);
  return (
    <>
      <ul className={styles.five}>
        {themes.themes.map(({ id, name, englishName, halls, picture }) => (
          <li key={id} style={{ backgroundColor: `var(--theme-${id}-strong)` }} className={styles.panel} data-on-dark>
            <Anchor href={paths.theme.href({ lang: locale, id })} className={styles.panelLink}>
              <span className={styles.halls}>
                {formatMessage(
                  { id: 'page.hall' },
                  {
                    count: halls.length,
                    halls: halls.join(' / '),
                  },
                )}
              </span>
              <Picture className={styles.picture} image={picture} alt="" loading="lazy" />
              <h3 className={styles.panelName}>
                <PhraseLineBreaks>{name}</PhraseLineBreaks>
              </h3>
              {locale !== 'en' && (
                <span className={styles.english} lang="en">
                  {englishName}
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
      <h3 className={styles.eightTitle}>
        <FormattedMessage id="page.eightTitle" />
      </h3>
      <p className={styles.zone}>
        <FormattedMessage id="page.eightText" />
      </p>
      <ul className={styles.eight}>
        {themes.themeTexts.map(({ id, name, text, themeId }) => (
          <li key={id} className={styles.theme} style={{ borderColor: colourOf(themeId) }}>
            <h4 className={styles.themeName}>{name}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
