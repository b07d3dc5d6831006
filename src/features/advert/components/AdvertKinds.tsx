import { FormattedMessage, useIntl } from 'react-intl';
import type { AdvertType } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { PageHeading } from '@/ui/PageHeading';
import { Picture } from '@/ui/Picture';
import styles from './AdvertKinds.module.css';

/** The kinds: each with its picture and the kinds below it. */
export function AdvertKinds({ types }: { types: readonly AdvertType[] }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeading
        tone="theme-5"
        title={formatMessage({ id: 'advert.title' })}
        lead={formatMessage({ id: 'advert.lead' })}
        picture={{ url: '/art/halls/0/advertising.svg?w=960&h=640&ground=none', width: 960, height: 640 }}
      />
      <ul className={styles.kinds}>
        {types
          .filter(({ parentId }) => parentId === null)
          .map(({ id, name, summary, picture, lang }) => (
            <li key={id} className={styles.kind}>
              {picture && <Picture className={styles.picture} image={picture} loading="lazy" />}
              <div>
                <h2 className={styles.name} lang={langOf(lang, locale)}>
                  <Anchor href={paths.advertising.href({ lang: locale, adpid: id })} className={styles.link}>
                    {name}
                  </Anchor>
                </h2>
                <p className={styles.summary} lang={langOf(lang, locale)}>
                  {summary}
                </p>
                <ul className={styles.below}>
                  {types
                    .filter(({ parentId }) => parentId === id)
                    .map((type) => (
                      <li key={type.id}>
                        <Anchor
                          href={paths.advertising.href({ lang: locale, adpid: id, adsubid: type.id })}
                          className={styles.row}
                        >
                          <span lang={langOf(type.lang, locale)}>{type.name}</span>
                          <span className={styles.count}>
                            <FormattedMessage id="advert.count" values={{ count: type.detailCount }} />
                          </span>
                        </Anchor>
                      </li>
                    ))}
                </ul>
              </div>
            </li>
          ))}
      </ul>
    </>
  );
}
