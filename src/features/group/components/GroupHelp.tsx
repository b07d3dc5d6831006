import { useIntl } from 'react-intl';
import styles from './GroupPanels.module.css';
import { TemplateLink } from './TemplateLink';

interface GroupHelpProps {
  email: string;
  /** Whether the way stands here too. */
  how?: boolean;
}

/** Five or more can fill in a form as a file (section 5): read in here, or sent by mail. */
export function GroupHelp({ email, how = false }: GroupHelpProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {how && (
        <section className={styles.help} aria-labelledby="group-how">
          <h2 id="group-how" className={styles.title}>
            {formatMessage({ id: 'group.howTitle' })}
          </h2>
          <ol className={styles.list}>
            <li>{formatMessage({ id: 'group.how1' })}</li>
            <li>{formatMessage({ id: 'group.how2' })}</li>
            <li>{formatMessage({ id: 'group.how3' })}</li>
          </ol>
        </section>
      )}
      <section className={styles.panel} aria-labelledby="group-file">
        <h2 id="group-file" className={styles.title}>
          {formatMessage({ id: 'group.fileTitle' })}
        </h2>
        <p className={styles.text}>{formatMessage({ id: 'group.fileText' })}</p>
        <p className={styles.action}>
          <TemplateLink />
        </p>
        <p className={styles.text}>
          {formatMessage(
            { id: 'group.mail' },
            {
              email: (
                <a key="mail" className={styles.link} href={`mailto:${email}`}>
                  {email}
                </a>
              ),
            },
          )}
        </p>
      </section>
    </>
  );
}
