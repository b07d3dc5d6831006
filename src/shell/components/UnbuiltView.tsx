import { FormattedMessage } from 'react-intl';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { Clauses } from '@/ui/Clauses';
import { footerMessages, shellMessages, unbuiltMessages } from './messages';
import styles from './UnbuiltView.module.css';

interface UnbuiltViewProps {
  locale: Locale;
  /** The page's name, as its SEO title or its menu item says it. */
  name: string;
}

/** A page that has its address but not its content yet. The attribute is for those who count what is left. */
export const UnbuiltView = ({ locale, name }: UnbuiltViewProps) => (
  <div className={styles.unbuilt} data-unbuilt>
    <p className={styles.note}>
      <FormattedMessage {...unbuiltMessages.note} />
    </p>
    <h1 className={styles.title}>
      <Clauses>{name}</Clauses>
    </h1>
    <p className={styles.text}>
      <FormattedMessage {...unbuiltMessages.text} />
    </p>
    <div className={styles.actions}>
      <Anchor href={paths.home.href({ lang: locale })} className={buttonClass('second')}>
        <FormattedMessage {...shellMessages.home} />
      </Anchor>
      <Anchor href={paths.news.href({ lang: locale })} className={buttonClass('quiet')}>
        <FormattedMessage {...footerMessages.news} />
      </Anchor>
    </div>
  </div>
);
